import { findPieces } from '#shared/russian/when.ts';
import { card } from './card.ts';
import { type Environment, tasksWith } from './environment.ts';
import type { Outcome, Step } from './model.ts';
import { findTasks, SURE } from './references.ts';
import { isMark, type Message, readMessage, type Term } from './terms.ts';
import { wordsOf } from './wanted.ts';
import { PREPOSITION } from './words.ts';

/** «…больше не надо», «…можно не чинить», «…не будет»: a thing is off, and it is not said what to do with its task. */
const OFF = /(?:^|\s)(?:не\s(?:надо|нужн[аоы]?|буд(?:ет|ут))|можно\sне|неактуальн\p{L}+)(?=\s|$)/u;
/** «не буду …», «решила не …», «забил на …»: somebody is not going to do it. */
const REFUSED = /(?:^|\s)(?:не\s(?:буд(?:у|ем)|стан(?:у|ем))|решил[аи]?\sне|забил[аи]?\sна)(?=\s|$)/u;
const BESIDE = /^(?:больше|делать|заниматься|выполнять|я|мы|уже|точно)$/;

/** The one task that is named beside the words that call it off. */
function taskCalledOff(terms: readonly Term[], off: string, env: Environment): string | null {
  const parts = new Set(off.trim().split(' '));
  const words = wordsOf(terms).filter((word) => !parts.has(word) && !BESIDE.test(word) && !PREPOSITION.test(word));
  const { found, score } = findTasks(words, tasksWith(env, 'active'), env);
  return found.length === 1 && score >= SURE ? found[0]!.id : null;
}

const said = (terms: readonly Term[]) => terms.map(({ word }) => word).join(' ');

const deleting = (id: string): Step[] => [{ do: 'delete', ids: [id] }];
const dropping = (id: string): Step[] => [{ do: 'drop', ids: [id] }];

/** Asks whether a task that somebody is not going to do is closed undone, or deleted; null where more is said than that. */
export function refusedDeed({ terms }: Message, env: Environment): Outcome | null {
  const all = terms.filter((term) => !isMark(term));
  const refused = REFUSED.exec(said(all));
  const more = terms.slice(0, -1).some(isMark) || terms.some(({ word, text }) => word === 'и' || text === '?');
  if (!refused || more || findPieces(all, env.clock).length > 0) return null;
  const id = taskCalledOff(all, refused[0], env);
  return id === null ? null : card([dropping(id), deleting(id)], env);
}

/** Asks whether the task that a message calls off is to be deleted, or closed undone; null where it names no single one. */
export function calledOff(raw: string, env: Environment): Outcome | null {
  const { terms } = readMessage(raw);
  const off = OFF.exec(said(terms));
  const id = off && taskCalledOff(terms, off[0], env);
  return id === null ? null : card([deleting(id), dropping(id)], env);
}
