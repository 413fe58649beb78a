import { pairAt } from '../../manner/variety.ts';
import { phaseOf } from '../rules.ts';
import { factsOf, type Occasion } from './occasion.ts';
import { QUESTIONS } from './questions.ts';
import { PERSONALITY_REMARKS, REACTIONS, TONE_REMARKS } from './remarks.ts';

/** Earlier words among which the same remark and question must not stand again. */
const REMEMBERED = 24;

/** What was said before, newest last: of this session, and of the sessions before it. */
export interface Spoken {
  session: readonly string[];
  earlier: readonly string[];
  /** How many words this user has ever heard: the lists go on from one session to the next. */
  count: number;
}

/** What the assistant says during a session: the facts, a remark or a reaction to the last answer, and a question. */
export function checkInReply(occasion: Occasion, { session, earlier, count }: Spoken): string {
  const { tone, role, personality } = occasion.manner;
  const phase = phaseOf(occasion.elapsedMinutes, occasion.plannedMinutes);
  const remarks = occasion.answer
    ? REACTIONS[occasion.answer][tone]
    : [...TONE_REMARKS[tone][phase], ...PERSONALITY_REMARKS[personality][phase]];
  const questions = QUESTIONS[role][phase];
  const facts = factsOf(occasion);
  const tails = Array.from({ length: remarks.length * questions.length }, (_, step) =>
    pairAt(remarks, questions, count + step).join(' '),
  );
  const recent = [...earlier, ...session].slice(-REMEMBERED);
  const isFresh = (tail: string) => !recent.some((message) => message.endsWith(tail));
  const isNew = (tail: string) => !session.includes(`${facts} ${tail}`);
  return `${facts} ${tails.find((tail) => isFresh(tail) && isNew(tail)) ?? tails.find(isNew) ?? tails[0]}`;
}
