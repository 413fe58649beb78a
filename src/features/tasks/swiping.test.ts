import { expect, test } from 'vitest';
import { postponedDay, swipeAct, swipeBegun } from './swiping.ts';

test.each([
  [3, 3, undefined],
  [0, 9, undefined],
  [10, 0, true],
  [-12, 5, true],
  [-12, 9, false],
  [15, 10, false],
  [0, 40, false],
])('a finger moved by %i and %i swipes: %s', (dx, dy, swipes) => {
  expect(swipeBegun(dx, dy)).toBe(swipes);
});

test.each([
  [71, 'active', undefined],
  [72, 'active', 'toggle'],
  [300, 'completed', 'toggle'],
  [-71, 'active', undefined],
  [-72, 'active', 'postpone'],
  [-72, 'completed', undefined],
  [-164, 'active', 'postpone'],
  [-165, 'active', 'remove'],
  [-165, 'completed', 'remove'],
] as const)('a swipe by %i of a row that is %s, 300 pixels wide, does: %s', (dx, status, act) => {
  expect(swipeAct(dx, 300, { status })).toBe(act);
});

test.each([
  [null, '2026-11-28'],
  ['2026-11-20', '2026-11-28'],
  ['2026-11-27', '2026-11-28'],
  ['2026-12-31', '2027-01-01'],
])('what is due on %s is put off to %s on 27 November', (dueDay, day) => {
  expect(postponedDay({ dueDay }, '2026-11-27')).toBe(day);
});
