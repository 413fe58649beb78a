import { z } from 'zod';
import { isStorable, VISIBLE } from '../characters.ts';

/** Said of a text that no database of ours keeps as it is: `isStorable`. */
export const UNSTORABLE_TEXT = 'Недопустимый символ в тексте';

/**
 * A text field: trimmed, otherwise kept as it was typed, of a bounded length in UTF-16 units. With `min`, the words for a
 * missing one, it holds something to be seen.
 */
export function text(limits: { min?: string; max: number }) {
  const { min, max } = limits;
  const base = z
    .string({ error: ({ input }) => (input === undefined && min ? min : 'Ожидается текст') })
    .trim()
    .refine(isStorable, UNSTORABLE_TEXT)
    .max(max, `Не длиннее ${max} символов`);
  return min ? base.regex(VISIBLE, min) : base;
}
