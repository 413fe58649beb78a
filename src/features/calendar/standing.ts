import type { Task, TaskChange } from '#features/tasks/contract.ts';
import type { Deadline } from '#features/tasks/deadline.ts';
import { isOverdue } from '#features/tasks/deadline.ts';
import { dayOfDeadline, isSet } from '#features/tasks/due.ts';
import { movedTo } from '#features/tasks/moving-deadline.ts';
import { plannedOn } from '#features/tasks/planning.ts';
import { compareTasks } from '#features/tasks/rules.ts';
import { type Day, type DayClock, daysOf, livedDay, timeOf } from '#shared/day.ts';
import { compareText } from '#shared/rank.ts';
import { daysWithin } from '#shared/repeat/days-within.ts';
import type { CalendarEvent } from './contract.ts';
import { spanOfEvent } from './occurrences.ts';

/** What stands on a day, under an id that it has there alone. */
interface OnDay {
  id: string;
  /** `HH:MM` of what has a time on this day. */
  time: string | null;
}

/** A task on a day: because it is meant for it, due on it, was done on it, or comes again on it. */
export interface StandingTask extends OnDay {
  kind: 'planned' | 'due' | 'done' | 'again';
  task: Task;
  isLate: boolean;
}
export interface StandingEvent extends OnDay {
  kind: 'event';
  event: CalendarEvent;
}
export type Standing = StandingTask | StandingEvent;

/** Days that are shown, both included. */
export interface Span {
  from: Day;
  to: Day;
}
export interface Sight {
  now: number;
  clock: DayClock;
}

// Stryker disable next-line ConditionalExpression: what is no day is within none.
const isWithin = (day: Day | null, { from, to }: Span): day is Day => day !== null && from <= day && day <= to;

/** Whole days first, then what has no time and what has, by it; behind them what comes again, and what is done. */
const ORDER = { event: 0, due: 1, planned: 1, again: 3, done: 4 } as const;
const placeOf = ({ kind, time }: Standing) => (time !== null && kind !== 'again' ? 2 : ORDER[kind]);

/** At one time events stand before tasks, which stand as in their list. */
function compare(a: Standing, b: Standing): number {
  const apart = placeOf(a) - placeOf(b) || compareText(a.time ?? '', b.time ?? '');
  if (apart !== 0) return apart;
  if (a.kind === 'event') return b.kind === 'event' ? compareText(a.event.title, b.event.title) : -1;
  // Stryker disable next-line ConditionalExpression,StringLiteral: events are put behind tasks, and V8 asks from what was put later.
  return b.kind === 'event' ? 1 : compareTasks(a.task, b.task);
}

const dueTime = ({ dueDate, dueHasTime }: Deadline, zone: string) =>
  dueHasTime ? timeOf(Date.parse(dueDate!), zone) : null;

/** Where a task in work stands: on the day for which it is meant, and on that by which it must be done; once where they are one. */
function* inWork(task: Task, { now, clock }: Sight, span: Span): Generator<[Day, StandingTask]> {
  const { plannedDay, plannedTime } = task;
  const today = livedDay(now, clock);
  const isLate = isOverdue(task, { now, today });
  const due = isSet(task) ? dayOfDeadline(task, clock.zone) : null;
  if (due !== plannedDay && isWithin(due, span))
    yield [due, { id: `due-${task.id}`, kind: 'due', time: dueTime(task, clock.zone), task, isLate }];
  if (isWithin(plannedDay, span)) {
    const time = plannedTime ?? (due === plannedDay ? dueTime(task, clock.zone) : null);
    yield [plannedDay, { id: `plan-${task.id}`, kind: 'planned', time, task, isLate: isLate && due === plannedDay }];
  }
  // Stryker disable next-line ConditionalExpression,EqualityOperator: where today ends what is shown, it only saves looking.
  if (span.to <= today) return;
  if (!task.repeat || due === null) return;
  for (const day of daysWithin(task.repeat, [due, today].sort()[1]!, span))
    yield [day, { id: `again-${task.id}-${day}`, kind: 'again', time: dueTime(task, clock.zone), task, isLate: false }];
}

function* ofTask(task: Task, sight: Sight, span: Span): Generator<[Day, StandingTask]> {
  if (task.status === 'active') return yield* inWork(task, sight, span);
  const { completedDay } = task;
  if (task.status === 'completed' && isWithin(completedDay, span))
    yield [completedDay, { id: `done-${task.id}`, kind: 'done', time: null, task, isLate: false }];
}

function* ofEvent(event: CalendarEvent, at: number, { clock }: Sight, span: Span): Generator<[Day, StandingEvent]> {
  const days = spanOfEvent(event, clock);
  const [first, last] = [[days.first, span.from].sort()[1]!, [days.last, span.to].sort()[0]!];
  for (const day of daysOf(first, last)) {
    const time = event.startsAt !== null && day === days.first ? timeOf(Date.parse(event.startsAt), clock.zone) : null;
    yield [day, { id: `event-${at}-${day}`, kind: 'event', time, event }];
  }
}

/** What stands on each of some days, in the order in which it is shown; days on which nothing does are left out. */
export function standingOn(
  { tasks, events }: { tasks: readonly Task[]; events: readonly CalendarEvent[] },
  span: Span,
  sight: Sight,
): ReadonlyMap<Day, readonly Standing[]> {
  const days = new Map<Day, Standing[]>();
  const put = ([day, standing]: [Day, Standing]) => {
    const there = days.get(day);
    if (there) there.push(standing);
    else days.set(day, [standing]);
  };
  for (const task of tasks) for (const found of ofTask(task, sight, span)) put(found);
  for (const [at, event] of events.entries()) for (const found of ofEvent(event, at, sight, span)) put(found);
  for (const list of days.values()) list.sort(compare);
  return days;
}

/** True for what can be put on another day. */
export const isMovable = (standing: Standing): standing is StandingTask =>
  standing.kind === 'planned' || standing.kind === 'due';

/** What is said of a task that is put on another day: that for which it is meant, or else its deadline, at its time. */
export const movedStanding = ({ kind, task }: StandingTask, day: Day, zone: string): TaskChange =>
  kind === 'planned' ? plannedOn(day) : movedTo(task, day, zone);

/** Minutes of work by the days on which it began. */
export function minutesByDay(
  sessions: readonly { localDate: Day; actualDurationMinutes: number | null }[],
): ReadonlyMap<Day, number> {
  const minutes = new Map<Day, number>();
  for (const { localDate, actualDurationMinutes } of sessions)
    minutes.set(localDate, (minutes.get(localDate) ?? 0) + (actualDurationMinutes ?? 0));
  return minutes;
}
