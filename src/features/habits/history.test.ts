import { expect, it } from 'vitest';
import { isActive, paused, resumed } from './history.ts';

const [YESTERDAY, TODAY, TOMORROW] = ['2026-11-20', '2026-11-21', '2026-11-22'] as const;
const over = { from: '2026-11-01', until: '2026-11-05' };
const ends = { from: '2026-11-10', until: TODAY };
const lasts = { from: YESTERDAY, until: null };
const planned = { from: '2026-12-01', until: '2026-12-08' };
const fromTomorrow = { from: TOMORROW, until: null };

it('a habit rests from today, or from tomorrow where it is done, and once', () => {
  const already = { from: TODAY, until: TOMORROW };
  expect(paused([over, already], TODAY, TOMORROW, false)).toEqual([over, { from: TODAY, until: null }]);
  expect(paused([over, already], TODAY, TOMORROW, true)).toEqual([over, already, fromTomorrow]);
});

it('a habit that comes back keeps what it rested and what is planned', () => {
  expect(resumed([over, ends, lasts, planned], TODAY)).toEqual([
    over,
    ends,
    { from: YESTERDAY, until: TODAY },
    planned,
  ]);
  expect(resumed([{ from: TODAY, until: null }], TODAY)).toEqual([]);
  expect(resumed([fromTomorrow], TODAY)).toEqual([]);
  expect(resumed([{ ...planned, until: null }], TODAY)).toEqual([{ ...planned, until: null }]);
});

it('a habit is active on the day of its return, and not once it was done and put to rest', () => {
  expect(isActive([over, ends], TODAY, false)).toBe(true);
  expect(isActive([lasts], TODAY, false)).toBe(false);
  expect(isActive([fromTomorrow], TODAY, false)).toBe(true);
  expect(isActive([fromTomorrow], TODAY, true)).toBe(false);
  expect(isActive([{ from: '2026-12-01', until: null }], TODAY, true)).toBe(true);
});
