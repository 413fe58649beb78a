import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertTask, moveTask, moveToEnds, type Place, type Placed, placeOf, removeTask } from './placement.ts';
import { STATUSES } from './rules.ts';

const columns = [
  { id: 'new', name: 'Новые' },
  { id: 'doing', name: 'В процессе' },
  { id: 'own', name: 'Ждёт ответа' },
  { id: 'done', name: 'Готово' },
];
const task = (id: string, kanbanColumnId: string | null, position: number, status: Placed['status'] = 'active') => ({
  id,
  kanbanColumnId,
  position,
  status,
});

describe('place of a changed task', () => {
  it.each([
    [
      'completion moves to the done column',
      task('a', 'doing', 2),
      { status: 'completed' },
      ['completed', 'done', 'end'],
    ],
    [
      'completion puts a done card at the end',
      task('a', 'done', 2),
      { status: 'completed' },
      ['completed', 'done', 'end'],
    ],
    [
      'completion of what is complete',
      task('a', 'own', 1, 'completed'),
      { status: 'completed' },
      ['completed', 'own', 'same'],
    ],
    [
      'activation leaves a done column',
      task('a', 'done', 0, 'completed'),
      { status: 'active' },
      ['active', 'new', 'end'],
    ],
    [
      'activation elsewhere keeps the column',
      task('a', 'own', 3, 'completed'),
      { status: 'active' },
      ['active', 'own', 'end'],
    ],
    [
      'archive goes after all others',
      task('a', 'done', 0, 'completed'),
      { status: 'archived' },
      ['archived', 'done', 'end'],
    ],
    ['back from the archive', task('a', 'done', 9, 'archived'), { status: 'completed' }, ['completed', 'done', 'end']],
    ['a drop on a done column', task('a', 'new', 0), { kanbanColumnId: 'done' }, ['completed', 'done', 'end']],
    [
      'a drop on a column of its own name',
      task('a', 'new', 0),
      { kanbanColumnId: 'own', position: 1 },
      ['active', 'own', 1],
    ],
    [
      'a drop outside of all columns',
      task('a', 'done', 0, 'completed'),
      { kanbanColumnId: null },
      ['completed', null, 'end'],
    ],
    ['what is sent wins', task('a', 'new', 0), { kanbanColumnId: 'done', status: 'active' }, ['active', 'done', 'end']],
    ['another title moves nothing', task('a', 'new', 4), {}, ['active', 'new', 'same']],
  ] as const)('%s', (_, row, change, [status, kanbanColumnId, spot]) => {
    expect(placeOf(row, change, columns)).toEqual({ status, kanbanColumnId, spot });
  });

  it('without columns changes the status alone', () => {
    expect(placeOf(task('a', null, 0), { status: 'completed' }, [])).toEqual({
      status: 'completed',
      kanbanColumnId: null,
      spot: 'end',
    });
  });
});

describe('moving', () => {
  const board = [task('a', 'new', 0), task('b', 'new', 1), task('c', 'new', 2), task('d', 'done', 0, 'completed')];
  const order = (tasks: readonly Placed[], column: string | null) =>
    tasks
      .filter(({ kanbanColumnId }) => kanbanColumnId === column)
      .sort((x, y) => x.position - y.position)
      .map(({ id }) => id);

  it('to the end of another column', () => {
    const moved = moveTask(board, 'a', { status: 'completed', kanbanColumnId: 'done', spot: 'end' });
    expect(order(moved, 'new')).toEqual(['b', 'c']);
    expect(order(moved, 'done')).toEqual(['d', 'a']);
  });

  it('within a column, both ways', () => {
    expect(order(moveTask(board, 'a', { ...task('a', 'new', 0), spot: 1 }), 'new')).toEqual(['b', 'a', 'c']);
    expect(order(moveTask(board, 'c', { ...task('c', 'new', 0), spot: 0 }), 'new')).toEqual(['c', 'a', 'b']);
  });

  it.each([
    ['a', 'c', 'bca'],
    ['c', 'a', 'acb'],
    ['b', null, 'bac'],
    ['b', 'b', 'acb'],
    ['a', 'd', 'bca'],
    ['a', 'gone', 'bca'],
  ])('«%s» behind «%s» makes %s', (id, after, expected) => {
    const moved = moveTask(board, id, { status: 'active', kanbanColumnId: 'new', spot: { after } });
    expect(order(moved, 'new').join('')).toBe(expected);
  });

  it('nowhere, of a group of many, keeps each where it stands', () => {
    for (const { id } of board.slice(0, 3)) {
      const moved = moveTask(board, id, { status: 'completed', kanbanColumnId: 'new', spot: 'same' });
      expect(order(moved, 'new')).toEqual(['a', 'b', 'c']);
    }
  });

  it('from above, closes up: behind the first of the rest it is the second', () => {
    const moved = moveTask(board, 'a', { status: 'active', kanbanColumnId: 'new', spot: { after: 'b' } });
    expect(moved.map(({ id, position }) => `${id}${position}`)).toEqual(['a1', 'b0', 'c2', 'd0']);
  });

  it('within the archive, behind one of it', () => {
    const archive = ['x', 'y', 'z'].map((id, position) => task(id, 'done', position, 'archived'));
    const moved = moveTask(archive, 'z', { status: 'archived', kanbanColumnId: 'done', spot: { after: 'x' } });
    expect(order(moved, 'done')).toEqual(['x', 'z', 'y']);
  });

  it('behind a card of another column', () => {
    const moved = moveTask(board, 'd', { status: 'active', kanbanColumnId: 'new', spot: { after: 'b' } });
    expect(order(moved, 'new')).toEqual(['a', 'b', 'd', 'c']);
  });

  it('keeps the rows that stay as they are', () => {
    const moved = moveTask(board, 'c', { status: 'completed', kanbanColumnId: 'done', spot: 0 });
    expect(moved[0]).toBe(board[0]);
    expect(moved[1]).toBe(board[1]);
  });

  it('keeps the archive behind the others', () => {
    const tasks = insertTask(board, task('z', 'new', 0, 'archived'));
    expect(order(tasks, 'new')).toEqual(['a', 'b', 'c', 'z']);
    expect(order(insertTask(tasks, task('e', 'new', Number.MAX_SAFE_INTEGER)), 'new')).toEqual([
      'a',
      'b',
      'c',
      'e',
      'z',
    ]);
  });

  it('puts a removed task back where it was', () => {
    expect(insertTask(removeTask(board, 'b'), board[1]!).toSorted((x, y) => x.id.localeCompare(y.id))).toEqual(board);
  });

  it('answers the same list for an unknown task', () => {
    expect(moveTask(board, 'x', { status: 'active', kanbanColumnId: null, spot: 0 })).toBe(board);
    expect(removeTask(board, 'x')).toBe(board);
  });
});

