import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/day.ts';
import { choiceOfDay, pairAt } from './variety.ts';

const list = (name: string, length: number) => Array.from({ length }, (_, index) => `${name}${index}`);

describe('pairs of words', () => {
  it('all come up before one returns', () => {
    const sizes = fc.tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 2, max: 9 }), fc.nat(1000));
    fc.assert(
      fc.property(sizes, ([a, b, start]) => {
        const pairs = Array.from({ length: a * b }, (_, turn) =>
          pairAt(list('a', a), list('b', b), start * a * b + turn),
        );
        expect(new Set(pairs.map(String)).size).toBe(a * b);
      }),
    );
  });
});

describe('the choice of a day', () => {
  it('holds all day and is another the next day, whoever asks', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat(4000), fc.integer({ min: 2, max: 7 }), (user, days, size) => {
        const day = addDays('2024-01-01', days);
        const options = list('word', size);
        const today = choiceOfDay(user, day)(options, 'summary');
        expect(choiceOfDay(user, day)(options, 'summary')).toBe(today);
        expect(choiceOfDay(user, addDays(day, 1))(options, 'summary')).not.toBe(today);
      }),
    );
  });
});
