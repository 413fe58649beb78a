import { expect, it } from 'vitest';
import { makeTask } from '#testing/task.ts';
import { formOfRefused } from './refused-form.ts';
import { EMPTY_FORM, NO_PROJECT } from './task-form.ts';

const zone = 'Europe/Moscow';
const now = '2026-11-21T10:00:00.000Z';
const task = makeTask({ title: 'Отчёт', description: 'Квартал' });
const known = { tasks: [task], projects: ['here'], zone };

it('opens a new task with its words, without a project that is gone', () => {
  const said = {
    title: 'Хлеб',
    description: 'Чёрный',
    dueDate: '2026-11-22T15:00:00.000Z',
    dueDay: '2026-11-22',
    dueHasTime: true,
  };
  const refused = (projectId: string) => ({ deed: 'create', id: 'new', now, task: { ...said, projectId } }) as const;
  const values = { ...EMPTY_FORM, title: 'Хлеб', description: 'Чёрный', dueDate: '2026-11-22T18:00' };
  expect(formOfRefused(refused('gone'), known)).toEqual({ of: 'new', values: { ...values, projectId: NO_PROJECT } });
  expect(formOfRefused(refused('here'), known)).toEqual({ of: 'new', values: { ...values, projectId: 'here' } });
});

it('opens a task that is there with what was changed of it alone', () => {
  const change = { description: 'Год', projectId: 'gone' };
  const form = formOfRefused({ deed: 'change', id: task.id, change, now }, known);
  expect(form).toEqual({ of: task.id, values: { description: 'Год', projectId: NO_PROJECT } });
});

it('opens a new task with what was changed of one that is gone', () => {
  const form = formOfRefused({ deed: 'change', id: 'gone', change: { description: 'Год' }, now }, known);
  expect(form).toEqual({ of: 'new', values: { ...EMPTY_FORM, description: 'Год' } });
});

it('knows no form for what none says', () => {
  expect(formOfRefused({ deed: 'delete', id: task.id }, known)).toBeUndefined();
  expect(formOfRefused({ deed: 'change', id: task.id, change: { status: 'completed' }, now }, known)).toBeUndefined();
});

it('of a new task brings its steps along', () => {
  const steps = [{ title: 'Шаг' }];
  const form = formOfRefused({ deed: 'create', id: 'new', task: { title: 'Дом', steps }, now }, known);
  expect(form).toMatchObject({ of: 'new', values: { title: 'Дом', steps } });
});
