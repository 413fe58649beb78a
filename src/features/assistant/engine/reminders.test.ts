import { expect, it } from 'vitest';
import { Account } from '#testing/account.ts';
import { productEngine } from '#testing/server/product-engine.ts';

const NOW = Date.parse('2026-12-03T06:10:00Z');
const UNABLE = 'Напоминать заранее я пока не умею.';

function say(text: string) {
  const account = new Account(NOW);
  account.add({ title: 'Сдать отчёт', status: 'active', dueDate: null });
  return productEngine(text, account.view, NOW, 'Europe/Moscow');
}

it.each([
  ['запиши приём у врача в пятницу в 9, напомни за два часа', 'Приём у врача'],
  ['добавь позвонить Оле завтра в 10 и напомни за час', 'Позвонить Оле'],
])('«%s» makes the task and says what cannot be done yet', (text, title) => {
  const { actions, reply } = say(text);
  expect(actions).toMatchObject([{ type: 'create', draft: { title } }]);
  expect(reply.split('\n').at(-1)).toBe(UNABLE);
});

it('to be reminded of a task that is there changes nothing and asks for nothing', () => {
  expect(say('напомни об отчёте за час')).toMatchObject({ actions: [], reply: UNABLE });
});

it('«напомни» by itself asks for a task, and nothing is said about reminders', () => {
  const { actions, reply } = say('напомни завтра позвонить Оле');
  expect(actions).toMatchObject([{ type: 'create', draft: { title: 'Позвонить Оле' } }]);
  expect(reply).not.toContain(UNABLE);
});
