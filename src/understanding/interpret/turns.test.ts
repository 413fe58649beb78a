import { expect, it } from 'vitest';
import type { KnownTask, TaskChange } from '../model.ts';
import { nodeUnderstanding } from '../server/node-understanding.ts';

const task = (title: string, tags: string[] = []): KnownTask => ({
  id: title,
  title,
  status: 'active',
  dueDate: Date.parse('2026-11-20T09:00:00Z'),
  priority: 'high',
  projectId: 'home',
  tags,
  createdAt: 0,
});
const account = {
  tasks: [task('Отвезти кота', ['дом']), task('Сдать отчёт', ['работа', 'срочно']), task('Выставить счета')],
  projects: [{ id: 'home', name: 'Дом' }],
  columns: [],
};
const changesIn = (text: string) =>
  nodeUnderstanding()
    .readings({
      text,
      account,
      dialogue: { touched: [], listed: [], lastAction: null },
      now: Date.parse('2026-11-18T08:20:00Z'),
      zone: 'Europe/Moscow',
    })
    .flatMap(({ intents }) => intents.flatMap((intent) => (intent.act === 'update' ? [intent.change] : [])));

it.each<[string, TaskChange]>([
  ['у кота убери срок', { due: { kind: 'clear' } }],
  ['сними с кота проект', { project: { id: null } }],
  ['у счетов убери приоритет', { priority: 'medium' }],
  ['сними с отчёта теги', { tags: { take: ['работа', 'срочно'] } }],
  ['с кота сними тег', { tags: { take: ['дом'] } }],
  ['вместо дома впиши коту тег дача', { tags: { put: ['дача'], take: ['дом'] } }],
  ['счета возьми на субботу', { plan: { day: '2026-11-21', time: null } }],
  ['на отчёт кинь часа полтора', { estimateMinutes: 90 }],
])('«%s» may be meant as this', (text, change) => {
  expect(changesIn(text)).toContainEqual(change);
});

it.each(['срок у кота не убирай, поставь низкий приоритет', 'теги с отчёта не снимай, перенеси на пятницу'])(
  '«%s» empties nothing',
  (text) => {
    const changes = changesIn(text);
    expect(changes).not.toEqual([]);
    expect(changes.filter(({ due, tags }) => due?.kind === 'clear' || tags?.take)).toEqual([]);
  },
);
