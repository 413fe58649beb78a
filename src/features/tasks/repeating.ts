import { activationTarget } from '#features/columns/rules.ts';
import { type Day, type DayClock, daysBetween, instantOf, livedDay, timeOf } from '#shared/day.ts';
import { pick } from '#shared/fields.ts';
import { nextOf, type Repeat, type RepeatInput, type RepeatSaid } from '#shared/repeat/repeat.ts';
import type { StoredTask, TaskChange } from './contract.ts';
import { type Deadline, deadlineOf, saying } from './deadline.ts';
import { OWN_FIELDS } from './field-sets.ts';
import type { ColumnRef } from './placement.ts';
import { NO_PLAN } from './planning.ts';
import { remindersAgain } from './reminding.ts';
import { stepsAgain } from './step-acts.ts';
import { successorId } from './successor-id.ts';

interface Said {
  repeat?: RepeatInput | null | undefined;
  dueDay?: Day | null | undefined;
}

const isSame = (a: RepeatSaid, b: RepeatSaid) => a.rule === b.rule && a.from === b.from && a.calendar === b.calendar;

/** The repeat that a task has after something was said of it; undefined where it stays. Without a day there is none. */
export function repeatAfter(was: Pick<StoredTask, 'repeat' | 'dueDay'>, said: Said): Repeat | null | undefined {
  const dueDay = said.dueDay === undefined ? was.dueDay : said.dueDay;
  const { repeat } = said;
  if (dueDay === null) return was.repeat || repeat ? null : repeat;
  if (!repeat) return repeat;
  const { rule, from, calendar } = repeat;
  const series = was.repeat && isSame(was.repeat, repeat) ? was.repeat : { start: dueDay, index: 1 };
  return { rule, from, calendar, start: repeat.start ?? series.start, index: repeat.index ?? series.index };
}

/** The same time on another day, as the clock on the wall has it. */
function onDay({ dueDate, dueHasTime }: Deadline, day: Day, zone: string): Deadline {
  if (!dueHasTime) return deadlineOf({ dueDay: day }, zone)!;
  const at = instantOf(day, timeOf(Date.parse(dueDate!), zone), zone);
  return { dueDate: new Date(at).toISOString(), dueDay: day, dueHasTime: true };
}

type Repeating = Deadline & Pick<StoredTask, 'repeat'>;

/** Where a task of a series stands next; null where the series is over. */
export function nextOccurrence(task: Repeating, today: Day, zone: string): (Deadline & { repeat: Repeat }) | null {
  const next = task.repeat && task.dueDay !== null && nextOf(task.repeat, { day: task.dueDay, today });
  return next ? { ...onDay(task, next.day, zone), repeat: next.repeat } : null;
}

/** The change that leads a task to the next day of its series; null where it has none. */
export function skipOf(task: Repeating, today: Day, zone: string): TaskChange | null {
  const next = nextOccurrence(task, today, zone);
  return next && ({ ...saying(next), repeat: next.repeat } as TaskChange);
}

/** What follows on a task of a series that was done at a moment; null where nothing does. */
export function successorOf(task: StoredTask, doneAt: number, clock: DayClock) {
  const next = nextOccurrence(task, livedDay(doneAt, clock), clock.zone);
  if (!next) return null;
  const days = daysBetween(task.dueDay!, next.dueDay!);
  const again = { steps: stepsAgain(task.steps, days), reminders: remindersAgain(task.reminders, days) };
  return { ...pick(task, OWN_FIELDS), ...NO_PLAN, ...next, ...again, id: successorId(task.id), repeatedFrom: task.id };
}

/** Where it stands on the board: in the first column of what is not done, if the one before stood there. */
export const columnOfSuccessor = (before: Pick<StoredTask, 'kanbanColumnId'>, columns: readonly ColumnRef[]) =>
  before.kanbanColumnId === null ? null : (activationTarget(columns)?.id ?? null);

/** Whether a task leaves its series by a change that is about it alone: the series then goes on without it. */
export const leavesSeries = (
  { status, repeat }: Pick<StoredTask, 'status' | 'repeat'>,
  { onlyThis }: { onlyThis?: boolean | undefined },
): boolean => onlyThis === true && status === 'active' && repeat !== null;

type Turn = Pick<StoredTask, 'status' | 'completedAt' | 'repeat'>;

/** Whether a change completes a task of a series, or takes its completion back. */
export function turnOf(before: Turn, after: Turn): 'completed' | 'taken back' | null {
  if (!after.repeat) return null;
  if (before.completedAt === null && after.status === 'completed') return 'completed';
  return before.completedAt !== null && after.status === 'active' ? 'taken back' : null;
}
