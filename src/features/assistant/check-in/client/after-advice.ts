import { texts } from '../texts.ts';
import type { Notice } from './notice-state.ts';

/** What follows where one says whether a suggestion helped: a good word, the next suggestion, or the last word. */
export function afterAdvice({ sessionId, others = [] }: Notice, helped: boolean): Omit<Notice, 'follows'> {
  const [next, ...left] = others;
  if (helped) return { sessionId, message: texts.goOn, asks: null };
  if (next === undefined) return { sessionId, message: texts.enough, asks: null };
  return { sessionId, message: next, asks: 'helped', others: left };
}
