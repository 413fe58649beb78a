import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoted } from '../manner/quoting.ts';
import { splitByNames } from './named-parts.ts';

const link = (title: string) => ({ title, id: `id of ${title}` });

describe('a sentence in parts', () => {
  it('links each name, in the order of the sentence', () => {
    expect(splitByNames('Срок у «Б» и «А».', [link('А'), link('Б')])).toEqual([
      { text: 'Срок у «' },
      { text: 'Б', link: link('Б') },
      { text: '» и «' },
      { text: 'А', link: link('А') },
      { text: '».' },
    ]);
  });

  it('without a name is one part', () => {
    expect(splitByNames('Отдохните.', [link('А')])).toEqual([{ text: 'Отдохните.' }]);
  });

  it('is the same sentence, and finds every title that it quotes', () => {
    const titles = fc.uniqueArray(
      fc.string({ minLength: 1, maxLength: 120 }).filter((title) => title.trim() !== ''),
      {
        minLength: 1,
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(titles, (names) => {
        const sentence = `Сначала ${names.map(quoted).join(', ')}.`;
        const parts = splitByNames(sentence, names.map(link));
        expect(parts.map(({ text }) => text).join('')).toBe(sentence);
        expect(parts.filter((part) => part.link)).not.toHaveLength(0);
      }),
    );
  });
});
