import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Column, readCell, rowsOf, type StoredAs } from './stored.ts';

interface Thing {
  name: string;
  doneAt: string | null;
  open: boolean;
  days: number[];
  tags: string[];
  rule: { every: string; on: number[] } | null;
}

const FIELDS = {
  name: { column: 'name', as: 'plain' },
  doneAt: { column: 'done_at', as: 'instant' },
  open: { column: 'open', as: 'flag' },
  days: { column: 'week_days', as: 'digits' },
  tags: { column: 'tags', as: 'json' },
  rule: { column: 'rule', as: 'json' },
} as const satisfies Record<keyof Thing, Column>;
const rows = rowsOf<Thing, typeof FIELDS>(FIELDS);

const thing: Thing = {
  name: 'Отчёт',
  doneAt: '2026-11-21T09:00:00.000Z',
  open: true,
  days: [1, 3, 5],
  tags: ['дом', 'срочно'],
  rule: { every: 'week', on: [2] },
};

describe('rows', () => {
  it('hold each value in its column, as the table says', () => {
    expect(rows.write(thing)).toEqual({
      name: 'Отчёт',
      done_at: Date.UTC(2026, 10, 21, 9),
      open: 1,
      week_days: '135',
      tags: '["дом","срочно"]',
      rule: '{"every":"week","on":[2]}',
    });
  });

  it('hold null as null, and nothing of what is not said', () => {
    expect(rows.write({ doneAt: null, rule: null })).toEqual({ done_at: null, rule: null });
  });

  it('read as what was written', () => {
    const any: fc.Arbitrary<Thing> = fc.record({
      name: fc.string(),
      doneAt: fc.option(fc.date({ noInvalidDate: true }).map((date) => date.toISOString())),
      open: fc.boolean(),
      days: fc.array(fc.integer({ min: 0, max: 9 })),
      tags: fc.array(fc.string()),
      rule: fc.option(fc.record({ every: fc.string(), on: fc.array(fc.integer()) })),
    });
    fc.assert(
      fc.property(any, (value) => {
        expect(rows.read(rows.write(value))).toEqual(value);
      }),
    );
  });
});

describe('a cell', () => {
  it.each<[StoredAs, unknown, unknown]>([
    ['plain', 'Отчёт', 'Отчёт'],
    ['plain', 0, 0],
    ['instant', Date.UTC(2026, 10, 21, 9), '2026-11-21T09:00:00.000Z'],
    ['instant', '2026-11-21T12:00:00+03:00', '2026-11-21T09:00:00.000Z'],
    ['instant', new Date(Date.UTC(2026, 10, 21, 9)), '2026-11-21T09:00:00.000Z'],
    ['flag', 0, false],
    ['flag', 1, true],
    ['digits', '135', [1, 3, 5]],
    ['digits', '', []],
    ['json', '["дом"]', ['дом']],
  ])('as %s, %j is %j', (as, cell, value) => {
    expect(readCell(as, cell)).toEqual(value);
  });

  it.each<StoredAs>(['plain', 'instant', 'flag', 'digits', 'json'])('as %s is null where it is null', (as) => {
    expect(readCell(as, null)).toBeNull();
  });
});
