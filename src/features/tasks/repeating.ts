import { activationTarget } from '#features/columns/rules.ts';
import { type Day, type DayClock, daysBetween, instantOf, livedDay, timeOf } from '#shared/day.ts';
import { pick } from '#shared/fields.ts';
import { nextOf, type Repeat, type RepeatInput, type RepeatSaid } from '#shared/repeat/repeat.ts';
import type { StoredTask } from './contract.ts';
import { type Deadline, deadlineOf } from './deadline.ts';
import { OWN_FIELDS } from './field-sets.ts';
import type { ColumnRef } from './placement.ts';
import { remindersAgain } from './reminding.ts';
import { stepsAgain } from './steps.ts';
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

/** What follows on a task of a series that was done at a moment; null where nothing does. */
export function successorOf(task: StoredTask, doneAt: number, clock: DayClock) {
  const next = nextOccurrence(task, livedDay(doneAt, clock), clock.zone);
  if (!next) return null;
  const days = daysBetween(task.dueDay!, next.dueDay!);
  const again = { steps: stepsAgain(task.steps, days), reminders: remindersAgain(task.reminders, days) };
  return { ...pick(task, OWN_FIELDS), ...next, ...again, id: successorId(task.id), repeatedFrom: task.id };
}

/** Where it stands on the board: in the first column of what is not done, if the one before stood there. */
export const columnOfSuccessor = (before: Pick<StoredTask, 'kanbanColumnId'>, columns: readonly ColumnRef[]) =>
  before.kanbanColumnId === null ? null : (activationTarget(columns)?.id ?? null);

type Turn = Pick<StoredTask, 'status' | 'completedAt' | 'repeat'>;

/** Whether a change completes a task of a series, or takes its completion back. */
export function turnOf(before: Turn, after: Turn): 'completed' | 'taken back' | null {
  if (!after.repeat) return null;
  if (before.completedAt === null && after.status === 'completed') return 'completed';
  return before.completedAt !== null && after.status === 'active' ? 'taken back' : null;
}
