import { describe, expect, it } from 'vitest';
import { Account } from '#testing/account.ts';
import { productEngine } from '#testing/server/product-engine.ts';
import { EMPTY_CONTEXT } from './model.ts';

const NOW = Date.parse('2026-12-03T06:10:00Z');

function talk() {
  const account = new Account(NOW);
  const report = account.add({ title: 'Сдать отчёт', status: 'active', dueDate: null });
  account.add({ title: 'Оплатить квартиру', status: 'active', dueDate: null });
  const concert = account.add({ title: 'Сходить на концерт', status: 'active', dueDate: null });
  let context = EMPTY_CONTEXT;
  return {
    report,
    concert,
    say(text: string) {
      const outcome = productEngine(text, account.view, NOW, 'Europe/Moscow', context);
      context = { ...context, pending: outcome.pending };
      return outcome;
    },
  };
}

describe('a task that is called off', () => {
  it.each([['отчёт делать не буду'], ['не буду я сдавать отчёт.'], ['забил на отчёт'], ['решила не сдавать отчёт']])(
    '«%s»: is it closed undone, or deleted',
    (text) => {
      const { say, report } = talk();
      const asked = say(text);
      expect(asked.actions).toEqual([]);
      expect(asked.reply).toContain('1. Закрыть без выполнения «Сдать отчёт»\n2. Удалить «Сдать отчёт»');
      expect(say('да')).toMatchObject({
        actions: [{ type: 'drop', ids: [report] }],
        reply: expect.stringContaining('Закрыта без выполнения задача «Сдать отчёт».'),
      });
    },
  );

  it('«можно не ходить на концерт»: the other way round', () => {
    const { say, concert } = talk();
    const asked = say('можно не ходить на концерт');
    expect(asked.actions).toEqual([]);
    expect(asked.reply).toContain('1. Удалить «Сходить на концерт»\n2. Закрыть без выполнения «Сходить на концерт»');
    expect(say('второе').actions).toEqual([{ type: 'drop', ids: [concert] }]);
  });

  it.each([['не буду спорить'], ['ужинать не буду'], ['не буду'], ['сегодня не буду сдавать отчёт']])(
    '«%s» calls off none',
    (text) => {
      const { say } = talk();
      const { actions, pending } = say(text);
      expect([actions, pending]).toEqual([[], null]);
    },
  );
});
