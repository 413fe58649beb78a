import type { FocusSession } from '#features/focus/contract.ts';
import { begunBetween, endedSessions } from '#features/focus/ended.ts';
import type { Habit } from '#features/habits/contract.ts';
import { addMonths, type DayClock, livedDay, startOfWeek } from '#shared/day.ts';
import { speaksOfSession } from '../engine/beside-tasks.ts';
import { remindedHabits } from '../engine/came-reminders.ts';
import type { FocusFigures, View } from '../engine/model.ts';

/** What a device knows beside the tasks. */
export interface KnownBeside {
  /** Habits of today's list. */
  today: readonly Habit[];
  /** All habits; only where a message may command them. */
  every: readonly Habit[] | undefined;
  /** The session that runs. */
  session: FocusSession | null;
  /** Every session. */
  sessions: readonly FocusSession[];
}

/** Minutes of sessions. */
function figuresOf(sessions: readonly FocusSession[], now: number, clock: DayClock): FocusFigures {
  const today = livedDay(now, clock);
  const ended = endedSessions(sessions, now);
  const spent = begunBetween(ended, addMonths(today, -12), today).flatMap(
    ({ localDate: day, taskId, actualDurationMinutes: minutes }) => (minutes ? [{ day, taskId, minutes }] : []),
  );
  const since = (from: string) => spent.reduce((sum, { day, minutes }) => (day < from ? sum : sum + minutes), 0);
  return { todayMinutes: since(today), weekMinutes: since(startOfWeek(today)), spent };
}

const everyHabitOf = ({ id, name, completedToday, isActive }: Habit) => ({
  id,
  name,
  done: completedToday,
  rests: !isActive,
});

/** What a device's reader is told beside the tasks. */
export function viewBeside(
  message: string,
  { today, every, session, sessions }: KnownBeside,
  now: number,
  clock: DayClock,
): Pick<View, 'habits' | 'everyHabit' | 'remindedHabits' | 'focus'> {
  const running = speaksOfSession(message) && session && { id: session.id, isPaused: session.pausedAt !== null };
  return {
    habits: today.map(({ id, name, completedToday }) => ({ id, name, done: completedToday })),
    ...(every && { everyHabit: every.map(everyHabitOf) }),
    remindedHabits: remindedHabits(today, now, clock),
    focus: { ...figuresOf(sessions, now, clock), ...(running && { running }) },
  };
}
