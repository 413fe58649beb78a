import { quotedIn } from '../../manner/quoting.ts';
import { mannerInstructions, wishesFact } from '../../manner/replies.ts';
import { type Need, subjectOf } from './encouragement.ts';

export const LONGEST = 300;
const SHORTEST = 10;

export const encouragementInstructions = ({ manner }: Need): string =>
  [
    mannerInstructions(manner),
    'Человек просит подбодрить его. Скажи два-три коротких предложения именно о его деле и времени.',
    'Не повторяй сказанного раньше. Числа бери только из фактов.',
  ].join('\n');

export const encouragementFacts = (need: Need, wishes: string, said: readonly string[]): string =>
  [subjectOf(need), said.length > 0 ? `Раньше уже сказано: ${said.join(' | ')}` : '', wishesFact(wishes)]
    .filter(Boolean)
    .join('\n');

/** A model's word as one paragraph; undefined where it was said before, or names or counts what is not so. */
export function readEncouragement(text: string, need: Need, said: readonly string[]): string | undefined {
  const word = text.replace(/\s+/g, ' ').trim();
  const facts = subjectOf(need);
  const names = quotedIn(facts);
  const numbers = new Set(facts.match(/\d+/g));
  if (word.length < SHORTEST || word.length > LONGEST || said.includes(word)) return undefined;
  if (!quotedIn(word).every((name) => names.includes(name))) return undefined;
  return (word.match(/\d+/g) ?? []).every((number) => numbers.has(number)) ? word : undefined;
}
