import { quotedIn } from '../../manner/quoting.ts';
import { mannerInstructions, wishesFact } from '../../manner/replies.ts';
import type { Answer } from '../rules.ts';
import type { Spoken } from './check-in.ts';
import { factsOf, type Occasion } from './occasion.ts';

/** Characters that fit the card. */
export const LONGEST = 280;
const SHORTEST = 10;
/** Earlier words that a model is told not to repeat. */
const TOLD = 8;

const ANSWERS: Record<Answer, string> = {
  well: 'всё идёт хорошо',
  hard: 'идёт трудно',
  pause: 'нужна была пауза',
};

export const checkInInstructions = ({ manner }: Occasion): string =>
  [
    mannerInstructions(manner),
    'Человек работает в фокус-сессии. Скажи ему одно-два коротких предложения: о том, как идёт время, и вопрос или совет по роли.',
    'Не повторяй сказанного раньше ни словами, ни мыслью. Числа бери только из фактов.',
  ].join('\n');

export function checkInFacts(occasion: Occasion, { session, earlier }: Spoken): string {
  const before = [...earlier, ...session].slice(-TOLD);
  return [
    factsOf(occasion),
    occasion.answer ? `На прошлый вопрос человек ответил: ${ANSWERS[occasion.answer]}.` : '',
    before.length > 0 ? `Раньше уже сказано: ${before.join(' | ')}` : '',
    wishesFact(occasion.wishes),
  ]
    .filter(Boolean)
    .join('\n');
}

/** A model's word as one paragraph; undefined where it was said before, or names or counts what is not so. */
export function readCheckIn(text: string, occasion: Occasion, { session, earlier }: Spoken): string | undefined {
  const word = text.replace(/\s+/g, ' ').trim();
  if (word.length < SHORTEST || word.length > LONGEST) return undefined;
  if ([...earlier, ...session].includes(word)) return undefined;
  const facts = factsOf(occasion);
  const names = quotedIn(facts);
  const numbers = new Set(facts.match(/\d+/g));
  if (!quotedIn(word).every((name) => names.includes(name))) return undefined;
  return (word.match(/\d+/g) ?? []).every((number) => numbers.has(number)) ? word : undefined;
}
