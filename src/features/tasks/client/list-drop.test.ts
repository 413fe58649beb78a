import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Group } from '../grouping.ts';
import { dropAt, placeAt } from './list-drop.ts';
import { linesOf } from './list-lines.ts';

const group = (is: string | null, ids: string): Group<{ id: string }> => ({
  key: `heading ${is ?? ''}`,
  name: { by: 'heading', is },
  tasks: [...ids].map((id) => ({ id })),
});
const lines = linesOf([group(null, 'ab'), group('h', ''), group('i', 'cd')], new Set());

describe('a row that is put elsewhere', () => {
  // a, b, [h], [i], c, d
  it.each([
    [0, 1, { headingId: null, afterTaskId: 'b' }],
    [0, 2, { headingId: 'h', afterTaskId: null }],
    [0, 3, { headingId: 'i', afterTaskId: null }],
    [0, 5, { headingId: 'i', afterTaskId: 'd' }],
    [4, 3, { headingId: 'h', afterTaskId: null }],
    [4, 0, { headingId: null, afterTaskId: null }],
    [1, 0, { headingId: null, afterTaskId: null }],
    [1, 1, null],
    [0, -1, null],
    [5, 6, null],
  ])('from line %i to %i stands %j', (from, to, place) => expect(dropAt(lines, from, to)).toEqual(place));

  it('is put in where its middle is, and stays where it has not left its place', () => {
    const heights = [44, 44, 60, 44, 60, 60];
    const middles = heights.map((height, at) => heights.slice(0, at).reduce((a, b) => a + b, 0) + height / 2);
    fc.assert(
      fc.property(fc.nat(5), fc.integer({ min: -100, max: 500 }), (from, by) => {
        const middle = middles[from]! + by;
        const place = placeAt(heights, from, middle);
        const others = middles.filter((_, at) => at !== from);
        expect(others.slice(0, place).every((other) => other <= middle)).toBe(true);
        expect(others.slice(place).every((other) => other >= middle)).toBe(true);
      }),
    );
    for (const [from, middle] of middles.entries()) expect(placeAt(heights, from, middle)).toBe(from);
  });
});
