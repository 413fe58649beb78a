import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withColumn, withoutColumn } from './order.ts';

const columns = ['а', 'б', 'в', 'г'].map((name, position) => ({ id: name, name, position, rank: `a${position}` }));
const names = (board: { name: string }[]) => board.map(({ name }) => name).join('');

it.each([
  ['а', 0, 'абвг'],
  ['а', 1, 'бавг'],
  ['а', 3, 'бвга'],
  ['г', 0, 'габв'],
  ['в', 99, 'абгв'],
])('«%s» at %i makes %s', (id, position, order) => {
  expect(names(withColumn(columns, { id, name: id, position, rank: '' }))).toBe(order);
});

it('adds, renames and takes away', () => {
  expect(names(withColumn(columns, { id: 'new', name: 'н', position: 2, rank: '' }))).toBe('абнвг');
  expect(names(withColumn(columns, { id: 'б', name: 'Б', position: 1, rank: '' }))).toBe('аБвг');
  expect(names(withoutColumn(columns, 'б'))).toBe('авг');
});

it('numbers without gaps and keeps what does not change', () => {
  fc.assert(
    fc.property(fc.nat(4), fc.nat(6), (at, position) => {
      const column = columns[at] ?? { id: 'new', name: 'н', position, rank: '' };
      const board = withColumn(columns, { ...column, position });
      expect(board.map((each) => each.position)).toEqual([...board.keys()]);
      for (const each of board) {
        const before = columns.find(({ id }) => id === each.id);
        if (each.id !== column.id && before?.position === each.position) expect(each).toBe(before);
      }
    }),
  );
});
