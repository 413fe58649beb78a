import { describe, expect, it } from 'vitest';
import { Account } from '#testing/account.ts';
import { productEngine } from '#testing/server/product-engine.ts';
import { EMPTY_CONTEXT } from './model.ts';

/** Thursday, 3 December 2026, 09:10 in Moscow. */
const NOW = Date.parse('2026-12-03T06:10:00Z');
const repeat = { rule: 'FREQ=DAILY', from: 'due', calendar: 'all', start: '2026-11-02', index: 2 } as const;

function say(titles: readonly string[], text: string) {
  const account = new Account(NOW);
  for (const title of titles) account.add({ title, status: 'active', dueDate: NOW, repeat, tags: ['дом'] });
  const { reply, actions, pending } = productEngine(text, account.view, NOW, 'Europe/Moscow', EMPTY_CONTEXT);
  const titleOf = (id: string) => account.tasks.find((task) => task.id === id)!.title;
  const done = actions.map((action) => {
    const what = 'ids' in action ? action.ids.map(titleOf) : 'id' in action ? [titleOf(action.id)] : [];
    return `${action.type} ${'draft' in action ? action.draft.title : what.join(', ')}`;
  });
  return { done, asks: pending?.kind ?? null, reply };
}

describe('a task by the name of its deed', () => {
  it.each([
    ['Полить цветы', 'больше не повторяй полив цветов', 'update'],
    ['Полить цветы', 'хватит повторять полив', 'update'],
    ['Полить цветы', 'пропусти полив цветов в этот раз', 'update'],
    ['Полить цветы', 'убери теги у полива цветов', 'update'],
    ['Полить цветы', 'убери срок у полива цветов', 'update'],
    ['Полить цветы', 'разбей полив цветов на шаги: вода, лейка', 'steps'],
    ['Помыть окна', 'добавь к мытью окон шаги: вода и тряпка', 'steps'],
    ['Полить цветы', 'сделай копию полива цветов', 'create'],
    ['Постирать бельё', 'больше не повторяй стирку', 'update'],
    ['Покормить кота', 'больше не повторяй кормление кота', 'update'],
    ['Настроить роутер', 'повторяй настройку роутера каждый месяц', 'update'],
  ])('«%s»: «%s»', (title, text, type) => {
    const { done, reply } = say([title, 'Купить хлеб'], text);
    expect(done, reply).toEqual([`${type} ${title}`]);
  });

  it('is not found by words that only begin alike', () => {
    expect(say(['Полить цветы', 'Постричь собаку'], 'больше не повторяй политику').done).toEqual([]);
    expect(say(['Выпить таблетку'], 'больше не повторяй пиво').done).toEqual([]);
  });

  it('is asked for where another one fits as well, whatever is to be ended', () => {
    const two = ['Полить цветы', 'Полить газон'];
    for (const text of ['больше не повторяй полив', 'пропусти полив в этот раз', 'удали полив', 'убери теги у полива'])
      expect(say(two, text), text).toMatchObject({ done: [], asks: 'choose' });
    expect(say(two, 'полив больше не надо')).toMatchObject({ done: [], asks: 'choose' });
  });

  it('comes behind one that has the very word', () => {
    expect(say(['Полить цветы', 'Полив'], 'больше не повторяй полив').done).toEqual(['update Полив']);
    expect(say(['Полить цветы', 'Политика безопасности'], 'больше не повторяй политику').done).toEqual([
      'update Политика безопасности',
    ]);
  });

  it('is left as it is where it does not have what is taken', () => {
    const account = new Account(NOW);
    account.add({ title: 'Полить цветы', status: 'active' });
    const told = (text: string) => productEngine(text, account.view, NOW, 'Europe/Moscow', EMPTY_CONTEXT).reply;
    expect(told('убери теги у полива цветов')).toBe('«Полить цветы»: теги те же.');
  });
});
