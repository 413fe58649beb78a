import { addDays, type Day } from '#shared/day.ts';
import { LAST_RANK } from '#shared/rank.ts';
import type { DayState } from './calendar.ts';
import type { Habit, HabitChange, HabitEntry, NewHabit, WrittenHabit } from './contract.ts';
import { type DayMark, withEntry, withMark } from './edits.ts';
import { isActive, type Pause, paused, resumed } from './history.ts';
import { bothTimes } from './reminder-times.ts';
import { type HabitRest, rested } from './resting.ts';
import { saidFields } from './said-fields.ts';
import { rescheduled } from './schedule-versions.ts';
import { listed, listedToday } from './written.ts';

type Fields = Omit<HabitChange, 'afterHabitId'>;

/** What was done to habits and the server has not heard, as JSON: another page may have to show it. */
export type UnsentHabit =
  | { deed: 'create'; id: string; habit: NewHabit; now: string; day: Day }
  | { deed: 'change'; id: string; change: Fields; day: Day; completed: boolean }
  | { deed: 'delete'; id: string }
  | { deed: 'mark'; id: string; mark: DayMark }
  | { deed: 'rest'; habits: readonly HabitRest[] };

type Creation = Extract<UnsentHabit, { deed: 'create' }>;
type Change = Extract<UnsentHabit, { deed: 'change' }>;

function drafted({ id, habit, now, day }: Creation): WrittenHabit {
  const pauses: Pause[] = habit.isActive === false ? [{ from: day, until: null }] : [];
  return {
    id,
    ...saidFields(bothTimes(habit)),
    createdAt: now,
    createdOn: day,
    earlierSchedules: [],
    rank: LAST_RANK,
    pauses,
  };
}

function pausesAfter(pauses: readonly Pause[], { change, day, completed }: Change): Pause[] {
  const before = isActive(pauses, day, completed);
  const { isActive: active = before } = change;
  if (active === before) return [...pauses];
  return active ? resumed(pauses, day) : paused(pauses, day, addDays(day, 1), completed);
}

const changed = <H extends WrittenHabit | Habit>(habit: H, unsent: Change): H => ({
  ...habit,
  ...saidFields({ ...habit, ...bothTimes(unsent.change) }),
  earlierSchedules: rescheduled(
    {
      present: habit,
      earlier: habit.earlierSchedules,
      createdOn: 'createdOn' in habit ? habit.createdOn : habit.startedOn,
    },
    unsent.change,
    unsent.day,
  ),
  pauses: pausesAfter(habit.pauses, unsent),
});

type Resting = Extract<UnsentHabit, { deed: 'rest' }>;

const withRests = <H extends WrittenHabit | Habit>(habits: readonly H[], { habits: said }: Resting): H[] =>
  habits.map((habit) => {
    const own = said.find(({ id }) => id === habit.id);
    return own ? { ...habit, pauses: rested(habit.pauses, own) } : habit;
  });

const DAYS_OF_STRIP = 7;

/** A habit whose pauses were changed, as far as that follows from it alone. */
function atRest(habit: Habit, today: Day): Habit {
  const { pauses, completedToday } = habit;
  const restsOn = (day: Day) => pauses.some(({ from, until }) => from <= day && (until === null || day < until));
  const lastDays = habit.lastDays.map((state, index): DayState => {
    const day = addDays(today, index + 1 - DAYS_OF_STRIP);
    if (state === 'completed' || state === 'skipped' || state === 'before') return state;
    if (restsOn(day)) return 'paused';
    if (state !== 'paused') return state;
    return day === today ? 'open' : 'missed';
  });
  const dueToday = !restsOn(today) && (habit.dueToday || lastDays.at(-1) === 'open');
  return { ...habit, isActive: isActive(pauses, today, completedToday), lastDays, dueToday };
}

/** A list of habits as the server will have it once it has heard, as far as that follows from the list alone. */
export function withUnsentHabit(habits: readonly Habit[], unsent: UnsentHabit, today: Day): readonly Habit[] {
  if (unsent.deed === 'rest') return withRests(habits, unsent).map((habit) => atRest(habit, today));
  const edit = (edited: (habit: Habit) => Habit) => habits.map((each) => (each.id === unsent.id ? edited(each) : each));
  switch (unsent.deed) {
    case 'create':
      return habits.some(({ id }) => id === unsent.id) ? habits : [...habits, ...listed([drafted(unsent)], [], today)];
    case 'change':
      return edit((habit) => {
        const after = changed(habit, unsent);
        return { ...after, isActive: isActive(after.pauses, today, habit.completedToday) };
      });
    case 'delete':
      return habits.filter(({ id }) => id !== unsent.id);
    case 'mark':
      return edit((habit) => withMark(habit, unsent.mark, today));
  }
}

/** Likewise today's list, which holds no habit that rests. */
export function withUnsentToday(habits: readonly Habit[], unsent: UnsentHabit, today: Day): readonly Habit[] {
  if (unsent.deed !== 'create') return withUnsentHabit(habits, unsent, today).filter((habit) => habit.isActive);
  const isOffered = listedToday([drafted(unsent)], [], today).length > 0;
  return isOffered ? withUnsentHabit(habits, unsent, today) : habits;
}

/** The marks of a habit from one day to another likewise. */
export function withUnsentEntry(
  entries: readonly HabitEntry[],
  unsent: UnsentHabit,
  { habitId, from, to }: { habitId: string; from: Day; to: Day },
): readonly HabitEntry[] {
  if (unsent.deed !== 'mark' || unsent.id !== habitId) return entries;
  const { date } = unsent.mark;
  return date < from || date > to ? entries : withEntry(entries, { habitId, ...unsent.mark });
}

/** Habits as the feed will tell them. */
export function writtenAfter(habits: readonly WrittenHabit[], unsent: UnsentHabit): readonly WrittenHabit[] {
  switch (unsent.deed) {
    case 'create':
      return habits.some(({ id }) => id === unsent.id) ? habits : [...habits, drafted(unsent)];
    case 'change':
      return habits.map((each) => (each.id === unsent.id ? changed(each, unsent) : each));
    case 'delete':
      return habits.filter(({ id }) => id !== unsent.id);
    case 'mark':
      return habits;
    case 'rest':
      return withRests(habits, unsent);
  }
}

/** Marks of all habits as the feed will tell them. */
export function entriesAfter<E extends HabitEntry>(entries: readonly E[], unsent: UnsentHabit): readonly HabitEntry[] {
  if (unsent.deed !== 'delete' && unsent.deed !== 'mark') return entries;
  const { id } = unsent;
  if (unsent.deed === 'delete') return entries.filter(({ habitId }) => habitId !== id);
  const others = entries.filter((entry) => entry.habitId !== id || entry.date !== unsent.mark.date);
  return [...others, { habitId: id, ...unsent.mark }];
}
