import { expect, it } from 'vitest';
import { nodeUnderstanding } from '../server/node-understanding.ts';

const TITLES = [
  'Залатать крышу сарая',
  'Купить занавеску в класс',
  'Сдать гармонию',
  'Позвонить поставщику',
  'Сходить к стоматологу',
  'Отдать долг Гале',
  'Отработать жалобу',
  'Перетянуть диваны',
  'Забрать костюм из химчистки',
  'Выучить устав караульной службы',
];
const account = {
  tasks: TITLES.map((title, at) => ({
    id: `${at}`,
    title,
    status: 'active' as const,
    dueDate: null,
    priority: 'medium' as const,
    projectId: null,
    tags: [],
    createdAt: at,
  })),
  projects: [],
  columns: [],
};
const dialogue = { touched: [], listed: [], lastAction: null };
const doing = (text: string, act: string) =>
  nodeUnderstanding()
    .readings({ text, account, dialogue, now: Date.parse('2026-11-18T08:20:00Z'), zone: 'Europe/Moscow' })
    .filter(({ intents }) => intents.some((intent) => intent.act === act));

it.each([
  ['крышу латал до обеда', 'complete', true],
  ['крышу залатал до обеда', 'complete', false],
  ['а занавеску я покупала', 'complete', true],
  ['занавеску купила', 'complete', false],
  ['занавеску купила, на рынок ходила', 'complete', false],
  ['к стоматологу ходил', 'complete', false],
  ['гармонию сдала, восемь задач из двенадцати', 'complete', true],
  ['гармонию сдала', 'complete', false],
  ['забрала костюм из химчистки', 'complete', false],
  ['к стоматологу сходил', 'complete', false],
  ['поставщику позванил', 'complete', false],
  ['поставщику позвонила но не дозвонилась', 'complete', true],
  ['поставщику позвонила', 'complete', false],
  ['чи я отдала гале долг', 'complete', true],
  ['долг гале отдала', 'complete', false],
  ['забрала костюм из химчистки ещё не погладила', 'complete', true],
  ['занавеску купила да не ту', 'complete', true],
  ['караулку отмыл', 'complete', true],
  ['устав караульной службы выучил', 'complete', false],
  ['устав караульной выучил', 'complete', false],
  ['жалобу отработала? ага нет еще', 'complete', true],
  ['жалобу отработала', 'complete', false],
  ['отметь что крышу латал', 'complete', false],
  ['можно не сходить к стоматологу', 'complete', true],
  ['диваны больше не дорого снимай', 'delete', true],
  ['диваны удаляй', 'delete', false],
  ['отдать ключи завтра или нет ещё не решил', 'create', true],
  ['надо отдать ключи завтра', 'create', false],
  ['надо покормить рыбок, полить кактус и забрать конструктор сегодня', 'create', false],
  ['звонок поставщику на 19 на 21:00 сдвинь', 'update', true],
  ['звонок поставщику на 21:00 сдвинь', 'update', false],
  ['звонок поставщику с завтра на четверг перекинь', 'update', false],
  ['давай запишем на вторник приём у терапевта', 'create', false],
  ['завтра к трём дня подготовить смету', 'create', false],
])('of «%s» what would %s is doubtful: %s', (text, act, doubtful) => {
  const readings = doing(text, act);
  expect(readings).not.toEqual([]);
  expect(readings[0]!.doubtful ?? false).toBe(doubtful);
});
