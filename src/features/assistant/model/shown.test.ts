import { describe, expect, it } from 'vitest';
import { makeTaskView } from '#testing/task.ts';
import { environmentOf } from '../engine/environment.ts';
import { EMPTY_CONTEXT, type TaskView, type View } from '../engine/model.ts';
import { createHandles } from './handles.ts';
import { accountShown } from './shown.ts';

const NOW = Date.parse('2026-11-18T08:20:00Z');
const ZONE = 'Europe/Moscow';

const task = (number: number, rest: Partial<TaskView> = {}) =>
  makeTaskView({
    id: `id-${number}`,
    title: `Дело номер ${number}`,
    description: 'Подробности '.repeat(500),
    createdAt: NOW - number,
    ...rest,
  });

function shown(message: string, tasks: TaskView[], context = EMPTY_CONTEXT) {
  const view: View = {
    tasks,
    projects: Array.from({ length: 500 }, (_, at) => ({ id: `p${at}`, name: `Проект ${at}` })),
    columns: [],
    habits: [],
    focus: { todayMinutes: 0, weekMinutes: 0 },
    user: { firstName: null },
    settings: { tone: 'neutral', role: 'assistant', personality: 'friendly' },
  };
  const env = environmentOf(message, { view, now: NOW, zone: ZONE, context });
  const text = accountShown(message, env, createHandles(tasks));
  return { text, ...JSON.parse(text) };
}

describe('the account as a model is told of it', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => task(at));

  it('stays small however much there is, and says how much', () => {
    const { text, counts, tasks } = shown('что у меня есть?', many);
    expect(text.length).toBeLessThan(25_000);
    expect(tasks).toHaveLength(40);
    expect(counts).toEqual({ active: 10_000, completed: 0, overdue: 0 });
  });

  it('begins with what the message names, and holds what was spoken of and what is due next', () => {
    const tasks = [
      ...many,
      task(20_000, { title: 'Забрать куртку из химчистки', createdAt: 1 }),
      task(20_001, { title: 'Сдать отчёт', dueDate: NOW + 3_600_000, createdAt: 1 }),
      task(20_002, { title: 'Полить фикус', createdAt: 1 }),
    ];
    const context = { ...EMPTY_CONTEXT, touched: ['id-20002'] };
    const titles = shown('что с курткой?', tasks, context).tasks.map(({ title }: { title: string }) => title);
    expect(titles[0]).toBe('Забрать куртку из химчистки');
    expect(titles).toEqual(expect.arrayContaining(['Сдать отчёт', 'Полить фикус']));
  });

  it('writes deadlines as the tools take them, and nothing that a task does not have', () => {
    const due = Date.parse('2026-11-20T20:59:00Z');
    const { tasks } = shown('?', [
      task(1, { description: null, dueDate: due }),
      task(2, { description: null, dueDate: due - 3 * 3_600_000, priority: 'high' }),
    ]);
    expect(tasks).toEqual([
      { id: 't1', title: 'Дело номер 2', status: 'active', priority: 'high', due: '2026-11-20T20:59' },
      { id: 't2', title: 'Дело номер 1', status: 'active', due: '2026-11-20' },
    ]);
  });
});
