import { expect, it } from 'vitest';
import { modelsOf } from '../files.ts';
import { hear } from '../hear/words.ts';
import type { Priority } from '../model.ts';
import { nodeDictionary } from '../server/node-dictionary.ts';
import { weightsFile } from '../server/node-understanding.ts';
import { likeliestPriority, priorityOf } from './priority-slot.ts';

const { levels } = modelsOf(weightsFile);
const words = (text: string) => hear(text, nodeDictionary());

it.each<[string, Priority]>([
  ['сверхважное', 'high'],
  ['суперсрочно', 'high'],
  ['несрочное', 'low'],
  ['срочность до низкой', 'low'],
  ['важность низкая', 'low'],
])('«%s» is %s', (text, level) => {
  expect(priorityOf(words(text), levels)).toBe(level);
});

it.each<[string, Priority]>([
  ['невысокую важность', 'low'],
  ['no rush', 'low'],
  ['showstopper', 'high'],
])('«%s» names no level that is known, and is likeliest %s', (text, level) => {
  expect(priorityOf(words(text), levels)).toBeNull();
  expect(likeliestPriority(words(text), levels)).toBe(level);
});
