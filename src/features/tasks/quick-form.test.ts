import { expect, it } from 'vitest';
import { quickForm } from './quick-form.ts';
import { EMPTY_FORM } from './task-form.ts';

const line = {
  title: 'Позвонить',
  priority: 'high' as const,
  dueDate: '2026-11-24T15:00:00.000Z',
  repeat: null,
  projectId: 'home',
  tags: ['дом'],
  chips: [],
};

it('holds all that a line says, the time of its deadline among it', () => {
  expect(quickForm(line, { kanbanColumnId: 'c' }, 'Europe/Moscow', String)).toEqual({
    ...EMPTY_FORM,
    title: 'Позвонить',
    priority: 'high',
    dueDate: '2026-11-24T18:00',
    projectId: 'home',
    tags: ['дом'],
  });
});

it('holds nothing else', () => {
  const silent = { title: '', priority: null, dueDate: null, repeat: null, projectId: null, tags: [], chips: [] };
  expect(quickForm(silent, {}, 'UTC', String)).toEqual(EMPTY_FORM);
});
