import fc from 'fast-check';
import { expect, it } from 'vitest';
import { timeTyped } from '#shared/russian/time-typed.ts';
import { partAt, timeMoved } from './time-text.ts';

it.each([
  ['09:30', 0, 'hour'],
  ['09:30', 2, 'hour'],
  ['09:30', 3, 'minute'],
  ['9.30', 1, 'hour'],
  ['9.30', 2, 'minute'],
  ['930', 3, 'hour'],
])('of «%s» the caret at %i stands in the %s', (text, caret, part) => {
  expect(partAt(text, caret)).toBe(part);
});

it.each([
  ['09:30', 'hour', 1, '10:30'],
  ['09:30', 'hour', -1, '08:30'],
  ['23:15', 'hour', 1, '00:15'],
  ['00:15', 'hour', -1, '23:15'],
  ['09:30', 'minute', 1, '09:35'],
  ['09:32', 'minute', 1, '09:35'],
  ['09:32', 'minute', -1, '09:30'],
  ['23:55', 'minute', 1, '00:00'],
  ['00:00', 'minute', -1, '23:55'],
  ['9', 'hour', 1, '10:00'],
  ['', 'minute', 1, '09:00'],
  ['огурцы', 'hour', -1, '09:00'],
] as const)('from «%s» a key in the %s (%i) leads to %s', (text, part, direction, time) => {
  expect(timeMoved(text, part, direction)).toBe(time);
});

it('reads every time that it writes, and comes back by as many keys', () => {
  const time = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((parts) => parts.map((part) => `${part}`.padStart(2, '0')).join(':'));
  fc.assert(
    fc.property(time, (each) => {
      expect(timeTyped(each)).toBe(each);
      expect(timeTyped(each.replace(':', ''))).toBe(each);
      expect(timeMoved(timeMoved(each, 'hour', 1), 'hour', -1)).toBe(each);
    }),
  );
});
