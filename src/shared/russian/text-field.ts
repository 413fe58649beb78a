import { z } from 'zod';

const NO_NUL = 'Недопустимый символ в тексте';

/** A text field: trimmed, without U+0000 (neither engine of ours stores it alike), of a bounded length. */
export function text(limits: { min?: string; max: number }) {
  const { min, max } = limits;
  const base = z
    .string({ error: ({ input }) => (input === undefined && min ? min : 'Ожидается текст') })
    .trim()
    .refine((value) => !value.includes('\u0000'), NO_NUL)
    .max(max, `Не длиннее ${max} символов`);
  return min ? base.min(1, min) : base;
}
