import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveTask } from '#features/tasks/placement.ts';
import {
  type Card,
  droppedAt,
  groupCards,
  indexAmongAll,
  neighbourOf,
  placeOfCard,
  samePlace,
  stepFrom,
} from './rules.ts';

const card = (
  id: string,
  kanbanColumnId: string | null,
  position: number,
  status: Card['status'] = 'active',
): Card => ({
  id,
  status,
  kanbanColumnId,
  position,
});
const columns = [{ id: 'one' }, { id: 'two' }, { id: 'three' }];
const ids = (groups: ReturnType<typeof groupCards>) =>
  [...groups].map(([columnId, cards]) => [columnId, cards.map(({ id }) => id).join('')]);

describe('groups of the board', () => {
  it('stand in the order of the columns, cards in theirs, without the archive', () => {
    const tasks = [card('d', 'two', 1), card('c', 'two', 0), card('b', null, 0), card('x', 'two', 2, 'archived')];
    expect(ids(groupCards(tasks, columns))).toEqual([
      [null, 'b'],
      ['one', ''],
      ['two', 'cd'],
      ['three', ''],
    ]);
  });

  it('take in the cards of a column that went, behind their own', () => {
    const tasks = [card('z', 'gone', 0), card('a', null, 1), card('b', null, 0)];
    expect(ids(groupCards(tasks, []))).toEqual([[null, 'baz']]);
  });

  it('take in the first cards of several columns that went in one order, whoever asks', () => {
    const tasks = [card('m', 'gone', 0), card('k', 'gone too', 0)];
    for (const list of [tasks, tasks.toReversed()]) expect(ids(groupCards(list, []))).toEqual([[null, 'km']]);
  });

  it('keep their identity where nothing changed', () => {
    const tasks = [card('a', 'one', 0), card('b', 'two', 0)];
    const before = groupCards(tasks, columns);
    const after = groupCards([...tasks, card('c', 'two', 1)], columns, before);
    expect(after.get('one')).toBe(before.get('one'));
    expect(after.get(null)).toBe(before.get(null));
    expect(after.get('two')).not.toBe(before.get('two'));
  });

  it('are drawn anew where a card says something else', () => {
    const before = groupCards([card('a', 'one', 0), card('b', 'one', 1)], columns);
    const changed = { ...card('b', 'one', 1), status: 'completed' as const };
    const after = groupCards([before.get('one')![0]!, changed], columns, before);
    expect(after.get('one')).toEqual([before.get('one')![0], changed]);
  });
});

const board = groupCards(
  [card('a', 'one', 0), card('b', 'one', 1), card('c', 'one', 2), card('d', 'two', 0), card('u', null, 0)],
  columns,
);

describe('a step by key', () => {
  it.each([
    ['b', 'up', ['one', 0]],
    ['b', 'down', ['one', 2]],
    ['a', 'up', undefined],
    ['c', 'down', undefined],
    ['c', 'right', ['two', 1]],
    ['a', 'left', [null, 0]],
    ['d', 'right', ['three', 0]],
    ['u', 'left', undefined],
  ] as const)('%s %s → %j', (id, direction, place) => {
    const step = stepFrom(board, placeOfCard(board, id)!, direction);
    expect(step && [step.columnId, step.index]).toEqual(place);
  });

  it('leads nowhere in a column that has just gone', () => {
    const place = { columnId: 'gone', index: 0 };
    expect(stepFrom(board, place, 'down')).toBeUndefined();
    expect(neighbourOf(board, { ...place, index: 1 }, 'up')).toBeUndefined();
  });
});

it.each([
  [{ columnId: 'one', index: 1 }, true],
  [{ columnId: 'one', index: 0 }, false],
  [{ columnId: null, index: 1 }, false],
])('the second place of a column and %j: the same is %s', (place, same) => {
  expect(samePlace({ columnId: 'one', index: 1 }, place)).toBe(same);
});

describe('the card beside', () => {
  const sparse = groupCards([card('a', 'one', 0), card('b', 'one', 1), card('z', 'three', 0)], columns);
  it.each([
    ['a', 'down', 'b'],
    ['a', 'up', undefined],
    ['b', 'up', 'a'],
    ['b', 'right', 'z'],
    ['z', 'left', 'a'],
    ['z', 'right', undefined],
  ] as const)('%s %s is %s', (id, direction, neighbour) => {
    expect(neighbourOf(sparse, placeOfCard(sparse, id)!, direction)?.id).toBe(neighbour);
  });
});

it('a drop lands where its line was drawn', () => {
  const at = fc.record({ columnId: fc.constantFrom(null, 'one', 'two', 'three'), line: fc.nat(3) });
  fc.assert(
    fc.property(fc.constantFrom('a', 'b', 'c', 'd', 'u'), at, (id, { columnId, line }) => {
      const target = board.get(columnId)!;
      const index = Math.min(line, target.length);
      const above = target.slice(0, index).filter((other) => other.id !== id);
      const from = placeOfCard(board, id)!;
      const place = droppedAt(from, { columnId, index });
      const tasks = moveTask([...board.values()].flat(), id, {
        status: 'active',
        kanbanColumnId: columnId,
        spot: place.index,
      });
      const after = groupCards(tasks, columns);
      expect(placeOfCard(after, id)).toEqual(place);
      expect(
        after
          .get(columnId)!
          .slice(0, place.index)
          .map((other) => other.id),
      ).toEqual(above.map((other) => other.id));
      if (samePlace(from, place)) expect(ids(after)).toEqual(ids(board));
    }),
  );
});

describe('a place among the cards of a project', () => {
  const column = (ids: string) => [...ids].map((id) => ({ id }));

  it.each([
    ['abcd', 'bd', 0, 1],
    ['abcd', 'bd', 1, 3],
    ['abcd', 'bd', 2, 4],
    ['abcd', 'b', 1, 2],
    ['abcd', '', 0, 4],
    ['', '', 0, 0],
  ])('of %s, of which %s are shown, at %d is %d among all', (all, shown, index, among) => {
    expect(indexAmongAll(column(all), column(shown), index)).toBe(among);
  });

  it('is the same one among the shown cards, whatever stands between them', () => {
    const letters = fc.uniqueArray(fc.constantFrom(...'abcdefgh'));
    fc.assert(
      fc.property(letters, fc.infiniteStream(fc.boolean()), fc.nat(8), (ids, choose, at) => {
        const all = column(ids.join(''));
        const shown = all.filter(() => choose.next().value);
        const index = Math.min(at, shown.length);
        const put = all.toSpliced(indexAmongAll(all, shown, index), 0, { id: 'new' });
        const seen = put.filter(({ id }) => id === 'new' || shown.some((card) => card.id === id));
        expect(seen).toEqual(shown.toSpliced(index, 0, { id: 'new' }));
      }),
    );
  });
});
