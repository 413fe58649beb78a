import { describe, expect, it } from 'vitest';
import { MINUTE } from '#shared/day.ts';
import { currentCheckIn, phaseOf } from './rules.ts';

const START = Date.UTC(2026, 10, 21, 9, 4, 30);

describe('the check-in of the present interval', () => {
  it.each([
    ['nothing said yet', [], 15, 15, undefined],
    ['the same moment in another window', [15], 15, 15, 15],
    ['later in the interval', [15], 29, 15, 15],
    ['the next interval', [15], 30, 15, undefined],
    ['a window whose clock is a second early', [15], 30 - 1 / 60, 15, undefined],
    ['a second window just over the edge', [29.9], 30.1, 15, 29.9],
    ['a window that comes a minute over the edge', [29.5], 30.5, 15, undefined],
    ['a window that was paused', [20], 44, 15, undefined],
    ['after several', [15, 30], 31, 15, 30],
    ['a frequency that was shortened on the way', [15], 21, 5, undefined],
    ['a frequency that was lengthened on the way', [15, 30], 40, 60, 30],
    ['the clock moved back', [15], 3, 15, 15],
  ] as const)('%s', (_, minutes, now, frequency, found) => {
    const said = minutes.map((minute) => ({ saidAt: START + minute * MINUTE, message: `${minute}`, answer: null }));
    const current = currentCheckIn(said, { startedAt: START, now: START + now * MINUTE, frequency });
    expect(current?.message).toBe(found === undefined ? undefined : `${found}`);
  });
});

it.each([
  [0, 45, 'early'],
  [15, 45, 'middle'],
  [35, 45, 'middle'],
  [36, 45, 'late'],
  [20, 25, 'late'],
  [45, 45, 'over'],
  [15, null, 'middle'],
  [90, null, 'long'],
] as const)('%s minutes of %s are %s', (elapsed, planned, phase) => {
  expect(phaseOf(elapsed, planned)).toBe(phase);
});
