import { describe, expect, it } from 'vitest';
import { nodeDictionary } from '../server/node-dictionary.ts';
import { kinship, titleWords } from './kinship.ts';
import { hear } from './words.ts';

const dictionary = nodeDictionary();
const between = (said: string, title: string) => kinship(hear(said, dictionary)[0]!, titleWords(title, dictionary)[0]!);

describe('a word that was said and a word of a title', () => {
  it.each([
    ['отчёту', 'отчёт'],
    ['дня', 'день'],
    ['взяла', 'взять'],
    ['двадцать', '20'],
  ])('are the same in another form: «%s», «%s»', (said, title) => {
    expect(between(said, title)).toBe(1);
  });

  it.each([
    ['стмоатолога', 'стоматологу'],
    ['презинтацию', 'презентация'],
    ['митинг', 'meeting'],
    ['звонок', 'звонки'],
  ])('are kin by ear, by a slip, by letters: «%s», «%s»', (said, title) => {
    expect(between(said, title)).toBeGreaterThan(0.5);
  });

  it.each([
    ['мама', 'рама'],
    ['14', '17'],
    ['купить', 'копать'],
    ['кот', 'код'],
  ])('are strangers: «%s», «%s»', (said, title) => {
    expect(between(said, title)).toBeLessThan(0.5);
  });
});
