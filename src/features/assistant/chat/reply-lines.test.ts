import { describe, expect, it } from 'vitest';
import type { ChatChange } from './contract.ts';
import { replyLines } from './reply-lines.ts';

const changes = (...titles: string[]): ChatChange[] =>
  titles.map((title, index) => ({ id: `${index}`, title, action: 'tasks_create' }));

describe('replyLines', () => {
  it('takes the list out of the words', () => {
    const reply = 'Добавлено 3 задачи:\n• Хлеб\n• Молоко — завтра в 18:00\n• Чай: с лимоном — сегодня\nГотово.';
    const { words, details } = replyLines(reply, changes('Хлеб', 'Молоко', 'Чай: с лимоном'));
    expect(words).toBe('Добавлено 3 задачи:\nГотово.');
    expect([...details.values()]).toEqual(['', 'завтра в 18:00', 'сегодня']);
  });

  it('reads titles in quotes', () => {
    const reply = 'Изменено 2 задачи:\n• «Хлеб»: срок — завтра\n• «Молоко»: приоритет — высокий';
    expect([...replyLines(reply, changes('Хлеб', 'Молоко')).details.values()]).toEqual([
      'срок — завтра',
      'приоритет — высокий',
    ]);
  });

  it('takes out all of a list of which only the first tasks were kept', () => {
    expect(replyLines('Выполнено:\n• Хлеб\n• Молоко', changes('Хлеб'), 2).words).toBe('Выполнено:');
  });

  it.each([
    ['no list', 'Добавлена задача «Хлеб».', ['Хлеб']],
    ['a list of something else', 'Вот что есть:\n• Хлеб\n• Молоко', []],
    ['another title', 'Изменено:\n• «Хлеб»: теперь называется «Батон»', ['Батон']],
    ['a longer title', 'Добавлено:\n• Хлеб чёрный', ['Хлеб']],
    ['more than was kept', 'Выполнено:\n• Хлеб\n• Молоко', ['Хлеб']],
  ])('leaves %s whole', (_name, reply, titles) => {
    expect(replyLines(reply, changes(...titles))).toEqual({ words: reply, details: new Map() });
  });
});
