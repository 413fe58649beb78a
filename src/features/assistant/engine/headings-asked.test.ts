import { describe, expect, it } from 'vitest';
import { Account } from '#testing/account.ts';
import { productEngine } from '#testing/server/product-engine.ts';
import { type Context, EMPTY_CONTEXT } from './model.ts';

const NOW = Date.parse('2026-12-03T06:10:00Z');

describe('nothing but what a list would be called', () => {
  it.each([
    ['план на сегодня', 'Отчёт'],
    ['задачи на завтра', 'Планёрка'],
    ['мои дела на сегодня', 'Отчёт'],
  ])('«%s» asks for it, whatever task is called alike', (text, title) => {
    const account = new Account(NOW);
    account.add({ title: 'Отчёт', status: 'active', dueDate: Date.parse('2026-12-03T20:59:00Z') });
    account.add({ title: 'Планёрка', status: 'active', dueDate: Date.parse('2026-12-04T07:00:00Z') });
    const context: Context = { ...EMPTY_CONTEXT, touched: ['task-2'], lastAction: 'update' };
    const { actions, reply } = productEngine(text, account.view, NOW, 'Europe/Moscow', context);
    expect(actions).toEqual([]);
    expect(reply).toContain(title);
  });

  it('with what is to be done behind it, it is a command', () => {
    const account = new Account(NOW);
    expect(
      productEngine('план на завтра: купить хлеб', account.view, NOW, 'Europe/Moscow', EMPTY_CONTEXT).actions,
    ).toMatchObject([{ type: 'create' }]);
  });
});