describe('any sequence of changes', () => {
  const column = fc.constantFrom(null, ...columns.map(({ id }) => id));
  const position = fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined });
  const step = fc.oneof(
    fc.record({ kind: fc.constant('status' as const), which: fc.nat(20), status: fc.constantFrom(...STATUSES) }),
    fc.record({ kind: fc.constant('drop' as const), which: fc.nat(20), kanbanColumnId: column, position }),
    fc.record({ kind: fc.constant('create' as const), kanbanColumnId: column, position: fc.nat(12) }),
    fc.record({ kind: fc.constant('delete' as const), which: fc.nat(20) }),
  );
  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

  function apply(tasks: readonly Placed[], change: Step, number: number): readonly Placed[] {
    if (change.kind === 'create')
      return insertTask(tasks, task(`${number}`, change.kanbanColumnId, change.position, 'active'));
    const target = tasks[change.which % Math.max(1, tasks.length)];
    if (!target) return tasks;
    if (change.kind === 'delete') return removeTask(tasks, target.id);
    const placing = change.kind === 'status' ? { status: change.status } : change;
    return moveTask(tasks, target.id, placeOf(target, placing, columns));
  }

  it('numbers every group 0…n−1, the archive at its end, and loses nobody', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const tasks = steps.reduce<readonly Placed[]>(apply, []);
        const created = steps.filter(({ kind }) => kind === 'create').length;
        expect(tasks.length).toBeLessThanOrEqual(created);
        for (const id of [null, ...columns.map((each) => each.id)]) {
          const group = tasks.filter((each) => each.kanbanColumnId === id).sort((x, y) => x.position - y.position);
          expect(group.map((each) => each.position)).toEqual(group.map((_, index) => index));
          const archived = group.map((each) => each.status === 'archived');
          expect(archived).toEqual(archived.toSorted((x, y) => Number(x) - Number(y)));
        }
      }),
    );
  });
});

describe('a drop', () => {
  it.each([
    ['on its own column stays', task('a', 'new', 1), { kanbanColumnId: 'new' }, ['active', 'new', 'same']],
    [
      'of an archived card on its own column stays',
      task('a', 'new', 1, 'archived'),
      { kanbanColumnId: 'new', status: 'archived' },
      ['archived', 'new', 'same'],
    ],
    [
      'that brings a card from the archive puts it behind the live ones',
      task('a', 'new', 1, 'archived'),
      { kanbanColumnId: 'new', status: 'active' },
      ['active', 'new', 'end'],
    ],
    [
      'that archives puts it behind all',
      task('a', 'new', 1),
      { kanbanColumnId: 'new', status: 'archived' },
      ['archived', 'new', 'end'],
    ],
    ['behind another', task('a', 'new', 1), { afterTaskId: 'b' }, ['active', 'new', { after: 'b' }]],
    ['to the front', task('a', 'new', 1), { afterTaskId: null }, ['active', 'new', { after: null }]],
    [
      'with a status and a place keeps its column',
      task('a', 'new', 1),
      { status: 'completed', position: 0 },
      ['completed', 'new', 0],
    ],
  ] as const)('%s', (_, row, change, [status, kanbanColumnId, spot]) => {
    expect(placeOf(row, change, columns)).toEqual({ status, kanbanColumnId, spot });
  });

  it('out of the only column leaves the board', () => {
    const only = [{ id: 'done', name: 'Готово' }];
    expect(placeOf(task('a', 'done', 0, 'completed'), { status: 'active' }, only).kanbanColumnId).toBeNull();
  });
});

