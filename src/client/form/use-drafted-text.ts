import { useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#client/lib/draft.ts';
import { useDraftOwner } from '#client/lib/draft-owner.ts';

/**
 * The words of a line that stays where it is when they are sent. What is typed outlives the line, and a session that ends
 * before the answer came. `stored` is what it says where nobody types.
 */
export function useDraftedText(name: string, stored = '') {
  const owner = useDraftOwner();
  const [text, setText] = useState(() => readDraft<string>(owner, name)?.value);
  const typed = useRef(text);
  const show = (next: string | undefined) => {
    typed.current = next;
    setText(next);
  };
  const change = (next: string) => {
    show(next);
    if (next.trim() === stored) dropDraft(owner, name);
    else keepDraft(owner, name, next);
  };
  return {
    text: text ?? stored,
    /** It was typed and is not sent yet. */
    isTyped: text !== undefined,
    change,
    /** The line says again what is stored; the kept words wait until they are answered. */
    clear: () => show(undefined),
    /** They were taken, and are `sent` now: by then the line may hold others, which stay; true where it does not. */
    settle: (sent = stored) => {
      if ((typed.current ?? stored).trim() !== sent) return false;
      dropDraft(owner, name);
      show(undefined);
      return true;
    },
    /** They were refused: they stand in the line again, unless it holds others; true where they do. */
    giveBack: (words: string) => {
      if (typed.current) return false;
      change(words);
      return true;
    },
  };
}
