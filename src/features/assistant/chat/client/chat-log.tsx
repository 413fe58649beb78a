import { ArrowDown } from 'lucide-react';
import { useMemo } from 'react';
import { clientId } from '#client/lib/client-id.ts';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-message.tsx';
import { useTasks } from '#features/tasks/client/queries.ts';
import { texts } from '../texts.ts';
import { openCard } from '../transcript.ts';
import { ChatMessage } from './chat-message.tsx';
import { ChatWelcome } from './chat-welcome.tsx';
import { TypingIndicator } from './typing-indicator.tsx';
import type { Conversation, Press } from './use-conversation.ts';

interface ChatLogProps {
  conversation: Conversation;
  /** The welcome stands in the place of the history. */
  welcome: boolean;
  atEnd: boolean;
  onToEnd: () => void;
  onSay: (message: string, again?: { id: string; voice: boolean }) => void;
  onPress: (press: Press, words: string) => void;
  onOpenTask: (taskId: string) => void;
}

/** Everything said so far, read out as it comes. */
export function ChatLog({ conversation, welcome, atEnd, onToEnd, onSay, onPress, onOpenTask }: ChatLogProps) {
  const { transcript, history, pending, undo, undoing } = conversation;
  const tasks = useTasks().data;
  const present = useMemo(() => new Set(tasks?.map(({ id }) => id)), [tasks]);
  const asked = openCard(transcript, clientId, Date.now())?.id;
  const empty = transcript.length === 0;
  if (empty && !welcome && history.isLoading) return <LogSkeleton />;
  return (
    <div className="flex min-h-full flex-col justify-end gap-3 pt-2">
      {history.isError && empty && !welcome && (
        <ErrorState
          title={texts.historyFailed}
          text={texts.historyFailedText}
          retryLabel={texts.retry}
          onRetry={() => void history.refetch()}
          pending={history.isFetching}
        />
      )}
      <div role="log" aria-label={texts.log} className="flex flex-col gap-3">
        {(welcome || (empty && history.isSuccess)) && <ChatWelcome onSay={onSay} />}
        {!welcome &&
          transcript.map((line) => (
            <ChatMessage
              key={line.id}
              line={line}
              present={present}
              busy={pending || undoing}
              open={line.id === asked}
              onPress={onPress}
              onUndo={undo}
              onSayAgain={() => onSay(line.content, { id: line.id, voice: line.metadata?.voice ?? false })}
              onOpenTask={onOpenTask}
            />
          ))}
      </div>
      <TypingIndicator shown={pending} />
      {!atEnd && (
        <div className="sticky bottom-0 flex justify-center">
          <Button variant="secondary" size="small" onClick={onToEnd} className="shadow-float">
            <ArrowDown aria-hidden />
            {texts.toEnd}
          </Button>
        </div>
      )}
    </div>
  );
}

function LogSkeleton() {
  return (
    <div className="flex min-h-full flex-col justify-end gap-3">
      <Skeleton className="h-11 w-2/3 self-end rounded-card" />
      <Skeleton className="h-20 w-3/4 rounded-card" />
    </div>
  );
}
