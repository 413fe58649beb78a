import { outcome } from './concluding.ts';
import { type Environment, tasksWith } from './environment.ts';
import type { Outcome } from './model.ts';
import { findTasks, SURE } from './references.ts';
import { readMessage } from './terms.ts';
import { wordsOf } from './wanted.ts';
import { quote } from './wording.ts';
import { PREPOSITION } from './words.ts';

/** «…больше не надо», «…можно не чинить», «…не будет»: a thing is off, and it is not said what to do with its task. */
const OFF = /(?:^|\s)(?:не\s(?:надо|нужн[аоы]?|буд(?:у|ем|ет|ут))|можно\sне|неактуальн\p{L}+)(?=\s|$)/u;

/** Asks whether the task that a message calls off is to be deleted; null where it names no single one. */
export function calledOff(raw: string, env: Environment): Outcome | null {
  const { terms } = readMessage(raw);
  const said = terms.map(({ word }) => word).join(' ');
  const off = OFF.exec(said);
  if (!off) return null;
  const parts = new Set(off[0].trim().split(' '));
  const words = wordsOf(terms).filter((word) => !parts.has(word) && word !== 'больше' && !PREPOSITION.test(word));
  const { found, score } = findTasks(words, tasksWith(env, 'active'), env);
  const [task] = found;
  if (found.length !== 1 || !task || score < SURE) return null;
  return outcome(`Удалить задачу ${quote(task.title)}?`, {
    pending: { kind: 'confirm', steps: [{ do: 'delete', ids: [task.id] }] },
  });
}
