import { compareText, indexAfter } from '#shared/rank.ts';
import type { StoredTask } from './contract.ts';
import { between } from './day-order.ts';

/** What the order of a project reads of a task. */
export type InProject = Pick<StoredTask, 'id' | 'createdAt' | 'projectRank'>;

/** What is said of its place: behind that task of the project, first where it is null, at the end where it is none of them. */
export interface ProjectPlace {
  projectId: string;
  afterTaskId: string | null;
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Of an instant in milliseconds, until the year 8888. */
const INSTANT_DIGITS = 8;
/** Begins a rank whose whole part has so many digits. */
const LEAD = 'h';
/** Of an id, behind the time that it begins with: what tells apart, and puts in order, what was made at once. */
const OWN_PART = [13, 24] as const;

/** With what every place of a project begins, so that it says nothing of another one. */
export const placesIn = (projectId: string): string => `${projectId} `;

/** Where a task stands that nobody has moved: behind all that was made before it. It is a rank, so that others can be put around it. */
export function rankOfCreation({ id, createdAt }: Pick<InProject, 'id' | 'createdAt'>): string {
  let digits = '';
  for (let rest = Date.parse(createdAt); digits.length < INSTANT_DIGITS; rest = Math.floor(rest / DIGITS.length))
    digits = DIGITS[rest % DIGITS.length]! + digits;
  return `${LEAD}${digits}${id.replaceAll('-', '').slice(...OWN_PART)}V`;
}

/** The rank of a task within its project. */
export function rankIn(task: InProject, projectId: string): string {
  const begins = placesIn(projectId);
  return task.projectRank?.startsWith(begins) ? task.projectRank.slice(begins.length) : rankOfCreation(task);
}

/** The tasks of a project in its order. */
export const inProjectOrder = <T extends InProject>(tasks: readonly T[], projectId: string): T[] =>
  tasks
    .map((task) => ({ task, rank: rankIn(task, projectId) }))
    .sort((a, b) => compareText(a.rank, b.rank) || compareText(a.task.id, b.task.id))
    .map(({ task }) => task);

/** The place as it is shown until the server, which alone makes ranks, has said it. @param tasks those of the project */
export function shownProjectRank(tasks: readonly InProject[], { projectId, afterTaskId }: ProjectPlace): string {
  const all = inProjectOrder(tasks, projectId);
  const at = indexAfter(all, afterTaskId);
  const [before, behind] = [all[at - 1], all[at]].map((task) => task && rankIn(task, projectId));
  return `${placesIn(projectId)}${between(before ?? '', behind)}`;
}
