import { useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#client/lib/draft.ts';
import { useDraftOwner } from '#client/lib/draft-owner.ts';

/**
 * The words of a line that stays where it is when they are sent. What is typed outlives the line, and a session that ends
 * before the answer came.
 */
export function useDraftedText(name: string) {
  const owner = useDraftOwner();
  const [text, setText] = useState(() => readDraft<string>(owner, name)?.value ?? '');
  const typed = useRef(text);
  const show = (next: string) => {
    typed.current = next;
    setText(next);
  };
  const change = (next: string) => {
    show(next);
    if (next.trim()) keepDraft(owner, name, next);
    else dropDraft(owner, name);
  };
  return {
    text,
    change,
    /** The line is empty again; the kept words wait until they are answered. */
    clear: () => show(''),
    /** They were taken: by now the line may hold others, which stay. */
    settle: () => {
      if (!typed.current.trim()) dropDraft(owner, name);
    },
    /** They were refused: they stand in the line again, unless it holds others; true where they do. */
    giveBack: (words: string) => {
      if (typed.current) return false;
      change(words);
      return true;
    },
  };
}
