import { describe, expect, it } from 'vitest';
import { hear } from '../hear/words.ts';
import { nodeDictionary } from '../server/node-dictionary.ts';
import { contrasted } from './renaming.ts';

describe('the name that a message puts against another one', () => {
  it.each([
    ['эльза там не у Милы, а у Миланы, поправь', 'у Миланы'],
    ['в акте сверки не «Тулпар», а «Тулпар-М»', '« Тулпар-М »'],
    ['костюм не снегурки, а деда мороза поменяй', 'деда мороза'],
    ['там не 300 а 350 рублей', '350 рублей'],
    ['не', null],
    ['там не Мила', null],
    ['там не Мила, а', null],
    ['а у Миланы не так', null],
  ])('«%s»: %j', (text, name) => {
    const words = hear(text, nodeDictionary());
    const part = contrasted({ from: 0, to: words.length }, words);
    const said = part && words.slice(part.from, part.to).map((word) => word.text);
    expect(said?.join(' ') ?? null).toBe(name);
  });
});
