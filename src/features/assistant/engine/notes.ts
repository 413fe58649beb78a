import { isInfinitive } from '#shared/russian/verbs.ts';
import type { Clause } from './clause.ts';
import { type Environment, tasksWith } from './environment.ts';
import { findTasks, NAMED, SURE } from './references.ts';
import { copies, isWord, type Term, take } from './terms.ts';
import { coreOf, finished, textOf } from './titles.ts';
import { describing } from './wanted.ts';
import { NOISE, TASK_NOUN } from './words.ts';

export const NOTE_NOUN = /^(?:описани[еяю]|комментари[йяю]|заметк[уаи]|примечани[еяю]|пометк[уа]|подробност\p{L})$/u;

/** What is to be noted, and the terms that say of which task. */
export interface Note {
  text: string;
  about: Term[];
}

const NOTING = /^(?:add|change|put|describe|make)$/;
const POINTS = /^(?:к|ко|для|у|задаче)$/;

const known = (terms: readonly Term[], env: Environment) =>
  findTasks(
    describing(terms).map((term) => term.word),
    tasksWith(env, 'active'),
    env,
  );

/** Where the text begins after a sign: «описание к макету: …», «… «…»»; -1 where no sign parts it. */
function signedFrom(terms: readonly Term[], noun: number): number {
  const colon = terms.findIndex((term, at) => at > noun && term.text === ':' && !term.quote && !terms[at + 1]?.glued);
  if (colon > 0) return colon + 1;
  return terms.findLastIndex((term, at) => term.quote > 0 && terms[at - 1]?.quote !== term.quote);
}

/** «к примерке взять туфли»: the task is named by the longest beginning that is surely one. */
function spokenFrom(terms: readonly Term[], lead: number, noun: number, env: Environment): number {
  if (lead < noun) return noun + 1;
  for (let to = terms.length - 1; to > lead + 1; to--) {
    const { found, score } = known(terms.slice(lead + 1, to), env);
    if (found.length === 1 && score >= NAMED) return to;
  }
  return -1;
}

/** «добавь описание к задаче X: Y», «допиши в заметки к X Y»; null where the clause is about something else. */
export function readNote({ terms, head }: Clause, env: Environment): Note | null {
  const noun = terms.findIndex((term) => !term.quote && NOTE_NOUN.test(term.word));
  const lead = terms.findIndex((term, at) => at > (head?.at ?? 0) && !term.quote && POINTS.test(term.word));
  if (!head || lead < 0 || !NOTING.test(head.verb) || (noun < 0 && head.verb !== 'describe')) return null;
  const signed = signedFrom(terms, noun);
  const from = signed > 0 ? signed : spokenFrom(terms, lead, noun, env);
  if (from < 0) return null;
  const text = finished(textOf(coreOf(terms.slice(from)), env.text));
  if (!text) return null;
  take(terms, head.at, head.at + 1);
  if (noun >= 0) take(terms, noun, noun + 1);
  return { text, about: terms.slice(0, from).filter((term) => term.text !== ':' || term.quote > 0) };
}

/** «добавь к макету описание: …» is about a task that there is; «добавь комментарий к макету написать» may not be. */
export function notesKnown(clause: Clause, env: Environment): boolean {
  const { terms, head } = clause;
  const first = terms.findIndex((term, at) => at > head!.at && isWord(term) && !NOISE.test(term.word));
  const opens = [terms[first], terms[first + 1]].some(
    (term) => term && !term.quote && (POINTS.test(term.word) || NOTE_NOUN.test(term.word)),
  );
  const titled = [terms[first], terms[first + 1]].some(
    (term) => isWord(term) && (isInfinitive(term.word) || (TASK_NOUN.test(term.word) && !NOTE_NOUN.test(term.word))),
  );
  if (!opens || titled) return false;
  const note = readNote({ ...clause, terms: copies(terms) }, env);
  return note !== null && known(note.about, env).score >= SURE;
}
