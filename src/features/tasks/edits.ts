import { isDoneColumn } from '#features/columns/rules.ts';
import { type DayClock, livedDay } from '#shared/day.ts';
import { settled } from '#shared/fields.ts';
import type { NewTask, Task, TaskChange } from './contract.ts';
import { shownDayRank } from './day-order.ts';
import type { Deadline } from './deadline.ts';
import { DEADLINE_FIELDS, FRESH_TASK, OWN_FIELDS } from './field-sets.ts';
import { TASK_FIELDS } from './fields.ts';
import { type HeadingSaid, underHeading } from './heading.ts';
import { outcomeAfter } from './outcome.ts';
import {
  type ColumnRef,
  insertTask,
  moveTask,
  moveToEnds,
  type Place,
  type Placing,
  placeOf,
  removeTask,
} from './placement.ts';
import { type Plan, type PlanSaid, withPlan } from './planning.ts';
import { shownProjectRank } from './project-order.ts';
import { columnOfSuccessor, leavesSeries, repeatAfter, successorOf, turnOf } from './repeating.ts';
import { draftSteps, type StepAct, withAct } from './step-acts.ts';
import { successorId } from './successor-id.ts';

const SETTLED = [...OWN_FIELDS, ...DEADLINE_FIELDS] as const;

/** True for a task that the server has not placed yet: it does not know it. */
export const isUnplaced = ({ rank }: Pick<Task, 'rank'>) => rank === '';

/** When a task was completed and how it ended, after its status became `status`. */
function completedAfter(
  task: Task,
  status: Task['status'],
  { now, clock }: When,
  said?: Task['outcome'],
): Pick<Task, 'completedAt' | 'completedDay' | 'outcome'> {
  if (status === 'active') return { completedAt: null, completedDay: null, outcome: null };
  const { completedAt, completedDay } = task;
  const outcome = outcomeAfter(task, status, said);
  if (completedAt !== null || status !== 'completed') return { completedAt, completedDay, outcome };
  return { completedAt: now, completedDay: clock ? livedDay(Date.parse(now), clock) : null, outcome };
}

/** What a creation or a change says of the task itself, as it will be kept. */
export const ownFields = <T extends (NewTask | TaskChange) & Partial<Deadline>>(values: T) =>
  settled(TASK_FIELDS, SETTLED, values);

const isPlacing = ({ status, outcome, kanbanColumnId, position, afterTaskId }: Placing) =>
  // Stryker disable next-line ConditionalExpression,EqualityOperator: what places nothing leaves all where they stand, with more work
  [status, outcome ?? undefined, kanbanColumnId, position, afterTaskId].some((part) => part !== undefined);

/** What is said of a task, with what follows from it: its repeat as that will be kept, and what one plan takes of another. */
export function withFollowing<T extends Pick<TaskChange, 'repeat'> & Partial<Deadline> & PlanSaid & HeadingSaid>(
  was: Pick<Task, 'repeat' | 'dueDay' | 'projectId' | 'headingId'> & Plan,
  said: T,
) {
  const { repeat: _, ...rest } = withPlan(was, underHeading(was, said));
  const repeat = repeatAfter(was, said);
  return repeat === undefined ? rest : { ...rest, repeat };
}

/** When a change is made, and by what days its owner lives: undefined where that was not known. */
interface When {
  now: string;
  clock: DayClock | undefined;
}

const isUntouched = ({ status, createdAt, updatedAt }: Task) => status === 'active' && createdAt === updatedAt;

/** The list after a task of a series was completed, or its completion taken back. */
function followed(
  tasks: readonly Task[],
  before: Task,
  after: Task,
  columns: readonly ColumnRef[],
  { now, clock }: When,
): readonly Task[] {
  const turn = turnOf(before, after);
  const known = turn && tasks.find(({ id }) => id === successorId(after.id));
  if (turn === 'taken back' && known)
    return isUntouched(known)
      ? removeTask(tasks, known.id)
      : tasks.map((task) => (task.id === after.id ? { ...task, repeat: null } : task));
  const next = turn === 'completed' && !known && clock ? successorOf(after, Date.parse(now), clock) : null;
  return next ? withNext(tasks, before, next, columns, now) : tasks;
}

/** The list with what follows on a task. */
const withNext = (
  tasks: readonly Task[],
  before: Task,
  next: NonNullable<ReturnType<typeof successorOf>>,
  columns: readonly ColumnRef[],
  now: string,
): readonly Task[] =>
  insertTask(tasks, {
    ...FRESH_TASK,
    ...next,
    status: 'active',
    kanbanColumnId: columnOfSuccessor(before, columns),
    rank: '',
    position: Number.MAX_SAFE_INTEGER,
    createdAt: now,
    updatedAt: now,
    completedAt: null,
  });

/** What every change leaves on a task: whoever changes it knows that it came back. */
const changed = (now: string) => ({ updatedAt: now, returnedAt: null });