describe('where a task enters', () => {
  const places = (tasks: readonly Placed[]) => tasks.map(({ id, position }) => `${id}${position}`).join(' ');
  const board = [task('a', 'new', 0), task('b', 'new', 1), task('z', 'new', 2, 'archived'), task('x', 'done', 0)];
  it.each([
    ['as it is', 'b', { ...task('b', 'new', 1), spot: 'same' as const }, 'a0 b1 z2 x0'],
    ['as it is numbered, in another column', 'b', { ...task('b', 'done', 1), spot: 'same' as const }, 'a0 b1 z1 x0'],
    [
      'behind an archived one, which is not of its kind',
      'a',
      { ...task('a', 'new', 0), spot: { after: 'z' } },
      'a1 b0 z2 x0',
    ],
    [
      'archived behind an archived one',
      'a',
      { ...task('a', 'new', 0, 'archived'), spot: { after: 'z' } },
      'a2 b0 z1 x0',
    ],
    ['archived, behind a live one', 'a', { ...task('a', 'new', 0, 'archived'), spot: { after: 'b' } }, 'a2 b0 z1 x0'],
    ['archived, first', 'a', { ...task('a', 'new', 0, 'archived'), spot: { after: null } }, 'a1 b0 z2 x0'],
    ['behind the one that stands ahead', 'b', { ...task('b', 'new', 1), spot: { after: 'a' } }, 'a0 b1 z2 x0'],
    ['behind one of another column', 'x', { ...task('x', 'new', 0), spot: { after: 'a' } }, 'a0 b2 z3 x1'],
  ])('%s', (_, id, place, expected) => {
    expect(places(moveTask(board, id, place))).toBe(expected);
  });

  it('nothing moves where it is not in the list, or is put where it stands', () => {
    expect(moveTask(board, 'b', { ...task('b', 'new', 1), spot: 1 })[1]).toEqual(board[1]);
    expect(moveTask(board, 'gone', { ...task('gone', 'new', 1), spot: 'same' })).toBe(board);
  });

  it('a live one behind the archive at the end of the live ones', () => {
    expect(places(moveTask(board, 'x', { ...task('x', 'new', 0), spot: 9 }))).toBe('a0 b1 z3 x2');
    expect(places(moveTask(board, 'x', { ...task('x', 'new', 0, 'archived'), spot: 'end' }))).toBe('a0 b1 z2 x3');
  });

  it('one that is new and names no number, at the end', () => {
    expect(places(insertTask(board, task('n', 'new', 99)))).toBe('n2 a0 b1 z3 x0');
  });
});

describe('many at once', () => {
  const board = [
    task('a', 'new', 0),
    task('b', 'new', 1),
    task('z', 'new', 2, 'archived'),
    task('c', 'done', 0, 'completed'),
    task('o', 'own', 0),
  ];
  const to = (status: Placed['status'], kanbanColumnId: string | null): Place => ({
    status,
    kanbanColumnId,
    spot: 'end',
  });

  it('go to the ends of their groups in the order given, the archive behind', () => {
    const moved = moveToEnds(
      board,
      new Map([
        ['b', to('completed', 'done')],
        ['a', to('completed', 'done')],
      ]),
    );
    expect(moved).toEqual([
      task('a', 'done', 2, 'completed'),
      task('b', 'done', 1, 'completed'),
      task('z', 'new', 0, 'archived'),
      task('c', 'done', 0, 'completed'),
      task('o', 'own', 0),
    ]);
    expect(moved[3]).toBe(board[3]);
    expect(moved[4]).toBe(board[4]);
  });

  it('archived one by one and in another order keep that order', () => {
    const archive = [task('y', 'own', 0, 'archived'), task('z', 'own', 1, 'archived'), task('a', 'own', 2)];
    expect(moveToEnds(archive, new Map([['a', to('active', 'own')]])).map(({ position }) => position)).toEqual([
      1, 2, 0,
    ]);
  });

  it('stand before the archive of their group', () => {
    expect(moveToEnds(board, new Map([['o', to('active', 'new')]])).map(({ position }) => position)).toEqual([
      0, 1, 3, 0, 2,
    ]);
    expect(moveToEnds(board, new Map([['a', to('archived', 'new')]])).map(({ position }) => position)).toEqual([
      2, 0, 1, 0, 0,
    ]);
  });

  it('leave a list in which none of them is as it was', () => {
    const moved = moveToEnds(board, new Map([['gone', to('active', 'new')]]));
    expect(moved).toEqual(board);
    expect(moved.every((row, index) => row === board[index])).toBe(true);
  });
});
