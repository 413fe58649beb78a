import type { Settings } from '#features/settings/contract.ts';
import { DEFAULT_SETTINGS } from '#features/settings/rules.ts';
import type { Task } from '#features/tasks/contract.ts';
import { lastMinute } from '#features/tasks/deadline.ts';
import { isDropped } from '#features/tasks/outcome.ts';
import { lastDue, remindersOf } from '#features/tasks/reminding.ts';
import { type DayClock, HOUR } from '#shared/day.ts';
import { remembered } from '#shared/remembered.ts';
import { texts } from './texts.ts';

/** Those of a deadline and of a completion, of which a task has at most one at a time; beside it stands its last reminder. */
export const KINDS = ['overdue', 'upcoming', 'tomorrow', 'completed', 'reminder'] as const;
export type Kind = (typeof KINDS)[number];

/** What notifications read of a task. Instants are ISO 8601 with `Z`. */
export type Noticed = Pick<
  Task,
  | 'id'
  | 'title'
  | 'status'
  | 'dueDate'
  | 'dueDay'
  | 'dueHasTime'
  | 'reminders'
  | 'createdAt'
  | 'updatedAt'
  | 'completedAt'
  | 'outcome'
>;

export interface Notification<T extends Noticed = Noticed> {
  /** Names the event: another deadline or another completion of the same task is another one. */
  id: string;
  type: Kind;
  title: string;
  description: string;
  task: T;
  /** Epoch milliseconds at which it came about. */
  timestamp: number;
  /** Epoch milliseconds by which it was to be done; null for what has no deadline. */
  dueAt: number | null;
  read: boolean;
  /** Of a reminder, which of its task. */
  reminderId: string | null;
}

/** Ids of what the user has read and removed; they outlive every recalculation. */
export interface Marks {
  read: ReadonlySet<string>;
  removed: ReadonlySet<string>;
}

export type Flags = Partial<
  Pick<Settings, 'overdueNotifications' | 'upcomingNotifications' | 'dayBeforeNotifications' | 'focusReminders'>
>;

/** A deadline is overdue when more than this has passed since. */
const GRACE = HOUR / 2;
const SOON = HOUR;
const DAY = 24 * HOUR;
/** How long a reminder of what is not done stands under the bell. */
const REMINDED = 7 * DAY;

/** How long before its deadline a notification of a kind comes. */
const LEAD = { overdue: -GRACE, upcoming: SOON, tomorrow: DAY } as const;

/** A moment and the instants around it at which kinds begin and end, as text: it is ordered as time is. */
interface Moment {
  graceBegan: string;
  now: string;
  soonEnds: string;
  dayBegan: string;
  dayEnds: string;
}

function momentAt(now: number): Moment {
  const at = (distance: number) => new Date(now + distance).toISOString();
  return { graceBegan: at(-GRACE), now: at(0), soonEnds: at(SOON), dayBegan: at(-DAY), dayEnds: at(DAY) };
}

/** By what days and reminders of the account go. */
export type NoticeClock = DayClock & { allDayReminderAt?: string };

const reminderClock = ({ zone, allDayReminderAt = DEFAULT_SETTINGS.allDayReminderAt }: NoticeClock) => ({
  zone,
  allDayReminderAt,
});

type DueOf = (task: Noticed) => string | null;

const DAYS_KEPT = 10_000;

/** The instant by which a deadline's notifications go: of a day alone, the last minute of its owner's. */
function dueBy(clock: DayClock): DueOf {
  const endOf = remembered((day: string) => lastMinute(day, clock), DAYS_KEPT);
  return ({ dueDate, dueDay, dueHasTime }) => (dueHasTime || dueDay === null ? dueDate : endOf(dueDay));
}

function dueKind(dueDate: string, { graceBegan, now, soonEnds, dayEnds }: Moment): keyof typeof LEAD | null {
  if (dueDate < graceBegan) return 'overdue';
  if (dueDate <= now || dueDate > dayEnds) return null;
  return dueDate <= soonEnds ? 'upcoming' : 'tomorrow';
}

const isWanted = (kind: Kind, flags: Flags): boolean => {
  if (kind === 'overdue') return flags.overdueNotifications !== false;
  if (kind === 'upcoming') return flags.upcomingNotifications !== false;
  return kind !== 'tomorrow' || flags.dayBeforeNotifications !== false;
};

interface Event {
  kind: Kind;
  /** Tells apart the events of one kind and task. */
  of: string;
  at: number;
  reminderId?: string;
}

function eventOf(task: Noticed, moment: Moment, dueOf: DueOf): Event | null {
  if (task.status === 'completed') {
    if (isDropped(task)) return null;
    if (task.updatedAt < moment.dayBegan) return null;
    const of = task.completedAt ?? task.updatedAt;
    return { kind: 'completed', of, at: Date.parse(of) };
  }
  const due = task.status === 'active' ? dueOf(task) : null;
  if (!due) return null;
  const kind = dueKind(due, moment);
  if (!kind) return null;
  // A task made after that point of time is told of since it exists.
  return { kind, of: due, at: Math.max(Date.parse(due) - LEAD[kind], Date.parse(task.createdAt)) };
}