/** The list as the server will have it after a change of one task, so that it can be shown at once. */
export function editTask(
  tasks: readonly Task[],
  id: string,
  change: TaskChange & Partial<Deadline>,
  columns: readonly ColumnRef[],
  now: string,
  clock?: DayClock,
): readonly Task[] {
  const task = tasks.find((candidate) => candidate.id === id);
  if (!task) return tasks;
  const place = placeOf(task, change, columns);
  const next = clock && leavesSeries(task, change) ? successorOf(task, Date.parse(now), clock) : null;
  const fields: Partial<Task> = {
    ...ownFields(withFollowing(task, next ? { ...change, repeat: null } : change)),
    ...changed(now),
    ...completedAfter(task, place.status, { now, clock }, change.outcome),
    ...(change.projectPlace && {
      projectRank: shownProjectRank(
        tasks.filter(({ projectId }) => projectId === change.projectPlace!.projectId),
        change.projectPlace,
      ),
    }),
    ...(change.dayPlace && { dayRank: shownDayRank(tasks, id, change.dayPlace) }),
  };
  const moved = isPlacing(change) ? moveTask(tasks, id, place) : tasks;
  const edited = moved.map((row) => (row.id === id ? { ...row, ...fields } : row));
  if (next) return edited.some((row) => row.id === next.id) ? edited : withNext(edited, task, next, columns, now);
  return followed(edited, task, edited.find((row) => row.id === id)!, columns, { now, clock });
}

/** A change of many tasks at once: it names no place among others. */
export type ChangeOfMany = Omit<TaskChange, 'position' | 'afterTaskId' | 'dayPlace' | 'projectPlace'> &
  Partial<Deadline>;

type Changes = ReadonlyMap<string, ChangeOfMany>;

/** The list after tasks of no series were changed. */
function editTogether(tasks: readonly Task[], changes: Changes, columns: readonly ColumnRef[], when: When) {
  const was = new Map(tasks.filter(({ id }) => changes.has(id)).map((task) => [task.id, task]));
  const places = new Map<string, Place>();
  for (const [id, change] of changes) {
    const task = was.get(id);
    if (task) places.set(id, placeOf(task, change, columns));
  }
  const moving = new Map([...places].filter(([, { spot }]) => spot !== 'same'));
  const moved = moving.size > 0 ? moveToEnds(tasks, moving) : tasks;
  return moved.map((row) => {
    const before = was.get(row.id);
    if (!before) return row;
    const { status } = places.get(row.id)!;
    const change = changes.get(row.id)!;
    const fields = ownFields(withFollowing(before, change));
    const written = { status, ...changed(when.now) };
    return { ...row, ...fields, ...written, ...completedAfter(before, status, when, change.outcome) };
  });
}

/** The list after many tasks were changed, one after another. */
export function editTasks(
  tasks: readonly Task[],
  changes: Changes,
  columns: readonly ColumnRef[],
  now: string,
  clock?: DayClock,
): readonly Task[] {
  const series = new Set(tasks.filter(({ repeat }) => repeat !== null).map(({ id }) => id));
  let list = tasks;
  let together = new Map<string, ChangeOfMany>();
  for (const [id, change] of changes)
    if (series.has(id) && isPlacing(change)) {
      // Others of its series come and go with it.
      list = editTask(editTogether(list, together, columns, { now, clock }), id, change, columns, now, clock);
      together = new Map();
    } else together.set(id, change);
  return editTogether(list, together, columns, { now, clock });
}

/** The list after something was done with a step. */
export const editStep = (
  tasks: readonly Task[],
  { id, act, now }: { id: string; act: StepAct; now: string },
): readonly Task[] =>
  tasks.map((task) => (task.id === id ? { ...task, steps: [...withAct(task.steps, act)], ...changed(now) } : task));

/** The list after many tasks got new statuses, one after another. */
export function editStatuses(
  tasks: readonly Task[],
  statuses: ReadonlyMap<string, Task['status']>,
  columns: readonly ColumnRef[],
  now: string,
): readonly Task[] {
  const changing = new Map(
    tasks.filter(({ id, status }) => statuses.get(id) !== status).map((task) => [task.id, task]),
  );
  const places = [...statuses].flatMap(([id, status]) => {
    const task = changing.get(id);
    return task ? [[id, placeOf(task, { status }, columns)] as const] : [];
  });
  return moveToEnds(tasks, new Map(places)).map((task) => {
    if (!statuses.has(task.id)) return task;
    return {
      ...task,
      ...changed(now),
      ...completedAfter(task, task.status, { now, clock: undefined }),
    };
  });
}

/** The row that a creation will make, behind the last one of its group; the server ranks it. */
export function draftTask(
  input: NewTask & Partial<Deadline>,
  id: string,
  columns: readonly ColumnRef[],
  now: string,
): Task {
  const column = columns.find((candidate) => candidate.id === input.kanbanColumnId);
  const done = column !== undefined && isDoneColumn(column.name);
  return {
    ...FRESH_TASK,
    ...ownFields(withFollowing(FRESH_TASK, input)),
    steps: draftSteps(input.steps),
    id,
    status: done ? 'completed' : 'active',
    outcome: done ? 'done' : null,
    kanbanColumnId: input.kanbanColumnId || null,
    rank: '',
    position: Number.MAX_SAFE_INTEGER,
    createdAt: now,
    updatedAt: now,
    completedAt: done ? now : null,
  };
}
