import { describe, expect, it } from 'vitest';
import type { Dialogue, KnownTask } from './model.ts';
import { nodeUnderstanding } from './server/node-understanding.ts';

const [PAINT, REPORT, WINDOWS, HOUSE, FLOWERS] = [
  ...['Купить краску', 'Сдать отчёт', 'Вымыть окна', 'Убрать дом', 'Полить цветы'],
] as [string, string, string, string, string];
const TAGS: Record<string, string[]> = {
  [PAINT]: ['дом', 'ремонт'],
  [REPORT]: ['работа'],
  [WINDOWS]: ['дом'],
  [HOUSE]: [],
  [FLOWERS]: ['сад'],
};
const tasks = Object.entries(TAGS).map(
  ([title, tags], createdAt): KnownTask => ({
    ...{ id: title, title, tags, createdAt, status: 'active', dueDate: null, priority: 'medium', projectId: null },
  }),
);

/** The likeliest reading. */
function heard(text: string, spokenOf: string[] = []) {
  const dialogue: Dialogue = { touched: spokenOf, listed: [], lastAction: null };
  const account = { tasks, projects: [], columns: [] };
  const message = { text, account, dialogue, now: Date.parse('2026-11-23T09:00:00Z'), zone: 'Europe/Moscow' };
  const [best] = nodeUnderstanding().readings(message);
  expect(best).toBeDefined();
  return best!;
}
const changes = (text: string, spokenOf?: string[]) =>
  heard(text, spokenOf).intents.flatMap((intent) =>
    intent.act === 'update' && 'ids' in intent.meant ? [{ ids: intent.meant.ids, change: intent.change }] : [],
  );

describe('tags that are to stay', () => {
  it.each([
    'перенеси краску на завтра, теги не трогай',
    'поправь теги у краски',
    'проверь теги у краски',
    'не снимай с краски тег дом',
    'с краски тег ремонт не убирай',
  ])('stay: «%s»', (text) => {
    expect(changes(text)).toMatchObject([{ ids: [PAINT] }]);
    expect(changes(text)[0]!.change.tags?.take).toBeUndefined();
    expect(changes(text)[0]!.change.tags?.put).toBeUndefined();
  });

  it('are none of what is to go', () => {
    expect(heard('удали отчёт, теги я потом разберу').intents).toMatchObject([{ act: 'delete' }]);
    expect(heard('удали отчёт с тегами').intents).toMatchObject([{ act: 'delete', meant: { ids: [REPORT] } }]);
  });

  it('are put on no new task', () => {
    expect(heard('добавь купить лак, тег дом не ставь').intents).toMatchObject([
      { act: 'create', task: { title: 'Купить лак', tags: [] } },
    ]);
  });

  it.each([
    ['таске, у которой тег ремонт, повесь сад', { put: ['сад'] }],
    ['задаче с тегом ремонт добавь тег сад', { put: ['сад'] }],
    ['накинь на краску ещё один тег сад, ремонт пусть остаётся', { put: ['сад'] }],
    ['оставь у краски только дом', { take: ['ремонт'] }],
    ['поменяй краске тег дом на тег сад', { put: ['сад'], take: ['дом'] }],
    ['у краски вместо дома сад', { put: ['сад'], take: ['дом'] }],
    ['перекинь краску с дома на сад', { put: ['сад'], take: ['дом'] }],
  ])('give way only where something says so: «%s»', (text, tags) => {
    expect(changes(text)).toEqual([{ ids: [PAINT], change: { tags } }]);
  });

  it('are not taken because they are there', () => {
    expect(changes('пропиши отчёту тег работа')).toEqual([{ ids: [REPORT], change: { tags: { put: ['работа'] } } }]);
  });

  it('give way on the task that was spoken of, or everywhere if that is said', () => {
    const swapped = { tags: { put: ['сад'], take: ['дом'] } };
    expect(changes('смени дом на сад', [WINDOWS])).toEqual([{ ids: [WINDOWS], change: swapped }]);
    expect(changes('смени везде дом на сад')).toEqual([{ ids: [PAINT, WINDOWS], change: swapped }]);
  });
});

describe('a set that is told by tags', () => {
  it.each([
    ['удали всё, кроме задач с тегом дом', [REPORT, HOUSE, FLOWERS]],
    ['удали всё кроме #дом', [REPORT, HOUSE, FLOWERS]],
    ['удали всё, кроме отчёта и окон', [PAINT, HOUSE, FLOWERS]],
    ['удали все задачи без тега дом и сад', [REPORT, HOUSE]],
    ['удали все задачи без тега дом', [REPORT, HOUSE, FLOWERS]],
    ['удали все задачи без тегов', [HOUSE]],
    ['удали всё, что не с тегом дом', [REPORT, HOUSE, FLOWERS]],
    ['удали все без даты дом', [PAINT, WINDOWS]],
    ['удали все, что висят с тегом дом', [PAINT, WINDOWS]],
    ['удали все мои задачи с тегом дом', [PAINT, WINDOWS]],
  ])('is what «%s» says', (text, ids) => {
    const best = heard(text);
    expect(best.intents).toMatchObject([{ act: 'delete', meant: { kind: 'these', ids } }]);
    expect(best.doubtful).toBe(false);
  });

  it.each([
    'удали все дела с тегом дом про отпуск',
    'удали задачу с тегом работа про отпуск',
    'удали все старые задачи с тегом дом',
    'удали всё кроме задач с тегом ёлка',
    'удали всё с тегом дом, но без ремонта',
  ])('is asked about where more is said of it: «%s»', (text) => {
    const { doubtful, intents } = heard(text);
    const isUnsure = intents.some((intent) => 'meant' in intent && intent.meant.kind !== 'these');
    expect(doubtful || isUnsure).toBe(true);
  });

  it('is those that have none, of which nothing else is changed', () => {
    expect(changes('перенеси все без тегов на завтра')).toMatchObject([{ ids: [HOUSE] }]);
  });
});
