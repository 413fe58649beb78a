import { expect, it } from 'vitest';
import { namedAll, quoted } from './naming.ts';

it('a title stands in quotes, cut where it would hide the sentence around it', () => {
  expect(quoted('Отчёт')).toBe('«Отчёт»');
  expect(quoted('я'.repeat(80))).toBe(`«${'я'.repeat(80)}»`);
  expect(quoted('я'.repeat(81))).toBe(`«${'я'.repeat(79)}…»`);
});

it.each([
  [[], ''],
  [['А'], '«А»'],
  [['А', 'Б'], '«А», «Б»'],
  [[...'АБВГД'], '«А», «Б», «В», «Г», «Д»'],
  [[...'АБВГДЕ'], '«А», «Б», «В», «Г», «Д» и\u00a0ещё 1'],
  [[...'АБВГДЕЖ'], '«А», «Б», «В», «Г», «Д» и\u00a0ещё 2'],
])('%j in a sentence: %s', (titles, words) => {
  expect(namedAll(titles)).toBe(words);
});

it('how many more there are is said as the sentence asks for it', () => {
  expect(namedAll([...'АБВГДЕЖ'], (count) => `${count} задачи`)).toBe('«А», «Б», «В», «Г», «Д» и\u00a0ещё 2 задачи');
});
