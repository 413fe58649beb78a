import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/day.ts';
import type { HabitEntry, WrittenHabit } from './contract.ts';
import {
  entriesAfter,
  type UnsentHabit,
  withUnsentEntry,
  withUnsentHabit,
  withUnsentToday,
  writtenAfter,
} from './unsent.ts';
import { listed, listedToday } from './written.ts';

const today = '2026-05-14';
const now = '2026-05-14T09:00:00.000Z';
const create = (id: string, name: string): UnsentHabit => ({ deed: 'create', id, habit: { name }, now, day: today });
const mark = (id: string, back: number, completed = true): UnsentHabit => ({
  deed: 'mark',
  id,
  mark: { date: addDays(today, -back), completed, skipped: false, note: null },
});
const pause = (id: string, isActive: boolean): UnsentHabit => ({
  deed: 'change',
  id,
  change: { isActive },
  day: today,
  completed: false,
});
const rest = (id: string, from: string, on = true): UnsentHabit => {
  const said = [{ from, to: addDays(from, 3) }];
  return { deed: 'rest', habits: [{ id, lifted: on ? [] : said, paused: on ? said : [] }] };
};

/** What the device tells after changes, of its rows alone. */
function told(changes: readonly UnsentHabit[], from: readonly WrittenHabit[] = []) {
  let habits = from;
  let entries: readonly HabitEntry[] = [];
  for (const change of changes) {
    habits = writtenAfter(habits, change);
    entries = entriesAfter(entries, change);
  }
  return { habits, entries, list: listed(habits, entries, today) };
}

it('a reminder that is put off stands in the rows and in the lists of the day', () => {
  const snoozed = { from: '2026-05-14T06:00:00.000Z', until: '2026-05-14T16:00:00.000Z' };
  const putOff: UnsentHabit = { deed: 'change', id: 'a', change: { snoozed }, day: today, completed: false };
  const { habits, entries } = told([create('a', 'Вода'), putOff]);
  expect(listedToday(habits, entries, today)).toMatchObject([{ name: 'Вода', snoozed }]);
  expect(withUnsentToday(listedToday(told([create('a', 'Вода')]).habits, [], today), putOff, today)).toMatchObject([
    { snoozed },
  ]);
});

describe('rows with what is unsent', () => {
  it('hold a habit that was made, changed, marked and paused in one go', () => {
    const rename: UnsentHabit = {
      deed: 'change',
      id: 'a',
      change: { name: 'Плавание', color: '#FF0000' },
      day: today,
      completed: false,
    };
    const { list } = told([create('a', 'Бассейн'), mark('a', 0), mark('a', 1), rename]);
    expect(list).toMatchObject([{ name: 'Плавание', color: '#ff0000', currentStreak: 2, completedToday: true }]);
    expect(told([create('a', 'Бассейн'), pause('a', false)]).list).toMatchObject([{ isActive: false }]);
    expect(told([create('a', 'Бассейн'), pause('a', false), pause('a', true)]).list).toMatchObject([{ pauses: [] }]);
  });

  it('hold nothing of a habit that was deleted', () => {
    expect(told([create('a', 'Бассейн'), mark('a', 0), { deed: 'delete', id: 'a' }])).toMatchObject({
      habits: [],
      entries: [],
    });
  });

  it('stand behind all that the server has', () => {
    const { habits } = told([create('z', 'Зарядка')]);
    const known = { ...habits[0]!, rank: 'zz' };
    expect(told([create('a', 'Бассейн')], [known]).list.map(({ id }) => id)).toEqual(['z', 'a']);
  });
});

describe('lists with what is unsent', () => {
  it('leave a habit that rests out of today, and take a new one in', () => {
    const { list } = told([create('a', 'Бассейн')]);
    expect(withUnsentToday(list, pause('a', false), today)).toEqual([]);
    expect(withUnsentToday(list, create('b', 'Чтение'), today).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('know a pause at once, and its end', () => {
    const { list } = told([create('a', 'Бассейн'), create('b', 'Чтение')]);
    const resting = withUnsentHabit(list, rest('a', today), today);
    expect(resting).toMatchObject([{ isActive: false, dueToday: false }, { isActive: true }]);
    expect(resting[0]!.lastDays.at(-1)).toBe('paused');
    expect(withUnsentToday(list, rest('a', today), today).map(({ id }) => id)).toEqual(['b']);
    expect(withUnsentHabit(resting, rest('a', today, false), today)).toEqual(list);
    expect(withUnsentHabit(list, rest('a', addDays(today, 1)), today)).toMatchObject([{ isActive: true }, {}]);
  });

  it('take a mark into the calendar of its own days alone', () => {
    const range = { habitId: 'a', from: '2025-12-29', to: '2026-12-31' };
    expect(withUnsentEntry([], mark('a', 0), range)).toHaveLength(1);
    expect(withUnsentEntry([], mark('b', 0), range)).toEqual([]);
    expect(withUnsentEntry([], mark('a', 0), { ...range, to: '2026-05-13' })).toEqual([]);
  });

  const changes = fc.array(
    fc.oneof(
      fc.constantFrom('a', 'b', 'c').map((id) => create(id, id)),
      fc
        .record({ id: fc.constantFrom('a', 'b'), back: fc.nat(9), done: fc.boolean() })
        .map((each) => mark(each.id, each.back, each.done)),
      fc.record({ id: fc.constantFrom('a', 'b'), on: fc.boolean() }).map(({ id, on }) => pause(id, on)),
      fc.constantFrom('a', 'b').map((id): UnsentHabit => ({ deed: 'delete', id })),
      fc
        .record({ id: fc.constantFrom('a', 'b'), at: fc.integer({ min: -9, max: 9 }), on: fc.boolean() })
        .map((each) => rest(each.id, addDays(today, each.at), each.on)),
    ),
    { maxLength: 12 },
  );

  it('stay the same when a change is shown over what holds it already', () => {
    fc.assert(
      fc.property(changes, (history) => {
        const { habits, entries, list } = told(history);
        const last = history.at(-1);
        if (!last || last.deed === 'create') return;
        expect(writtenAfter(habits, last)).toEqual(habits);
        expect(listed(habits, entriesAfter(entries, last), today)).toEqual(list);
        const once = withUnsentHabit(list, last, today);
        expect(withUnsentHabit(once, last, today)).toEqual(once);
        const due = withUnsentToday(listedToday(habits, entries, today), last, today);
        expect(withUnsentToday(due, last, today)).toEqual(due);
      }),
    );
  });
});
