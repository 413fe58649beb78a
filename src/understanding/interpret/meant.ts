import { isContent } from '../hear/kinship.ts';
import type { Word } from '../hear/words.ts';
import type { KnownTask, Meant } from '../model.ts';
import type { Clause } from '../read/clauses.ts';
import { type Interpretation, partsWith, placesOf } from './context.ts';

/** Words that name no task by themselves. */
const POINTING = new Set(
  'мой моя мою мои эту этот это эти та тот ту те задача дело пункт свой уже там вон еще который наш запись таска таск она он оно они ее его их ней нее него ему ей им них нею туда сюда последний крайний предыдущий самый'.split(
    ' ',
  ),
);

/** True for a word that tells one task from another. */
export const describesTask = (word: Word): boolean =>
  isContent(word) && !POINTING.has(word.lemma) && !POINTING.has(word.word);

/** Verbs that say no more of a task than that it is there or has something. */
const IS_THERE =
  /^(?:сто[иял]|вис[иея]|висл|леж[иа]|есть$|был|буд|имеют|имеет|числ|наход|относ|значит|значат|идет$|идут$|попа[лд]|помеч|отмеч|нос[ия]т|стал|привяза|повеш|навеш)/;

/** True for a word that says nothing of which task is meant, beside what else tells that: «всем, у кого нынче стоит …». */
export const isIdle = ({ speech, word, readings }: Word): boolean =>
  /^(?:VERB|INFN|PRTF|PRTS|GRND)$/.test(speech)
    ? IS_THERE.test(word)
    : !/^(?:NOUN|ADJF|ADJS|COMP|NUM|NUMR|UNKN|LATN)$/.test(speech) ||
      readings[0]?.includes('Apro') === true ||
      readings[0]?.includes('Anph') === true;

/** Those of the tasks that have one of the ids, in their order. */
export function tasksWith(ids: readonly string[], tasks: readonly KnownTask[]): KnownTask[] {
  const some = new Set(ids);
  return tasks.filter(({ id }) => some.has(id));
}

export const these = (tasks: readonly KnownTask[], sure: boolean): Meant => ({
  kind: 'these',
  ids: tasks.map(({ id }) => id),
  sure,
});

/** The only one, or the choice among several; null for none. */
export function chosen(tasks: readonly KnownTask[]): Meant | null {
  if (tasks.length === 0) return null;
  return tasks.length === 1 ? these(tasks, true) : { kind: 'one of', ids: tasks.map(({ id }) => id) };
}

/** «отметь её выполненной»: what it is to be, which names nothing. */
const STATE = /^(?:выполненн|завершенн|сделанн|законченн|готов|закрыт)(?:ой|ою|ым|ыми)$/;

/** What was said of a task that is not there, without «задачу про». */
export function unknown(
  clause: Pick<Clause, 'parts'>,
  { words, text }: Interpretation,
): Extract<Meant, { kind: 'unknown' }> {
  const said = placesOf(partsWith(clause, 'ref')).map((at) => words[at]!);
  const tells = (word: Word) => describesTask(word) && !STATE.test(word.word);
  const [from, to] = [said.findIndex(tells), said.findLastIndex(tells)];
  return { kind: 'unknown', said: from < 0 ? '' : text.slice(said[from]!.start, said[to]!.end) };
}
