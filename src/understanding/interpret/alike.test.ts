import { expect, it } from 'vitest';
import { hear } from '../hear/words.ts';
import type { Label, Part } from '../read/labels.ts';
import { nodeDictionary } from '../server/node-dictionary.ts';
import { deedAlike } from './alike.ts';

const deedOf = (text: string, before: string | null, ...parts: [Label, number, number][]) => {
  const words = hear(text, nodeDictionary());
  const told = parts.map(([label, from, to]): Part => ({ label, from, to }));
  return deedAlike({ act: 'complete', from: 0, to: words.length, parts: told }, words, before);
};

it('what is only named, «тоже», has done to it what was done before', () => {
  expect(deedOf('и с Ренатом тоже', 'delete', ['ref', 1, 3])).toBe('delete');
  expect(deedOf('и с Ренатом тоже', 'activate', ['ref', 1, 3], ['did', 3, 4])).toBe('activate');
});

it.each([
  ['nothing was done before', 'и с Ренатом тоже', null, ['ref', 1, 3]],
  ['a task was made', 'и с Ренатом тоже', 'create', ['ref', 1, 3]],
  ['it is not said to be alike', 'и с Ренатом', 'delete', ['ref', 1, 3]],
  ['nothing is named', 'тоже', 'delete'],
] as const)('nothing is done where %s', (_, text, before, ...parts) => {
  expect(deedOf(text, before, ...(parts as [Label, number, number][]))).toBeNull();
});

it('nothing is done alike where a word says what was done', () => {
  expect(deedOf('отчёт тоже сдал', 'delete', ['ref', 0, 1], ['did', 2, 3])).toBeNull();
});
