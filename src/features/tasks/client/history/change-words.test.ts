import { expect, it } from 'vitest';
import { browserZone } from '#client/lib/clock.ts';
import { fullDate } from '../../full-due.ts';
import type { HistoryEntry } from '../../history-contract.ts';
import { changeWords } from './change-words.ts';

type Change = HistoryEntry['changes'][number];

const NAMES = {
  projects: new Map([['p', 'Дом']]),
  columns: new Map([['c', 'В работе']]),
  headings: new Map([['h', 'Отделка']]),
};
const NOON = '2026-11-20T12:00:00.000Z';
const wordsOf = (deed: HistoryEntry['deed'], ...changes: Change[]) =>
  changeWords(
    { id: 'e', at: NOON, by: 'person', deed, changes, undoes: false, undone: false, canUndo: true },
    NAMES,
  ).map((line) => line.replaceAll('\u00a0', ' '));

it.each([
  ['created', 'Создана'],
  ['deleted', 'Удалена'],
  ['restored', 'Восстановлена'],
] as const)('of a task that was %s nothing but that is told', (deed, words) => {
  expect(wordsOf(deed, { field: 'title', before: null, after: 'а' })).toEqual([words]);
});

it.each<[Change['field'], string | null, string | null, string]>([
  ['title', 'Отчёт', 'Доклад', 'Название: «Отчёт» → «Доклад»'],
  ['title', null, 'Доклад', 'Название: «» → «Доклад»'],
  ['description', null, 'подробно', 'Описание изменено'],
  ['status', 'active', 'completed', 'Выполнена'],
  ['status', 'completed', 'active', 'Снова активна'],
  ['status', 'completed', 'archived', 'Убрана в архив'],
  ['priority', 'medium', 'high', 'Приоритет: средний → высокий'],
  ['dueDate', null, NOON, `Срок: без срока → ${fullDate(NOON, browserZone).replaceAll('\u00a0', ' ')}`],
  ['projectId', null, 'p', 'Проект: без проекта → «Дом»'],
  ['projectId', 'gone', null, 'Проект: «удалённый проект» → без проекта'],
  ['kanbanColumnId', null, 'c', 'Колонка: без колонки → «В работе»'],
  ['kanbanColumnId', 'gone', 'c', 'Колонка: «удалённая колонка» → «В работе»'],
])('a change of %s from %s to %s is told as a person would', (field, before, after, words) => {
  expect(wordsOf('changed', { field, before, after })).toEqual([words]);
});

it('the column is not told where it follows from the status', () => {
  const column = { field: 'kanbanColumnId', before: null, after: 'c' } as const;
  const title = { field: 'title', before: 'а', after: 'б' } as const;
  expect(wordsOf('changed', title, { field: 'status', before: 'active', after: 'completed' }, column)).toEqual([
    'Название: «а» → «б»',
    'Выполнена',
  ]);
});
