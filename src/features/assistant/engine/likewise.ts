import { saidBy } from './answering.ts';
import { clausesOf } from './clauses.ts';
import { conclude } from './concluding.ts';
import { type Environment, tasksWith } from './environment.ts';
import type { Outcome } from './model.ts';
import { findTasks, NAMED } from './references.ts';
import type { Message } from './terms.ts';
import { wordsOf } from './wanted.ts';
import { META } from './words.ts';

const ALSO = /(?:^| )(?:тоже|также)(?: |$)/;

/** Said beside the name; in «хлеб тоже нужен» another word says something of it. */
const LINK = /^(?:и|а|да|ну|еще|тоже|также|про|эту|вот|пожалуйста)$/;

/** «вождение тоже» after «удали макет»: the same is to be done to another task. */
export function likewise({ terms }: Message, env: Environment): Outcome | null {
  const { lastAction } = env.context;
  if (lastAction !== 'delete' && lastAction !== 'complete' && lastAction !== 'activate') return null;
  if (!ALSO.test(saidBy(terms)) || terms.some((term) => META.test(term.word) && !LINK.test(term.word))) return null;
  if (clausesOf(terms, env.clock).some(({ head }) => head !== null)) return null;
  const status = lastAction === 'activate' ? 'completed' : 'active';
  const { found, score } = findTasks(wordsOf(terms), tasksWith(env, status), env);
  if (found.length !== 1 || score < NAMED) return null;
  return conclude([{ do: lastAction, ids: [found[0]!.id] }], env);
}
