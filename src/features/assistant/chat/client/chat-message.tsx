import { RotateCw } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { questionWords, replyLines } from '../reply-lines.ts';
import { texts } from '../texts.ts';
import type { Line } from '../transcript.ts';
import { ChangeList } from './change-list.tsx';
import { ChoiceCard } from './choice-card.tsx';
import type { Press } from './use-conversation.ts';

interface ChatMessageProps {
  line: Line;
  /** Ids of the tasks that there are. */
  present: ReadonlySet<string>;
  /** Something is on its way: nothing else can be asked for. */
  busy: boolean;
  /** What it offers may be answered. */
  open: boolean;
  onPress: (press: Press, words: string) => void;
  onUndo: (messageId: string) => void;
  onSayAgain: () => void;
  onOpenTask: (taskId: string) => void;
}

export function ChatMessage(props: ChatMessageProps) {
  const { line, present, busy, open, onPress, onUndo, onSayAgain, onOpenTask } = props;
  const { id, role, content, metadata, state } = line;
  const own = role === 'user';
  const { changes = [], taskCount = 0, undo, card } = metadata ?? {};
  const { words, details } = replyLines(content, changes, taskCount);
  const labels = card?.proposals.map(({ label }) => label) ?? [];
  const question = questionWords(words, labels);
  return (
    <article className={classNames('flex max-w-[86%] flex-col gap-1.5', own ? 'items-end self-end' : 'items-start')}>
      <p className="sr-only">{own ? texts.you : texts.assistant}</p>
      <div
        className={classNames(
          'wrap-anywhere max-w-full whitespace-pre-line rounded-card px-4 py-2.5',
          own ? 'rounded-br-small bg-accent-soft' : 'rounded-bl-small bg-surface-hover',
          state === 'sending' && 'opacity-70',
        )}
      >
        {card ? (open ? question : question.split('\n')[0]) : words}
      </div>
      {card && <ChoiceCard messageId={id} card={card} open={open} busy={busy} onPress={onPress} />}
      {(changes.length > 0 || undo) && (
        <ChangeList
          changes={changes}
          details={details}
          total={taskCount}
          present={present}
          undo={undo}
          busy={busy}
          onUndo={() => onUndo(id)}
          onOpenTask={onOpenTask}
        />
      )}
      {own && state === 'failed' && (
        <p className="flex flex-wrap items-center justify-end gap-2 text-danger text-small">
          {texts.notSent}
          <Button variant="secondary" size="small" disabled={busy} onClick={onSayAgain}>
            <RotateCw aria-hidden />
            {texts.sayAgain}
          </Button>
        </p>
      )}
    </article>
  );
}
