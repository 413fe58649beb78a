import { OWN_DOING } from './own-doing.ts';
import type { Token } from './text.ts';
import { compatible, findPieces, momentOf, type When } from './when.ts';
import type { Clock } from './when-piece.ts';

/** One's own doing on a day: tokens `from` up to, not including, `to`. */
export interface SaidDoing {
  when: When;
  from: number;
  to: number;
}

const BESIDE = /^(?:за|на|это|этим|им|ею|ней|него|нее|сам|сама|я|буду|только|уже|ей|поутру|сразу)$/;
const JOINT = /^(?:,|;|\.|–|—|-|а|но|и)$/;
const INFINITIVE = /(?:ть|ти|чь|ться|тись|чься)$/;

/** «…, сделаю в среду», «позвонить маме сяду завтра в 10»: a clause of its own, at the end of what is to be done, in which nothing else is said. */
export function saidDoing(tokens: readonly Token[], clock: Clock): SaidDoing | null {
  const verb = tokens.findIndex(({ word, quote }, at) => !quote && at > 0 && OWN_DOING.test(word));
  if (verb < 0) return null;
  const before = tokens.slice(0, verb);
  const led = JOINT.test(before.at(-1)!.word || before.at(-1)!.text);
  if (!led && !before.some(({ word }) => INFINITIVE.test(word))) return null;
  const end = tokens.findIndex(
    ({ kind, text }, at) => at > verb && (kind === 'break' || (kind === 'mark' && text !== ':')),
  );
  const to = end < 0 ? tokens.length : end;
  const clause = tokens.slice(verb, to);
  const pieces = compatible(clause, findPieces(clause, clock));
  const when = momentOf(clause, pieces, clock);
  if (!when?.saysDay || when.past) return null;
  const isSaid = (at: number) => at === 0 || pieces.some((piece) => at >= piece.from && at < piece.to);
  if (!clause.every(({ word }, at) => isSaid(at) || BESIDE.test(word))) return null;
  let from = verb;
  while (from > 0 && JOINT.test(tokens[from - 1]!.word || tokens[from - 1]!.text)) from--;
  return from > 0 ? { when, from, to } : null;
}
