import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './stem.ts';

describe('edits between words', () => {
  /** The textbook's way: every letter against every letter. */
  function whole(a: string, b: string): number {
    const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i || j));
    for (let i = 1; i <= a.length; i++)
      for (let j = 1; j <= b.length; j++) {
        const same = a[i - 1] === b[j - 1];
        rows[i]![j] = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + (same ? 0 : 1));
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
          rows[i]![j] = Math.min(rows[i]![j]!, rows[i - 2]![j - 2]! + 1);
      }
    return rows[a.length]![b.length]!;
  }
  const text = fc.string({ unit: fc.constantFrom('а', 'б', 'в'), maxLength: 8 });
  /** A text, and the same with some letters changed, dropped or added. */
  const near = fc
    .tuple(text, fc.array(fc.tuple(fc.nat(), fc.constantFrom('', 'а', 'бв', 'вба')), { maxLength: 3 }))
    .map(
      ([one, edits]) =>
        [
          one,
          edits.reduce((other, [at, letters]) => {
            const place = at % (other.length + 1);
            return other.slice(0, place) + letters + other.slice(place + 1);
          }, one),
        ] as const,
    );

  it('are counted as by looking at every letter, up to the limit', () => {
    fc.assert(
      fc.property(fc.oneof(near, fc.tuple(text, text)), fc.integer({ min: 0, max: 3 }), ([a, b], limit) => {
        expect(editDistance(a, b, limit)).toBe(Math.min(whole(a, b), limit + 1));
      }),
      { numRuns: 1000 },
    );
  });
});
