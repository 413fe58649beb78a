import { expect, it } from 'vitest';
import { type FieldWords, saidWords } from './field-words.ts';

const words: FieldWords<{ name: string; days: number[]; note: string | null }> = {
  name: { name: 'Название', tell: (name) => name },
  days: { name: 'Дни', tell: (days) => days.join(', ') },
  note: { name: 'Заметка', tell: (note) => note ?? 'нет' },
};

it('what is said of each field is told, and what was there anyway is not', () => {
  const before = { name: 'Чтение', days: [1, 2], note: 'Вечером' };
  expect(saidWords(words, { name: 'Чтение', days: [1, 2], note: null }, before)).toEqual(['Заметка: нет']);
  expect(saidWords(words, { days: [1, 3] }, before)).toEqual(['Дни: 1, 3']);
  expect(saidWords(words, { name: 'Бег' })).toEqual(['Название: Бег']);
});
