import { isInfinitive } from '#shared/russian/verbs.ts';
import type { Clause } from './clause.ts';
import { type Environment, tasksWith } from './environment.ts';
import { takeProject } from './project-slot.ts';
import { findTasks, NAMED } from './references.ts';
import { takeWhen } from './slots.ts';
import { copies } from './terms.ts';
import { describing } from './wanted.ts';
import { PRIORITY_NOUN, TASK_NOUN } from './words.ts';

/** What stands before «срок» or «приоритет» is a task of the account. */
export function namesKnown({ terms, head }: Clause, env: Environment): boolean {
  const property = terms.findIndex((term) => PRIORITY_NOUN.test(term.word) || /^(?:срок|дедлайн)$/.test(term.word));
  const words = describing(terms.slice((head?.at ?? -1) + 1, property)).map((term) => term.word);
  return findTasks(words, env.view.tasks, env).score >= 0.85;
}

/** «задачу про хлеб закинь в проект «Дом»»: what stands before the command is a task that there is. */
export const refersAhead = ({ terms, head }: Clause) =>
  terms.some(
    (term, at) =>
      at < head!.at &&
      !term.quote &&
      TASK_NOUN.test(term.word) &&
      /^(?:про|с|со|о|об|насчет)$/.test(terms[at + 1]?.word ?? '') &&
      at + 2 < head!.at,
  );

const TOSSES = /^(?:за|до|на|под)?кинь(?:те)?$/;

/** «закинь макет в проект «Журнал»» moves the one task that the words name; «закинь купить клей в проект …» adds. */
export function tossesKnown({ terms, head }: Clause, env: Environment): boolean {
  const rest = copies(terms.slice(head!.at + 1));
  const about = rest.findIndex((term) => TASK_NOUN.test(term.word));
  const pointed = about >= 0 && /^(?:про|с|со|о|об|насчет)$/.test(rest[about + 1]?.word ?? '');
  if (!(TOSSES.test(terms[head!.at]!.word) && about < 0) && !pointed) return false;
  const project = takeProject(rest, env.text, env.view.projects);
  if (!project?.project || rest.some((term) => isInfinitive(term.word)) || takeWhen(copies(rest), env.clock) !== null)
    return false;
  const active = tasksWith(env, 'active');
  const { found, score } = findTasks(
    describing(rest).map((term) => term.word),
    active,
    env,
  );
  return found.length === 1 && score >= NAMED;
}
