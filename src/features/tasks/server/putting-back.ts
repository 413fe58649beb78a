import { dequal } from 'dequal/lite';
import type { Column } from '#features/columns/contract.ts';
import type { PutBack, Reason } from '#features/journal/contract.ts';
import type { Actor } from '#server/context.ts';
import type { Image } from '#server/journal/images.ts';
import type { Entry } from '#server/journal/journal.ts';
import { AppError } from '#shared/errors.ts';
import { pick } from '#shared/fields.ts';
import { RESTORE_WINDOW } from '#shared/restoring.ts';
import { readCell } from '#shared/stored.ts';
import { FRESH_TASK, TOLD_FIELDS } from '../field-sets.ts';
import { stepsBack } from '../step-acts.ts';
import type { Step } from '../step-contract.ts';
import { fieldOf, JOURNALED, PLACE, PLACED_BY } from './images.ts';
import { taskRows } from './rows.ts';
import type { TaskRow } from './store.ts';

const COLUMNS = new Map(JOURNALED);
const FRESH: Readonly<Record<string, unknown>> = FRESH_TASK;

/** What taking a change back asks of the account. */
export interface Surroundings {
  board: readonly Pick<Column, 'id'>[];
  hasProject(id: string): Promise<boolean>;
  now: number;
}

/** What an entry leads a task back to: the fields to be written, and those that stay. */
export interface WayBack extends PutBack {
  fields: Image;
}

function is(row: TaskRow, image: Image, field: string): boolean {
  const column = COLUMNS.get(field)!;
  // Of before there was such a field, an image is of a task that had what a new one has.
  const told = image[field] ?? (field in image ? null : (FRESH[field] ?? null));
  // Of before there were days, an image tells one by the instant at which it ends.
  return dequal(fieldOf(row, column), told) || (field === 'dueDate' && readCell(column.as, row.due_at) === told);
}

/** The changed fields, those together that are taken back together or not at all. */
function unitsOf(fields: readonly string[]): string[][] {
  const place = fields.filter((field) => PLACE.includes(field));
  const others = fields.filter((field) => !PLACE.includes(field) && COLUMNS.has(field));
  return [...others.map((field) => [field]), ...(place.length > 0 ? [place] : [])];
}

const steps = (image: Image | null): readonly Step[] => (image?.steps ?? []) as Step[];

/** The steps of a row once an act is taken back; null where each was changed since. */
const stepsOf = (row: TaskRow, before: Image | null, after: Image): Step[] | null =>
  stepsBack(taskRows.read(row).steps, steps(before), steps(after));

/** True where nobody has changed a part of a task since. */
function isUntouched(row: TaskRow, { before, after }: Entry, unit: readonly string[]): boolean {
  if (unit[0] === 'steps') return stepsOf(row, before, after) !== null;
  const placed = unit.filter((field) => PLACED_BY.some((name) => name === field));
  if (unit[0] === 'deletedAt' && after.deletedAt !== null)
    return row.deleted_at === null || is(row, after, 'deletedAt');
  return (placed.length > 0 ? placed : unit).every((field) => is(row, after, field));
}

/** Whether some part of a task still is what an entry made of it. */
export const stands = (row: TaskRow, entry: Entry): boolean =>
  entry.before !== null && unitsOf(Object.keys(entry.after)).some((unit) => isUntouched(row, entry, unit));

async function isHomeless({ projectId, kanbanColumnId }: Image, { board, hasProject }: Surroundings): Promise<boolean> {
  if (typeof projectId === 'string') return !(await hasProject(projectId));
  return typeof kanbanColumnId === 'string' && !board.some(({ id }) => id === kanbanColumnId);
}

/** What stands in the way of taking a part of a task back. */
async function obstacleOf(
  row: TaskRow,
  entry: Entry,
  unit: readonly string[],
  around: Surroundings,
): Promise<Reason | null> {
  if (!isUntouched(row, entry, unit)) return 'changed';
  return (await isHomeless(pick(entry.before!, unit), around)) ? 'homeless' : null;
}

/** What became of a task that an entry had made: it goes again unless somebody has worked on it. */
function wayOut(row: TaskRow, { after }: Entry, now: number): Pick<WayBack, 'deed' | 'kept' | 'reason' | 'fields'> {
  if (row.deleted_at !== null) return { deed: null, kept: [], reason: null, fields: {} };
  const kept = TOLD_FIELDS.filter((field) => !is(row, after, field));
  if (kept.length > 0) return { deed: null, kept, reason: 'changed', fields: {} };
  return { deed: 'removed', kept, reason: null, fields: { deletedAt: new Date(now).toISOString() } };
}

/** Where taking an entry back leads a task, deleted ones among them. */
export async function wayBack(row: TaskRow, entry: Entry, around: Surroundings): Promise<WayBack> {
  const { before, after } = entry;
  const told = { kind: 'tasks', id: row.id, title: row.title };
  if (!before) return { ...told, ...wayOut(row, entry, around.now) };
  const fields = Object.keys(after);
  const isGone = row.deleted_at !== null && typeof after.deletedAt !== 'string';
  const isOver = row.deleted_at !== null && row.deleted_at < around.now - RESTORE_WINDOW;
  if (isGone || isOver) return { ...told, deed: null, kept: fields, reason: 'gone', fields: {} };
  const back: Image = {};
  const kept: string[] = [];
  let reason: Reason | null = null;
  for (const unit of unitsOf(fields)) {
    const obstacle = await obstacleOf(row, entry, unit, around);
    if (obstacle) kept.push(...unit);
    else Object.assign(back, unit[0] === 'steps' ? { steps: stepsOf(row, before, after) } : pick(before, unit));
    reason ??= obstacle;
  }
  const returns = 'deletedAt' in back && back.deletedAt === null && row.deleted_at !== null;
  const leaves = 'deletedAt' in back && back.deletedAt !== null && row.deleted_at === null;
  const differs = Object.keys(back).some((field) => field !== 'deletedAt' && !is(row, back, field));
  const deed = returns ? 'restored' : leaves ? 'removed' : differs ? 'changed' : null;
  return { ...told, deed, kept, reason, fields: back };
}

/** What is told of a task that is gone for good. */
export const goneForGood = ({ objectId, before, after }: Entry): WayBack => ({
  kind: 'tasks',
  id: objectId,
  title: String(before?.title ?? after.title ?? ''),
  deed: null,
  kept: before ? Object.keys(after) : [],
  reason: before ? 'gone' : null,
  fields: {},
});

/** Whether an actor's project is there, by what refuses one that is not. */
export const projectsThere =
  (require: (userId: string, id: string) => Promise<unknown>, { userId }: Actor): Surroundings['hasProject'] =>
  async (id) => {
    try {
      await require(userId, id);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.status === 404) return false;
      throw error;
    }
  };
