import { expect, it } from 'vitest';
import { makeTask } from '#testing/task.ts';
import { draftTask, editTask, editTasks } from './edits.ts';
import { isDoneOn, isDropped, outcomeAfter } from './outcome.ts';

const NOW = '2026-11-27T09:00:00.000Z';
const CLOCK = { zone: 'Europe/Moscow' };
const DONE_COLUMN = [{ id: 'ready', name: 'Готово' }];

it.each([
  { was: null, status: 'completed', said: undefined, is: 'done' },
  { was: null, status: 'completed', said: 'dropped', is: 'dropped' },
  { was: null, status: 'completed', said: null, is: 'done' },
  { was: 'done', status: 'completed', said: 'dropped', is: 'dropped' },
  { was: 'dropped', status: 'completed', said: undefined, is: 'dropped' },
  { was: 'dropped', status: 'completed', said: 'done', is: 'done' },
  { was: 'dropped', status: 'archived', said: undefined, is: 'dropped' },
  { was: null, status: 'archived', said: 'dropped', is: null },
  { was: 'dropped', status: 'active', said: undefined, is: null },
  { was: null, status: 'active', said: 'dropped', is: null },
] as const)('$was, then $status and $said: $is', ({ was, status, said, is }) => {
  expect(outcomeAfter({ outcome: was }, status, said)).toBe(is);
});

it('tells what was done from what nobody is going to do', () => {
  const over = { completedDay: '2026-11-27', outcome: 'done' } as const;
  expect([isDropped(over), isDoneOn(over, '2026-11-27'), isDoneOn(over, '2026-11-26')]).toEqual([false, true, false]);
  expect(isDoneOn({ ...over, outcome: 'dropped' }, '2026-11-27')).toBe(false);
});

const changed = (task: ReturnType<typeof makeTask>, change: Parameters<typeof editTask>[2]) => [
  editTask([task], task.id, change, DONE_COLUMN, NOW, CLOCK)[0]!,
  editTasks([task], new Map([[task.id, change]]), DONE_COLUMN, NOW, CLOCK)[0]!,
];

it('is over at once in the list, on its owner’s day, alone and among others', () => {
  for (const shown of changed(makeTask({ id: 'a' }), { status: 'completed', outcome: 'dropped' }))
    expect(shown).toMatchObject({
      status: 'completed',
      outcome: 'dropped',
      completedAt: NOW,
      completedDay: '2026-11-27',
      kanbanColumnId: 'ready',
    });
});

it('is over where only its outcome is said', () => {
  for (const shown of changed(makeTask({ id: 'a' }), { outcome: 'dropped' }))
    expect(shown).toMatchObject({ status: 'completed', outcome: 'dropped', kanbanColumnId: 'ready' });
});

it('keeps its day when another outcome is said, and loses it with its end', () => {
  const over = makeTask({
    id: 'a',
    status: 'completed',
    outcome: 'done',
    completedAt: '2026-11-20T09:00:00.000Z',
    completedDay: '2026-11-20',
  });
  for (const shown of changed(over, { outcome: 'dropped' }))
    expect(shown).toMatchObject({ status: 'completed', outcome: 'dropped', completedDay: '2026-11-20' });
  for (const shown of changed(over, { status: 'active' }))
    expect(shown).toMatchObject({ status: 'active', outcome: null, completedAt: null, completedDay: null });
});

it('is done where it is made among what is done', () => {
  const draft = draftTask({ title: 'Отчёт', priority: 'medium', kanbanColumnId: 'ready' }, 'a', DONE_COLUMN, NOW);
  expect(draft).toMatchObject({ status: 'completed', outcome: 'done' });
});
