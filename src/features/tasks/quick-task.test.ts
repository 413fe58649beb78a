import { expect, it } from 'vitest';
import { readSigns } from './quick-task.ts';

const context = {
  projects: [
    { id: 'r', name: 'Ремонт кухни' },
    { id: 'w', name: 'Работа' },
    { id: 'e', name: 'Ёлка' },
    { id: 'wa', name: 'Работа в саду' },
  ],
  priorityLabel: (priority: string) => priority,
};

it.each([
  ['купить молоко', 'купить молоко', 'medium', null],
  ['  купить   молоко ! ', 'купить молоко', 'high', null],
  ['! купить молоко', 'купить молоко', 'high', null],
  ['ура! молоко!', 'ура! молоко!', 'medium', null],
  ['выбрать плитку @ремонт', 'выбрать плитку', 'medium', 'r'],
  ['отчёт @работа !', 'отчёт', 'high', 'w'],
  ['шары @елка', 'шары', 'medium', 'e'],
  ['написать anna@mail.ru', 'написать anna@mail.ru', 'medium', null],
  ['спросить @неизвестно', 'спросить @неизвестно', 'medium', null],
  ['один @ёлка второй @работа', 'один второй @работа', 'medium', 'e'],
  ['@', '@', 'medium', null],
  ['!', '', 'high', null],
  ['', '', 'medium', null],
])('%j', (text, title, priority, projectId) => {
  const task = readSigns(text, context);
  expect(task).toMatchObject({ title, priority, projectId, dueDate: null });
  expect(task.chips.map(({ kind }) => kind)).toEqual([
    ...(priority === 'high' ? ['priority'] : []),
    ...(projectId ? ['project'] : []),
  ]);
});
