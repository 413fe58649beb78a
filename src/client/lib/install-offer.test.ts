import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '#shared/day.ts';
import { mayOffer, UNUSED, usedOn } from './install-offer.ts';

const used = (...days: Day[]) => days.reduce(usedOn, UNUSED);

describe('installing is offered', () => {
  it.each<[string, Day[], boolean]>([
    ['not on the first day', ['2026-11-01'], false],
    ['not on the first day however often it is used', ['2026-11-01', '2026-11-01', '2026-11-01'], false],
    ['not on the second', ['2026-11-01', '2026-11-02'], false],
    ['from the third', ['2026-11-01', '2026-11-02', '2026-11-03'], true],
    ['from the third day of use, whatever lies between', ['2026-01-01', '2026-05-01', '2026-11-03'], true],
  ])('%s', (_, days, may) => {
    expect(mayOffer(used(...days), days.at(-1)!)).toBe(may);
  });

  it.each([
    [0, false],
    [1, false],
    [29, false],
    [30, true],
    [200, true],
  ])('%i days after the last time: %j', (later, may) => {
    const use = { ...used('2026-11-01', '2026-11-02', '2026-11-03'), offered: '2026-11-03' };
    expect(mayOffer(use, addDays('2026-11-03', later))).toBe(may);
  });
});
