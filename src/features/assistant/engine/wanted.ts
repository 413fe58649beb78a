import { dayOf } from '#shared/day.ts';
import type { When } from '#shared/russian/when.ts';
import type { Environment } from './environment.ts';
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
  return terms.filter(
    (term) =>
      !term.taken &&
      !isMark(term) &&
      (term.quote > 0 ||
        !(
          NOISE.test(term.word) ||
          META.test(term.word) ||
          TASK_NOUN.test(term.word) ||
          LIST_NOUN.test(term.word) ||
          ALL.test(term.word)
        )),
  );
}

export const wordsOf = (terms: readonly Term[]) => describing(terms).map((term) => term.word);

export const hasContent = (terms: readonly Term[]) => describing(terms).some((term) => !PREPOSITION.test(term.word));

export const open = (task: TaskView) => task.status !== 'archived';

export function pools(env: Environment, status: Status): TaskView[][] {
  const tasks = env.view.tasks.filter(open);
  return [tasks.filter((task) => task.status === status), tasks.filter((task) => task.status !== status)];
}

export const byId = (env: Environment, ids: readonly string[]) =>
  ids.flatMap((id) => env.view.tasks.find((task) => task.id === id) ?? []);

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
  const found: Term[][] = [[]];
  for (const term of terms) {
    const cut =
      !term.quote && !term.taken && (/^[,;]$/.test(term.text) || term.kind === 'break' || JOINT.test(term.word));
    if (cut) found.push([]);
    else found.at(-1)!.push(term);
  }
  return found.filter(hasContent);
}
