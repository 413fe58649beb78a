import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Task } from '#features/tasks/contract.ts';
import { makeTask } from '#testing/task.ts';
import { changedEffect, conflictsOf, type Effect, imageOf, type World } from './undo.ts';

const AT = '2025-11-21T09:00:00.000Z';

const task = (fields: Partial<Task> = {}) => makeTask({ kanbanColumnId: 'new', ...fields });

const world = (tasks: Task[], rest: Partial<World> = {}): World => ({
  tasks: new Map(tasks.map((each) => [each.id, each])),
  projects: new Set(['work']),
  columns: new Set(['new', 'done']),
  expired: false,
  ...rest,
});

const changed = (before: Task, after: Task): Effect => changedEffect(before, after)!;
const reasons = (effects: Effect[], now: World) => conflictsOf(effects, now).map(({ reason }) => reason);

describe('changedEffect', () => {
  it('holds only what changed', () => {
    expect(changedEffect(task(), task({ title: 'Доклад', updatedAt: 'later' }))).toEqual({
      kind: 'changed',
      id: 'a',
      title: 'Отчёт',
      before: { title: 'Отчёт' },
      after: { title: 'Доклад' },
    });
  });

  it('holds the place of a task that moved', () => {
    const effect = changedEffect(task({ position: 3 }), task({ status: 'completed', kanbanColumnId: 'done' }));
    expect(effect).toMatchObject({ before: { status: 'active', kanbanColumnId: 'new', position: 3 } });
  });

  it('is nothing where only the number in its column changed', () => {
    expect(changedEffect(task({ position: 3 }), task({ position: 2 }))).toBeNull();
  });
});

describe('conflictsOf', () => {
  const renamed = task({ title: 'Доклад' });
  const done = task({ status: 'completed', kanbanColumnId: 'done' });
  const created: Effect = { kind: 'created', id: 'a', after: imageOf(task()) };
  const deleted: Effect = { kind: 'deleted', id: 'a', title: 'Отчёт' };
  const fromWork = changed(task({ projectId: 'work' }), task());
  const cases: [string, Effect[], World, string[]][] = [
    ['an untouched change', [changed(task(), renamed)], world([renamed]), []],
    ['another field changed since', [changed(task(), renamed)], world([{ ...renamed, priority: 'high' }]), []],
    ['only the number changed since', [changed(task(), done)], world([{ ...done, position: 9 }]), []],
    ['the same field changed since', [changed(task(), renamed)], world([task({ title: 'Речь' })]), ['changed']],
    ['the changed task is gone', [changed(task(), renamed)], world([]), ['gone']],
    ['the card was moved since', [changed(task(), done)], world([{ ...done, kanbanColumnId: 'new' }]), ['changed']],
    ['its project is gone', [fromWork], world([task()], { projects: new Set() }), ['homeless']],
    ['its column is gone', [changed(task(), done)], world([done], { columns: new Set(['done']) }), ['homeless']],
    ['an untouched creation', [created], world([task()]), []],
    ['a creation edited since', [created], world([renamed]), ['changed']],
    ['a creation that is gone already', [created], world([]), []],
    ['a deletion', [deleted], world([]), []],
    ['a deletion restored since', [deleted], world([task()], { expired: true }), []],
    ['a deletion of long ago', [deleted], world([], { expired: true }), ['gone']],
    ['changed and deleted at once', [changed(task(), renamed), deleted], world([]), []],
    [
      'changed twice',
      [changed(task(), renamed), changed(renamed, { ...renamed, dueDate: AT })],
      world([{ ...renamed, dueDate: AT }]),
      [],
    ],
    ['created and changed', [created, changed(task(), renamed)], world([renamed]), []],
  ];
  it.each(cases)('%s', (_name, effects, now, expected) => {
    expect(reasons(effects, now)).toEqual(expected);
  });

  it('finds none as long as nobody changes anything', () => {
    const change = fc.record(
      {
        title: fc.constantFrom('А', 'Б', 'В'),
        priority: fc.constantFrom('low', 'medium', 'high'),
        status: fc.constantFrom('active', 'completed'),
        projectId: fc.constantFrom('work', null),
        dueDate: fc.constantFrom(AT, null),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        let now = task();
        const effects: Effect[] = [];
        for (const each of changes) {
          const next = { ...now, ...each } as Task;
          const effect = changedEffect(now, next);
          if (effect) effects.push(effect);
          now = next;
        }
        expect(conflictsOf(effects, world([now]))).toEqual([]);
      }),
    );
  });
});
