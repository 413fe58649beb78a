import { expect, it } from 'vitest';
import { asProject, chipAtEnd, newTaskOf, readSigns, wordsOfChip } from './quick-task.ts';

const newId = () => '01936f2c-8a00-7000-8000-000000000001';

const context = {
  projects: [
    { id: 'r', name: 'Ремонт кухни' },
    { id: 'w', name: 'Работа' },
    { id: 'e', name: 'Ёлка' },
    { id: 'wa', name: 'Работа в саду' },
  ],
  tags: ['Дача'],
  priorityLabel: (priority: string) => priority,
  plain: [],
};

it.each([
  ['купить молоко', 'купить молоко', null, null],
  ['  купить   молоко ! ', 'купить молоко', 'high', null],
  ['! купить молоко', 'купить молоко', 'high', null],
  ['ура! молоко!', 'ура! молоко!', null, null],
  ['выбрать плитку @ремонт', 'выбрать плитку', null, 'r'],
  ['отчёт @работа !', 'отчёт', 'high', 'w'],
  ['шары @елка', 'шары', null, 'e'],
  ['написать anna@mail.ru', 'написать anna@mail.ru', null, null],
  ['спросить @неизвестно', 'спросить @неизвестно', null, null],
  ['один @ёлка второй @работа', 'один второй @работа', null, 'e'],
  ['@', '@', null, null],
  ['!', '', 'high', null],
  ['', '', null, null],
])('%j', (text, title, priority, projectId) => {
  const task = readSigns(text, context);
  expect(task).toMatchObject({ title, priority, projectId, dueDate: null });
  expect(task.chips.map(({ kind }) => kind).sort()).toEqual([
    ...(priority === 'high' ? ['priority'] : []),
    ...(projectId ? ['project'] : []),
  ]);
});

it('knows the words of each chip, and which of them is the last of the line', () => {
  const text = ' ! молоко @работа ! ';
  const { chips } = readSigns(text, context);
  expect(chips.map((chip) => wordsOfChip(text, chip))).toEqual([['!', '!'], ['@работа']]);
  expect(chipAtEnd(text, chips)?.kind).toBe('priority');
  expect(chipAtEnd('! молоко', readSigns('! молоко', context).chips)).toBeUndefined();
});

it('leaves signs in the title that were taken back', () => {
  const task = readSigns('молоко ! @работа', { ...context, plain: ['!', '@работа'] });
  expect(task).toEqual({
    title: 'молоко ! @работа',
    tags: [],
    priority: null,
    dueDate: null,
    repeat: null,
    projectId: null,
    chips: [],
  });
});

it('has of its place what the line does not say', () => {
  const place = { projectId: 'r', priority: 'low' as const, kanbanColumnId: 'k' };
  expect(newTaskOf(readSigns('молоко', context), place, newId)).toEqual({ ...place, title: 'молоко', dueDate: null });
  expect(newTaskOf(readSigns('молоко @работа !', context), place, newId)).toMatchObject({
    projectId: 'w',
    priority: 'high',
  });
  expect(newTaskOf(readSigns('молоко', context), {}, newId)).toMatchObject({ projectId: null, priority: 'medium' });
});

it('carries a heading into the task, and nothing of what was only offered', () => {
  const task = {
    ...readSigns('молоко', context),
    headingId: 'h',
    projectId: 'r',
    offers: [{ label: 'Кухня', line: '' }],
  };
  const made = newTaskOf(task, { projectId: 'w' }, newId);
  expect(made).toMatchObject({ headingId: 'h', projectId: 'r' });
  expect(made).not.toHaveProperty('offers');
});

it('knows tags by their sign, and gives them to the task beside those of its place', () => {
  const task = readSigns('забор #дача покрасить #лето @работа', context);
  expect(task).toMatchObject({ title: 'забор покрасить', tags: ['Дача', 'лето'], projectId: 'w' });
  expect(task.chips.map(({ kind, label }) => [kind, label])).toEqual([
    ['tag', 'Дача'],
    ['tag', 'лето'],
    ['project', 'Работа'],
  ]);
  expect(newTaskOf(task, { tags: ['дача', 'срочно'] }, newId).tags).toEqual(['Дача', 'лето', 'срочно']);
  expect(newTaskOf(readSigns('забор', context), { tags: ['дача'] }, newId).tags).toEqual(['дача']);
  expect(readSigns('забор #дача', { ...context, plain: ['#дача'] })).toMatchObject({ title: 'забор #дача', tags: [] });
});

it('offers a project that is called like a tag in its place', () => {
  const text = 'плитка #работа и #лето';
  const { chips } = readSigns(text, context);
  expect(asProject(text, chips[0]!, context.projects)).toEqual({ label: 'Работа', line: 'плитка @Работа и #лето' });
  expect(asProject(text, chips[1]!, context.projects)).toBeNull();
});

it('has the reminders that the line asks for, each under an id, and none where it asks for none', () => {
  const task = { ...readSigns('молоко', context), reminders: [{ beforeMinutes: 60 }, { at: '2026-11-19T09:00' }] };
  expect(newTaskOf(task, {}, newId).reminders).toEqual([
    { id: newId(), beforeMinutes: 60 },
    { id: newId(), at: '2026-11-19T09:00' },
  ]);
  expect(newTaskOf({ ...task, reminders: Array(9).fill({ beforeMinutes: 0 }) }, {}, newId).reminders).toHaveLength(5);
  expect(newTaskOf(readSigns('молоко', context), {}, newId)).not.toHaveProperty('reminders');
});
