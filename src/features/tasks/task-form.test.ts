import { describe, expect, it } from 'vitest';
import { makeTask } from '#testing/task.ts';
import { EMPTY_FORM, NO_PROJECT, taskForm, toChange, toForm, toInput } from './task-form.ts';
import { texts } from './texts.ts';

const ZONE = 'Europe/Moscow';
const task = makeTask({ priority: 'high', dueDate: '2026-11-21T15:00:31.500Z' });

describe('validation', () => {
  it.each([
    [{ title: '   ' }, texts.titleRequired],
    [{ title: 'я'.repeat(301) }, 'Не длиннее 300 символов'],
    [{ title: 'a', dueDate: 'огурцы' }, texts.dueUnclear],
    [{ title: 'a', dueDate: '2026-02-30T10:00' }, texts.dueUnclear],
    [{ title: 'a', dueDate: '2026-02-20T24:00' }, texts.dueUnclear],
    [{ title: 'a', dueDate: '1999-12-31T10:00' }, texts.dueRange],
    [{ title: 'a', dueDate: '2101-01-02T10:00' }, texts.dueRange],
  ])('%o is refused', (fields, message) => {
    const result = taskForm.safeParse({ ...EMPTY_FORM, ...fields });
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it('makes a task with the steps of its form, and says nothing of them where there are none', () => {
    const steps = [{ title: 'Шаг' }];
    expect(toInput({ ...EMPTY_FORM, title: 'a', steps }, ZONE)).toMatchObject({ steps });
    expect(toInput({ ...EMPTY_FORM, title: 'a', steps: [] }, ZONE)).not.toHaveProperty('steps');
  });

  it('takes a title alone and trims it', () => {
    expect(taskForm.parse({ ...EMPTY_FORM, title: ' a ' })).toEqual({ ...EMPTY_FORM, title: 'a' });
  });
});

describe('what is sent', () => {
  it('for a creation leaves out an empty deadline and sends no project as none', () => {
    const sent = toInput({ ...EMPTY_FORM, title: 'a' }, ZONE);
    expect(sent).toMatchObject({ title: 'a', description: null, priority: 'medium', projectId: null });
    expect(sent).not.toHaveProperty('dueDate');
  });

  it('for a creation reads the deadline in the zone', () => {
    const form = { ...EMPTY_FORM, title: 'a', dueDate: '2026-11-21T18:00', projectId: 'p' };
    expect(toInput(form, ZONE)).toMatchObject({ dueDate: '2026-11-21T15:00:00.000Z', projectId: 'p' });
  });

  it('for a change sends an empty deadline as null', () => {
    expect(toChange({ ...toForm(task, ZONE), dueDate: '' }, task, ZONE).dueDate).toBeNull();
  });

  it('for a change is what was touched: the rest may have been changed elsewhere meanwhile', () => {
    const form = toForm(task, ZONE);
    expect(form).toMatchObject({ dueDate: '2026-11-21T18:00', projectId: NO_PROJECT, description: '' });
    expect(toChange(form, task, ZONE)).toEqual({});
    expect(toChange({ ...form, dueDate: '2026-11-22T18:00' }, task, ZONE)).toEqual({
      dueDate: '2026-11-22T15:00:00.000Z',
    });
    expect(toChange({ ...form, description: 'Слова', tags: ['дом'] }, task, ZONE)).toEqual({
      description: 'Слова',
      tags: ['дом'],
    });
  });
});