function reminderEvent(task: Noticed, now: number, clock: NoticeClock): Event | null {
  // Stryker disable next-line ConditionalExpression: only saves looking for what is not there.
  if (task.reminders.length === 0) return null;
  const last = lastDue(task, now, reminderClock(clock));
  if (!last || now - last.at > REMINDED) return null;
  const reminderId = last.reminder.id;
  return { kind: 'reminder', reminderId, of: `${reminderId}:${last.at}`, at: last.at };
}

interface Situation<T extends Noticed> {
  tasks: readonly T[];
  flags: Flags;
  marks: Marks;
  /** Epoch milliseconds. */
  now: number;
  clock: NoticeClock;
}

type Placed = { type: string; id: string; timestamp: number };

/** What is late stands before all else. */
const rankOf = ({ type }: Pick<Placed, 'type'>) => (type === 'overdue' ? 0 : 1);

/** Puts what is overdue first, then the others, the latest first. */
export const byPlace = (a: Placed, b: Placed): number =>
  // Stryker disable next-line EqualityOperator: which of two of one instant stands first matters to nobody, if it stays.
  rankOf(a) - rankOf(b) || b.timestamp - a.timestamp || (a.id < b.id ? -1 : 1);

/** The notifications of a moment: what is overdue, then the others, the latest first. */
export function notificationsOf<T extends Noticed>({
  tasks,
  flags,
  marks,
  now,
  clock,
}: Situation<T>): Notification<T>[] {
  const notifications: Notification<T>[] = [];
  const [moment, dueOf] = [momentAt(now), dueBy(clock)];
  for (const task of tasks) {
    for (const event of [eventOf(task, moment, dueOf), reminderEvent(task, now, clock)]) {
      if (!event || !isWanted(event.kind, flags)) continue;
      const id = `${event.kind}:${task.id}:${event.of}`;
      if (marks.removed.has(id)) continue;
      const { kind: type, at: timestamp, reminderId = null } = event;
      const read = marks.read.has(id);
      const due = dueOf(task);
      const dueAt = due === null ? null : Date.parse(due);
      notifications.push({
        id,
        type,
        title: texts.kind[type],
        description: task.title,
        task,
        timestamp,
        dueAt,
        read,
        reminderId,
      });
    }
  }
  return notifications.sort(byPlace);
}

/** The next instant after `now` at which the passing of time alone changes the notifications; null where it never does. */
export function nextChange(tasks: readonly Noticed[], now: number, clock: NoticeClock): number | null {
  const dueOf = dueBy(clock);
  const { graceBegan, dayBegan } = momentAt(now);
  let next = Number.POSITIVE_INFINITY;
  for (const task of tasks) {
    // What lies further back has changed for the last time; most tasks of a long list do.
    const due = dueOf(task);
    // Stryker disable next-line ConditionalExpression,EqualityOperator,LogicalOperator: only saves reckoning past edges.
    const last = task.status === 'completed' ? task.updatedAt < dayBegan : !due || due < graceBegan;
    // Stryker disable next-line ConditionalExpression,EqualityOperator: the same, and an edge that equals the next is the next.
    if (!last) for (const edge of edgesOf(task, due)) if (edge > now && edge < next) next = edge;
    // Stryker disable next-line ConditionalExpression,EqualityOperator: only saves looking for what is not there.
    if (task.reminders.length > 0)
      // Stryker disable next-line EqualityOperator: an edge that equals the next is the next.
      for (const edge of reminderEdges(task, clock)) if (edge > now && edge < next) next = edge;
  }
  return next === Number.POSITIVE_INFINITY ? null : next;
}

/** The first milliseconds at which something else is true of a task. */
function edgesOf({ status, updatedAt }: Noticed, dueDate: string | null): number[] {
  if (status === 'completed') return [Date.parse(updatedAt) + DAY + 1];
  // Stryker disable next-line ArrayDeclaration: a text is later than no instant.
  if (status !== 'active' || !dueDate) return [];
  const due = Date.parse(dueDate);
  return [due - DAY, due - SOON, due, due + GRACE + 1];
}

const reminderEdges = (task: Noticed, clock: NoticeClock): number[] =>
  remindersOf(task, reminderClock(clock)).flatMap(({ at }) => [at, at + REMINDED + 1]);

/** Characters of a device's name, and of its address at the push service. */
export const DEVICE_NAME_MAX = 60;
export const ENDPOINT_MAX = 2000;
/** Devices of an account that are sent notices. */
export const DEVICES_MAX = 20;

/** Minutes between two reminders of focus where the account's settings are missing. */
export const REMINDER_MINUTES = 30;
