import { expect, it } from 'vitest';
import { hear } from '../hear/words.ts';
import { nodeDictionary } from '../server/node-dictionary.ts';
import { projectNearby } from './project-slot.ts';

const dictionary = nodeDictionary();
const account = { tasks: [], columns: [], projects: ['Школа', 'Семья'].map((name) => ({ id: name, name })) };

it.each([
  ['отнеси к школе', 'Школа'],
  ['передвинь на семь', null],
])('«%s» speaks of the project %s, which nobody labelled', (text, id) => {
  const words = hear(text, dictionary);
  const clause = { from: 0, to: words.length, parts: [] };
  expect(projectNearby(clause, { words, account, dictionary } as never)).toEqual(id && { id });
});
