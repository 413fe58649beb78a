import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, dayOf, timeOf, weekdayOf } from '#shared/day.ts';
import { deadlineOf } from './deadline.ts';
import { presetDay, typedDue } from './due-presets.ts';
import { movedTo } from './moving-deadline.ts';

const MOSCOW = { zone: 'Europe/Moscow', dayStart: 0 };
/** Friday, 15:00 in Moscow. */
const NOON = Date.parse('2026-11-27T12:00:00.000Z');

it.each([
  ['today', '2026-11-27', '2026-11-27'],
  ['tomorrow', '2026-11-27', '2026-11-28'],
  ['week', '2026-11-27', '2026-12-04'],
  ['weekend', '2026-11-23', '2026-11-28'],
  ['weekend', '2026-11-27', '2026-11-28'],
  ['weekend', '2026-11-28', '2026-12-05'],
  ['weekend', '2026-11-29', '2026-12-05'],
] as const)('%s of %s is %s', (preset, today, day) => {
  expect(presetDay(preset, today)).toBe(day);
});

it('finds a weekend that begins within a week, on any day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5000 }), (days) => {
      const today = addDays('2020-01-01', days);
      const day = presetDay('weekend', today);
      expect(weekdayOf(day)).toBe(6);
      expect(day > today && day <= addDays(today, 7)).toBe(true);
    }),
  );
});

it('puts a deadline on another day and leaves its time', () => {
  const atTime = deadlineOf({ dueDate: '2026-11-27T15:00:00.000Z' }, MOSCOW.zone)!;
  const moved = movedTo(atTime, '2026-12-05', MOSCOW.zone);
  expect(moved).toEqual({ dueDate: '2026-12-05T15:00:00.000Z', dueDay: '2026-12-05' });
  expect(movedTo(deadlineOf({ dueDay: '2026-11-27' }, MOSCOW.zone)!, '2026-12-05', MOSCOW.zone)).toEqual({
    dueDay: '2026-12-05',
  });
  expect(movedTo(deadlineOf({ dueDay: null }, MOSCOW.zone)!, '2026-12-05', MOSCOW.zone)).toEqual({
    dueDay: '2026-12-05',
  });
  // On the other side of a change of clocks it is the time of the wall that stays.
  const berlin = deadlineOf({ dueDate: '2026-10-24T16:00:00.000Z' }, 'Europe/Berlin')!;
  const { dueDate } = movedTo(berlin, '2026-10-26', 'Europe/Berlin');
  expect([dayOf(Date.parse(dueDate!), 'Europe/Berlin'), timeOf(Date.parse(dueDate!), 'Europe/Berlin')]).toEqual([
    '2026-10-26',
    '18:00',
  ]);
});

it.each([
  ['завтра', { dueDay: '2026-11-28' }],
  ['пн 18:00', { dueDate: '2026-11-30T15:00:00.000Z', dueDay: '2026-11-30' }],
  ['через неделю', { dueDay: '2026-12-04' }],
  ['огурцы', undefined],
  ['', undefined],
])('reads «%s»', (text, said) => {
  expect(typedDue(text, NOON, MOSCOW)).toEqual(said);
});
