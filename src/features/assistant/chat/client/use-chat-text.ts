import { useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#client/lib/draft.ts';
import { useUser } from '#features/auth/client/queries.ts';
import { CHAT_DRAFT } from './chat-draft.ts';

/** What is being typed. It outlives the dialog, and a session that ends before the answer came. */
export function useChatText() {
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
