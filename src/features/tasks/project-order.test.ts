import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankAt } from '#server/ranks.ts';
import { indexAfter } from '#shared/rank.ts';
import { type InProject, inProjectOrder, placesIn, rankIn, rankOfCreation, shownProjectRank } from './project-order.ts';

const id = (at: number) => `01930000-0000-7${String(at).padStart(3, '0')}-8000-00000000000a`;
/** Made one after another, two of them at once. */
const made = (count: number): InProject[] =>
  Array.from({ length: count }, (_, at) => ({
    id: id(at),
    createdAt: new Date(Date.UTC(2026, 10, 1, 9, 0, 0, Math.floor(at / 2))).toISOString(),
    projectRank: null,
  }));
const ids = (tasks: readonly InProject[]) => inProjectOrder(tasks, 'p').map((task) => task.id);

/** The tasks after a move, as the server ranks it. */
function ranked(tasks: readonly InProject[], moved: string, afterTaskId: string | null): InProject[] {
  const others = inProjectOrder(tasks, 'p').filter((task) => task.id !== moved);
  const { rank, anew } = rankAt(
    others.map((task) => ({ id: task.id, rank: rankIn(task, 'p') })),
    indexAfter(others, afterTaskId),
  );
  const ranks = new Map([...anew, [moved, rank]]);
  return tasks.map((task) => ({
    ...task,
    projectRank: ranks.has(task.id) ? `${placesIn('p')}${ranks.get(task.id)}` : task.projectRank,
  }));
}

describe('the order of a project', () => {
  it('is that in which its tasks were made until one is moved, and what is new comes last', () => {
    const tasks = made(6);
    expect(ids(tasks)).toEqual(tasks.map((task) => task.id));
    const last = ranked(tasks, id(0), id(5));
    const later = { id: id(9), createdAt: '2026-11-01T09:00:01.000Z', projectRank: null };
    expect(ids([...last, later]).slice(-2)).toEqual([id(0), later.id]);
  });

  it('is that of a list in which each is put where it is put, as shown and as ranked, however often', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 60 }), (moves) => {
        let tasks = made(6);
        const model = tasks.map((task) => task.id);
        for (const [from, to] of moves) {
          const [moved] = model.splice(from, 1);
          const afterTaskId = model[to - 1] ?? null;
          model.splice(to, 0, moved!);
          const shown = shownProjectRank(tasks, { projectId: 'p', afterTaskId });
          expect(ids(tasks.map((task) => (task.id === moved ? { ...task, projectRank: shown } : task)))).toEqual(model);
          tasks = ranked(tasks, moved!, afterTaskId);
          expect(ids(tasks)).toEqual(model);
        }
      }),
    );
  });

  it('begins with what is put first, wherever the server has come to with its ranks', () => {
    const tasks = [{ ...made(1)[0]!, projectRank: `${placesIn('p')}AzV` }];
    const shown = shownProjectRank(tasks, { projectId: 'p', afterTaskId: null });
    expect(ids([...tasks, { ...made(2)[1]!, projectRank: shown }])[0]).toBe(id(1));
  });

  it('is by the instants at which tasks were made, whatever their ids, and of one instant by what is their own of these', () => {
    const at = (made: string, end: string): InProject => ({
      id: `01930000-0000-7000-8${end}`,
      createdAt: made,
      projectRank: null,
    });
    const [first, second] = ['2026-11-01T09:00:00.000Z', '2026-11-01T09:00:00.001Z'];
    const tasks = [at(first!, 'ff-000000000000'), at(second!, '00-000000000002'), at(second!, '00-000000000001')];
    expect(ids(tasks)).toEqual([tasks[0]!, tasks[2]!, tasks[1]!].map((task) => task.id));
  });

  it('has what nobody has moved at a rank that is the same for ever: kept ranks stand around it', () => {
    const task = { id: '01930000-0000-7abc-8def-0123456789ab', createdAt: '2026-11-01T09:00:00.000Z' };
    expect(rankOfCreation(task)).toBe('h0VZi6FM0abc8def0123V');
  });

  it('says nothing of another project', () => {
    const [task] = made(1);
    expect(rankIn({ ...task!, projectRank: 'q a0' }, 'p')).toBe(rankOfCreation(task!));
    expect(rankIn({ ...task!, projectRank: 'p a0' }, 'p')).toBe('a0');
  });
});
