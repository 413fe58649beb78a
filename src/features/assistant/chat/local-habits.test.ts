import { expect, it } from 'vitest';
import type { Habit } from '#features/habits/contract.ts';
import type { HabitRest } from '#features/habits/resting.ts';
import { makeHabit } from '#testing/habit.ts';
import { type HabitDeed, habitBack, habitPutBack, habitsDone } from './local-habits.ts';
import { undoneHere } from './local-undo.ts';

const today = '2026-11-21';
const sayings = {
  mark: ({ id }: Habit, mark: object) => ({ deed: 'mark', id, mark }) as never,
  rest: (habits: readonly HabitRest[]) => ({ deed: 'rest', habits }) as const,
  remind: ({ id }: Habit, change: object) => ({ deed: 'change', id, change, day: today, completed: false }) as const,
};
const habit = makeHabit({ id: 'h', name: 'Зарядка', reminderTimes: ['07:00'] });
const does = (deed: HabitDeed, habits: Habit[] = [habit]) => habitsDone(deed, habits, { today, sayings });

const entry = (fields: object) => ({
  habitId: 'h',
  date: today,
  completed: true,
  skipped: false,
  note: null,
  ...fields,
});
const undone = (was: ReturnType<typeof does>, present: { habits: Habit[]; days: ReturnType<typeof entry>[] }) =>
  undoneHere({ acted: [], made: [], habits: was, changes: [] }, { tasks: [], habits: present });

it('what a message said of a day is taken back where nothing else was said of it since', () => {
  const was = does({ kind: 'mark habit', id: 'h' });
  expect(undone(was, { habits: [habit], days: [entry({})] })).toMatchObject({ done: true, message: 'Отменено.' });
  expect(habitBack(was[0]!, today)).toEqual({
    deed: 'mark',
    id: 'h',
    mark: { date: today, completed: false, skipped: false, note: null },
  });
});

it.each([
  [
    'was changed',
    { habits: [habit], days: [entry({ note: 'двадцать минут' })] },
    'Не отменено. «Зарядка»: с тех пор это изменили, и новое осталось.',
  ],
  ['is gone', { habits: [], days: [] }, 'Не отменено. «2026-11-21»: уже удалено.'],
])('what %s since stays, in the words of the server', (_, present, message) => {
  const told = undone(does({ kind: 'mark habit', id: 'h' }), present);
  expect(told).toEqual({ done: false, message: expect.any(String) });
  expect(told.message.replaceAll('\u00a0', ' ')).toBe(message);
});

it('the reason of a skip comes back with the skip', () => {
  const skipped = { ...entry({ completed: false, skipped: true, note: 'болею' }) };
  const was = does({ kind: 'mark habit', id: 'h' }, [makeHabit({ ...habit, todaysEntry: skipped })]);
  expect(habitBack(was[0]!, today)).toMatchObject({ mark: { completed: false, skipped: true, note: 'болею' } });
});

it('a pause ends with the day before, and another one of its habit stays in the way of taking it back', () => {
  const resting = makeHabit({ ...habit, isActive: false, pauses: [{ from: '2026-11-19', until: null }] });
  const was = does({ kind: 'end rest of habits', ids: ['h'] }, [resting]);
  expect(was).toMatchObject([{ of: 'pauses', after: [{ from: '2026-11-19', until: today }] }]);
  expect(
    habitPutBack(was[0]!, { habits: [makeHabit({ ...habit, pauses: was[0]!.after as never })] as never, days: [] })
      .deed,
  ).toBe('changed');
  expect(habitPutBack(was[0]!, { habits: [habit] as never, days: [] })).toMatchObject({
    deed: null,
    reason: 'changed',
  });
});

it('what makes nothing otherwise is nothing to take back', () => {
  expect(does({ kind: 'end rest of habits', ids: ['h'] })).toEqual([]);
  expect(does({ kind: 'remind of habit', id: 'h', reminders: { reminderTimes: ['07:00'] } })).toEqual([]);
});

it('of reminders, what was said comes back and nothing else', () => {
  const [was] = does({ kind: 'remind of habit', id: 'h', reminders: { reminderEnabled: false } });
  expect(was).toMatchObject({ of: 'reminders', before: { reminderEnabled: true }, after: { reminderEnabled: false } });
  const now = makeHabit({ ...habit, reminderEnabled: false, reminderTimes: ['09:00'] });
  expect(habitPutBack(was!, { habits: [now] as never, days: [] }).deed).toBe('changed');
});
