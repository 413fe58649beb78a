import { Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#client/lib/draft.ts';
import type { OpenAssistant } from '#client/lib/open-assistant.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { useUser } from '#features/auth/client/queries.ts';
import { MotivateTool } from '../../motivation/client/motivate-tool.tsx';
import { texts } from '../texts.ts';
import { ChatComposer } from './chat-composer.tsx';
import { CHAT_DRAFT } from './chat-draft.ts';
import { ChatLog } from './chat-log.tsx';
import { confirmClearing, useClearHistory } from './queries.ts';
import { useConversation } from './use-conversation.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

interface ChatDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Why it was opened; a new object each time. */
  asked: OpenAssistant;
  onOpenTask: (taskId: string) => void;
}

/** The conversation with the assistant. It stays mounted while closed: an answer that comes then is told of all the same. */
export function ChatDialog({ open, onOpenChange, asked, onOpenTask }: ChatDialogProps) {
  const conversation = useConversation(open);
  const { transcript, pending, send, forget } = conversation;
  const [welcome, setWelcome] = useState(false);
  const draft = useChatText();
  const composer = useRef<HTMLTextAreaElement>(null);
  const end = useStickToEnd(open ? `${transcript.length} ${pending}` : '');
  const clear = useClearHistory();

  const say = (message: string, id?: string) => {
    if (!send(message, { ...(id && { id }), onAnswer: draft.settle })) return false;
    setWelcome(false);
    end.follow();
    return true;
  };
  const submit = () => say(draft.text) && draft.clear();

  const begin = useEffectEvent(() => {
    setWelcome(asked.welcome ?? false);
    if (asked.say && !say(asked.say)) draft.change(asked.say);
  });
  useEffect(() => {
    if (asked) begin();
  }, [asked]);
  useEffect(() => {
    if (!open) forget();
  }, [open, forget]);
  // A disabled field loses the focus; the answer gives it back.
  useEffect(() => {
    if (open && !pending) composer.current?.focus();
  }, [open, pending]);

  const clearHistory = async () => {
    if (await confirmClearing()) clear.mutate();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      closeLabel={texts.close}
      tall
      bodyRef={end.scroller}
      initialFocus={composer}
      tools={
        <>
          <MotivateTool />
          <IconButton
            label={texts.clear}
            tone="danger"
            onClick={clearHistory}
            disabled={transcript.length === 0 || pending || clear.isPending}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </>
      }
      footer={
        <ChatComposer ref={composer} text={draft.text} onChange={draft.change} onSubmit={submit} pending={pending} />
      }
    >
      <ChatLog
        conversation={conversation}
        welcome={welcome}
        atEnd={end.atEnd}
        onToEnd={end.follow}
        onSay={say}
        onOpenTask={(taskId) => {
          onOpenChange(false);
          onOpenTask(taskId);
        }}
      />
    </Dialog>
  );
}

/** What is being typed. It outlives the dialog, and a session that ends before the answer came. */
function useChatText() {
  const userId = useUser().data?.id ?? '';
  const [text, setText] = useState(() => readDraft<string>(userId, CHAT_DRAFT)?.value ?? '');
  const typed = useRef(text);
  const show = (next: string) => {
    typed.current = next;
    setText(next);
  };
  return {
    text,
    change: (next: string) => {
      show(next);
      if (next.trim()) keepDraft(userId, CHAT_DRAFT, next);
      else dropDraft(userId, CHAT_DRAFT);
    },
    /** The field is empty again; the kept words wait until they are answered. */
    clear: () => show(''),
    settle: () => {
      if (!typed.current.trim()) dropDraft(userId, CHAT_DRAFT);
    },
  };
}
