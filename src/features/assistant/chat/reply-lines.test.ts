import { describe, expect, it } from 'vitest';
import type { ChatChange } from './contract.ts';
import { questionWords, replyLines } from './reply-lines.ts';

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

describe('the words of a question', () => {
  it.each([
    ['Вы имели в виду: удалить «А»?', ['Удалить «А»'], 'Вы имели в виду…'],
    ['Вы имели в виду…\n1. Раз\n2. Два\nОтветьте «да».', ['Раз', 'Два'], 'Вы имели в виду…\nОтветьте «да».'],
    ['Ответьте «первое», «второе» или «нет».', ['Раз', 'Два'], 'Ответьте «первое», «второе» или «нет».'],
    ['Вы имели в виду…\n1. Раз\n2. Три', ['Раз', 'Два'], 'Вы имели в виду…\n1. Раз\n2. Три'],
    ['Вы имели в виду: удалить «$&»?', ['Удалить «$&»'], 'Вы имели в виду…'],
  ])('%j beside %j: %j', (content, labels, words) => {
    expect(questionWords(content, labels)).toBe(words);
  });
});
