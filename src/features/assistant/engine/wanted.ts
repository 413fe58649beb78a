import { dayOf } from '#shared/day.ts';
import { rememberedOfWords } from '#shared/russian/remembered-words.ts';
import type { When } from '#shared/russian/when.ts';
import { spend } from '#shared/work.ts';
import { type Environment, tasksWith, tasksWithout } from './environment.ts';
import type { Priority, Status, TaskView } from './model.ts';
import type { ProjectSlot } from './project-slot.ts';
import { isMark, type Term } from './terms.ts';
import { ALL, LIST_NOUN, META, NOISE, PREPOSITION, TASK_NOUN } from './words.ts';

/** Which tasks a clause means. */
export type Target =
  | { kind: 'found'; tasks: TaskView[]; sure: boolean }
  | { kind: 'several'; tasks: TaskView[] }
  | { kind: 'none'; said: string; near: TaskView[]; elsewhere?: TaskView }
  | { kind: 'unsaid' };

export interface Wanted {
  /** Where to look first; the other statuses are looked at where nothing is found. */
  status: Status;
  deed: 'complete' | 'activate' | 'delete' | 'update' | 'create' | 'report';
  when: When | null;
  project: ProjectSlot | null;
  priority: Priority | null;
  /** Ids that «её» and «обе» mean. */
  recent: readonly string[];
  /** A past tense without a command: be careful. */
  statement?: boolean;
}

/** Words that may describe a task: no command, no talk, nothing that a slot has taken. */
export function describing(terms: readonly Term[]): Term[] {
  spend(terms.length);
  return terms.filter(describes);
}

const describes = (term: Term) => !term.taken && !isMark(term) && (term.quote > 0 || !isTalk(term.word));

const isTalk = rememberedOfWords(
  (word) => NOISE.test(word) || META.test(word) || TASK_NOUN.test(word) || LIST_NOUN.test(word) || ALL.test(word),
);

export const wordsOf = (terms: readonly Term[]) => describing(terms).map((term) => term.word);

export function hasContent(terms: readonly Term[]): boolean {
  const at = terms.findIndex((term) => describes(term) && !PREPOSITION.test(term.word));
  spend(at < 0 ? terms.length : at);
  return at >= 0;
}

export const pools = (env: Environment, status: Status): (readonly TaskView[])[] => [
  tasksWith(env, status),
  tasksWithout(env, status),
];

export const sameDay = (task: TaskView, when: When, env: Environment) =>
  task.dueDate !== null && dayOf(task.dueDate, env.clock.zone) === when.day;

/** Among equals, those of the day, project or priority that the clause also names. */
export function narrowed(tasks: readonly TaskView[], wanted: Wanted, env: Environment): Target {
  let left = [...tasks];
  const keep = (test: (task: TaskView) => boolean) => {
    const kept = left.filter(test);
    if (kept.length > 0 && left.length > 1) left = kept;
  };
  const { when, project, priority } = wanted;
  if (when) keep((task) => sameDay(task, when, env));
  if (project?.project) keep((task) => task.projectId === project.project!.id);
  if (priority) keep((task) => task.priority === priority);
  return left.length === 1 ? { kind: 'found', tasks: left, sure: true } : { kind: 'several', tasks: left };
}

/** More tasks than a person names one by one in a sentence. */
export const MOST_PARTS = 20;

const JOINT = /^(?:и|а|или|также|плюс|еще)$/;

export function parts(terms: readonly Term[]): Term[][] {
  spend(terms.length);
  const found: Term[][] = [[]];
  for (const term of terms) {
    const cut =
      !term.quote && !term.taken && (/^[,;]$/.test(term.text) || term.kind === 'break' || JOINT.test(term.word));
    if (cut) found.push([]);
    else found.at(-1)!.push(term);
  }
  return found.filter(hasContent);
}
