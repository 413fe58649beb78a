import { describe, expect, it } from 'vitest';
import { numbered, numbering, renumbered } from './positions.ts';

const task = (
  id: string,
  rank: string,
  kanbanColumnId: string | null = null,
  status: 'active' | 'archived' = 'active',
) => ({
  ...{ id, rank, kanbanColumnId, status },
  position: 9,
});
const placesOf = (tasks: readonly { id: string; position: number }[]) =>
  tasks.map(({ id, position }) => `${id}${position}`).join(' ');

describe('positions', () => {
  const tasks = [
    task('a', 'a2'),
    task('b', 'a1'),
    task('c', 'a0', null, 'archived'),
    task('d', 'a0', 'column'),
    task('e', 'Zz', null, 'archived'),
    task('f', 'a3', 'column'),
  ];

  it('count from 0 in each column by rank, the archive behind all else', () => {
    expect(placesOf(numbered(tasks))).toBe('a1 b0 c3 d0 e2 f1');
    expect(placesOf(numbered(tasks.toReversed()))).toBe('f1 e2 d0 c3 b0 a1');
    expect(tasks.every(({ position }) => position === 9)).toBe(true);
  });

  it('can be counted column by column', () => {
    expect([...numbering(tasks)]).toHaveLength(2);
    expect(numbered([])).toEqual([]);
  });

  it('are counted anew where tasks came or went, and nowhere else', () => {
    const before = numbered(tasks).filter(({ id }) => id !== 'b' && id !== 'd');
    const after = renumbered(before, new Set([null]));
    expect(placesOf(after)).toBe('a0 c2 e1 f1');
    expect(after[3]).toBe(before[3]);
    expect(renumbered(after, new Set([null]))).toBe(after);
    expect(placesOf(renumbered(after, new Set(['column'])))).toBe('a0 c2 e1 f0');
  });
});
