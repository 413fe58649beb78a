import { expect, it } from 'vitest';
import { makeTask } from '#testing/task.ts';
import { FRESH_TASK, IMAGE_FIELDS, type ImageField } from '../field-sets.ts';
import { FIELD_WORDS, saidWords } from './field-words.ts';

const NAMES = {
  projects: new Map([['p', 'Дом']]),
  columns: new Map([['c', 'В работе']]),
  headings: new Map([['h', 'Отделка']]),
};
const DEADLINE = { dueDate: '2026-12-25T20:59:00.000Z', dueDay: '2026-12-25', dueHasTime: false };
const words = (...args: Parameters<typeof saidWords>) =>
  saidWords(...args).map((line) => line.replaceAll('\u00a0', ' '));

it('tells what is said of each field of a task, with its value', () => {
  const said: { [F in ImageField]?: unknown } = {
    title: 'Отчёт',
    description: 'Два листа',
    priority: 'high',
    status: 'completed',
    projectId: 'p',
    headingId: 'h',
    tags: ['дом', 'сад'],
    dueDate: DEADLINE.dueDate,
    repeat: { rule: 'FREQ=DAILY', from: 'due', calendar: 'workdays', start: '2026-12-25', index: 1 },
    kanbanColumnId: 'c',
  };
  expect(words({ ...said, ...DEADLINE } as object, NAMES)).toEqual([
    'Описание: Два листа',
    'Приоритет: высокий',
    'Статус: выполнена',
    expect.stringMatching(/^Срок: .*25 декабря 2026/),
    'Проект: «Дом»',
    'Раздел: «Отделка»',
    'Повтор: по рабочим дням',
    'Теги: дом, сад',
    'Колонка: «В работе»',
  ]);
  expect(Object.keys(FIELD_WORDS).sort()).toEqual([...IMAGE_FIELDS].sort());
});

it('tells what is taken away, too', () => {
  const none = {
    description: null,
    projectId: null,
    tags: [],
    dueDate: null,
    dueDay: null,
    repeat: null,
    kanbanColumnId: null,
  };
  expect(words({ ...none, dueHasTime: false }, NAMES)).toEqual([
    'Описание: Без описания',
    'Срок: без срока',
    'Проект: без проекта',
    'Повтор: не повторять',
    'Теги: без тегов',
    'Колонка: без колонки',
  ]);
});

it('does not tell what the task has anyway', () => {
  const task = makeTask({ tags: ['дом'], priority: 'high', projectId: 'p', ...DEADLINE });
  expect(words({ ...task, tags: ['дом'], priority: 'low' }, NAMES, task)).toEqual(['Приоритет: низкий']);
  expect(words({ ...FRESH_TASK, title: 'Отчёт', tags: ['сад'] }, NAMES, FRESH_TASK)).toEqual(['Теги: сад']);
});
