import fc from 'fast-check';
import { expect, it } from 'vitest';
import { neighbourAt } from './order.ts';
import { type UnsentColumn, withUnsentColumn } from './unsent.ts';

const columns = ['а', 'б', 'в', 'г'].map((name, position) => ({ id: name, name, position, rank: `a${position}` }));
const namesAfter = (...history: UnsentColumn[]) =>
  history
    .reduce(withUnsentColumn, columns)
    .map(({ name }) => name)
    .join('');

it.each<[string, UnsentColumn[]]>([
  ['абвгд', [{ deed: 'create', id: 'д', name: 'д' }]],
  [
    'дабвг',
    [
      { deed: 'create', id: 'д', name: 'д' },
      { deed: 'move', id: 'д', after: null },
    ],
  ],
  ['аБвг', [{ deed: 'rename', id: 'б', name: 'Б' }]],
  ['бваг', [{ deed: 'move', id: 'а', after: 'в' }]],
  ['бвга', [{ deed: 'move', id: 'а', after: 'gone' }]],
  ['авг', [{ deed: 'delete', id: 'б' }]],
  [
    'абвг',
    [
      { deed: 'delete', id: 'б' },
      { deed: 'put-back', column: columns[1]! },
    ],
  ],
  ['абвг', [{ deed: 'rename', id: 'gone', name: 'х' }]],
])('the board is %s', (names, history) => expect(namesAfter(...history)).toBe(names));

it('puts a column where its neighbour says', () => {
  fc.assert(
    fc.property(fc.nat(3), fc.nat(3), (from, to) => {
      const { id } = columns[from]!;
      const moved = withUnsentColumn(columns, { deed: 'move', id, after: neighbourAt(columns, id, to) });
      expect(moved.findIndex((column) => column.id === id)).toBe(to);
      expect(moved.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
    }),
  );
});

it('stays the same when a change is shown over what holds it already', () => {
  const id = fc.constantFrom('а', 'б', 'в', 'д');
  const unsent: fc.Arbitrary<UnsentColumn> = fc.oneof(
    id.map((each) => ({ deed: 'create' as const, id: each, name: each })),
    id.map((each) => ({ deed: 'rename' as const, id: each, name: 'х' })),
    fc
      .record({ id, after: fc.option(fc.constantFrom('а', 'г', 'gone')) })
      .filter((move) => move.id !== move.after)
      .map((move) => ({ deed: 'move' as const, ...move })),
    id.map((each) => ({ deed: 'delete' as const, id: each })),
  );
  fc.assert(
    fc.property(fc.array(unsent, { minLength: 1, maxLength: 8 }), (history) => {
      const after = history.reduce(withUnsentColumn, columns);
      expect(withUnsentColumn(after, history.at(-1)!)).toEqual(after);
    }),
  );
});
