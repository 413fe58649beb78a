import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type KeptOrder, keptOrder } from './kept-order.ts';

interface Row {
  id: number;
  by: number;
}

const anyRow = fc.record({ id: fc.nat({ max: 40 }), by: fc.nat({ max: 5 }) });
const anyRows = fc.uniqueArray(anyRow, { selector: ({ id }) => id, maxLength: 30 });
const compare = (a: Row, b: Row) => a.by - b.by || a.id - b.id;
const NOTHING: KeptOrder<Row> = { of: [], order: [] };

/** What may become of a list: others, and the same with rows that are new, changed or gone, wherever they stand. */
const anyLists = fc
  .tuple(anyRows, fc.array(fc.tuple(anyRow, fc.nat()), { maxLength: 4 }), anyRows)
  .map(([rows, changes, others]): Row[][] => [
    rows,
    ...changes.map((_, upTo) =>
      changes.slice(0, upTo + 1).reduce<Row[]>((list, [row, at]) => {
        const place = list.findIndex(({ id }) => id === row.id);
        if (place === -1) return list.toSpliced(at % (list.length + 1), 0, row);
        return row.by === list[place]!.by ? list.toSpliced(place, 1) : list.with(place, row);
      }, rows),
    ),
    others,
    [],
    rows,
  ]);

it('of every list that follows on another, the order is that of all its rows', () => {
  fc.assert(
    fc.property(anyLists, (lists) => {
      lists.reduce((before, rows) => {
        const kept = keptOrder(before, rows, compare);
        expect(kept).toEqual({ of: rows, order: rows.toSorted(compare) });
        return kept;
      }, NOTHING);
    }),
  );
});

it('of rows that are meant the order is that of all of them, without the others', () => {
  const isMeant = ({ by }: Row) => by % 2 === 0;
  fc.assert(
    fc.property(anyLists, (lists) => {
      lists.reduce((before, rows) => {
        const kept = keptOrder(before, rows, compare, isMeant);
        expect(kept).toEqual({ of: rows, order: rows.filter(isMeant).toSorted(compare) });
        return kept;
      }, NOTHING);
    }),
  );
});

it('a change among thousands asks for a handful of comparisons, wherever it stands', () => {
  const rows: Row[] = Array.from({ length: 10_000 }, (_, id) => ({ id, by: id % 7 }));
  const before = keptOrder(NOTHING, rows, compare);
  let asked = 0;
  const counting = (a: Row, b: Row) => {
    asked++;
    return compare(a, b);
  };
  const changed = rows.with(3, { id: 3, by: 9 }).with(9_990, { id: 9_990, by: -1 });
  expect(keptOrder(before, changed, counting).order).toEqual(changed.toSorted(compare));
  expect(asked).toBeLessThan(40);
  asked = 0;
  expect(keptOrder(before, rows, counting).order).toEqual(before.order);
  expect(asked).toBe(0);
});
