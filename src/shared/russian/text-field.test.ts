import { describe, expect, it } from 'vitest';
import { text } from './text-field.ts';

const name = text({ min: 'Назовите', max: 5 });
const problems = (value: unknown) => name.safeParse(value).error?.issues.map(({ message }) => message);

describe('a text field', () => {
  it.each([undefined, '', '  ', '\u200b', '\u3164\u2800'])('asks for something to be seen in place of %j', (value) => {
    expect(problems(value)).toEqual(['Назовите']);
  });

  it.each([
    [7, 'Ожидается текст'],
    ['шестая', 'Не длиннее 5 символов'],
    ['а\u0000', 'Недопустимый символ в тексте'],
    ['а\ud83d', 'Недопустимый символ в тексте'],
  ])('refuses %j', (value, message) => {
    expect(problems(value)).toEqual([message]);
  });

  it.each([
    [' дело ', 'дело'],
    ['И\u0306од', 'И\u0306од'],
    ['❤\ufe0f', '❤\ufe0f'],
  ])('keeps %j as %j', (value, kept) => {
    expect(name.parse(value)).toBe(kept);
  });

  it('may be empty where it is not asked for', () => {
    expect(text({ max: 5 }).parse('\u200b')).toBe('\u200b');
  });
});
