import { expect, it } from 'vitest';
import { nodeUnderstanding } from '../server/node-understanding.ts';

const NOW = Date.parse('2026-11-18T08:20:00Z');
const TITLES = ['Ответить Глебову по залогу', 'Купить арматуру 12 мм', 'Сдать отчёт'];
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
    .readings({ text, account, dialogue, now: NOW, zone: 'Europe/Moscow' })
    .filter(({ intents }) => intents.some((intent) => intent.act === act));

it.each([
  ['Глебу Петровна ответила по залогу', 'complete', true],
  ['я ответил Глебову по залогу', 'complete', false],
  ['Глебову по залогу ответил', 'complete', false],
  ['арматура, напиши там 14 мм', 'update', true],
  ['арматуру исправь, не 12, а 14 мм', 'update', false],
  ['надо сдать введение завтра', 'create', false],
])('of «%s» what would %s is doubtful: %s', (text, act, doubtful) => {
  const readings = doing(text, act);
  expect(readings).not.toEqual([]);
  expect(readings[0]!.doubtful ?? false).toBe(doubtful);
});
