import { describe, expect, it } from 'vitest';
import { Account } from '#testing/account.ts';
import { productEngine } from '#testing/server/product-engine.ts';
import { type Context, EMPTY_CONTEXT } from './model.ts';

const NOW = Date.parse('2026-12-03T06:10:00Z');
const TOMORROW = Date.parse('2026-12-04T20:59:00Z');

function conversation(titles: readonly string[]) {
  const account = new Account(NOW);
  for (const title of titles) account.add({ title, status: 'active', dueDate: null });
  let context: Context = EMPTY_CONTEXT;
  return (text: string) => {
    const heard = productEngine(text, account.view, NOW, 'Europe/Moscow', context);
    context = { ...EMPTY_CONTEXT, pending: heard.pending };
    return heard;
  };
}

describe('a command that names no task, with none spoken of before', () => {
  it.each([
    ['перенеси на завтра', 'Какую задачу перенести?'],
    ['перенеси её на завтра', 'Какую задачу перенести?'],
    ['отложи на неделю', 'Какую задачу перенести?'],
    ['сделай важной', 'Какую задачу изменить?'],
    ['удали её', 'Какую задачу удалить?'],
    ['отметь её выполненной', 'Какую задачу отметить выполненной?'],
    ['поменяй срок', 'Какую задачу изменить и как? Скажите, например: «перенеси отчёт на завтра».'],
  ])('«%s» is asked about', (text, question) => {
    expect(conversation(['Зарядка', 'Отчёт'])(text)).toMatchObject({ reply: question, actions: [] });
  });

  it('the answer says of which, and what was told is done to it', () => {
    const say = conversation(['Зарядка', 'Отчёт']);
    say('перенеси на завтра');
    expect(say('отчёт').actions).toMatchObject([{ type: 'update', id: 'task-2', changes: { dueDate: TOMORROW } }]);
  });

  it('an answer that names several is asked about once more', () => {
    const say = conversation(['Отчёт для банка', 'Отчёт для налоговой']);
    say('перенеси на завтра');
    expect(say('отчёт')).toMatchObject({ actions: [], reply: expect.stringContaining('Какую изменить?') });
    expect(say('второй').actions).toMatchObject([{ id: 'task-2', changes: { dueDate: TOMORROW } }]);
  });

  it('«не надо» leaves all as it is, and another command is one', () => {
    const say = conversation(['Зарядка', 'Отчёт']);
    say('перенеси на завтра');
    expect(say('не надо')).toMatchObject({ actions: [], pending: null });
    say('перенеси на завтра');
    expect(say('удали зарядку').actions).toEqual([{ type: 'delete', ids: ['task-1'] }]);
  });

  it.each([
    ['перенеси на завтра', []],
    ['перенеси просроченные на завтра', ['Зарядка']],
  ])('where there is none, «%s» is not asked about', (text, titles) => {
    expect(conversation(titles)(text)).toMatchObject({ actions: [], pending: null });
    expect(conversation(titles)(text).reply).not.toContain('?');
  });
});

describe('what was done and is none of the tasks', () => {
  it.each([
    ['кровь сдал', 'Сдать кровь'],
    ['двор подмёл', 'Подмести двор'],
    ['госпошлину оплатил', 'Оплатить госпошлину'],
  ])('«%s» is offered to be written down as done', (text, title) => {
    const say = conversation(['Зарядка', 'Отчёт']);
    expect(say(text)).toMatchObject({ actions: [], reply: `Вы имели в виду: записать выполненной «${title}»?` });
    expect(say('да').actions).toMatchObject([{ type: 'report_completed', draft: { title } }]);
  });

  it.each(['закрыла задачу про кровь', 'отметь кровь выполненной'])('but not what is called a task: «%s»', (text) => {
    expect(conversation(['Зарядка', 'Отчёт'])(text).reply).not.toContain('записать выполненной');
  });
});
