import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passagesOf } from './passages.ts';

const words = (count: number, word = 'слово') => Array.from({ length: count }, () => word).join(' ');
const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean);

describe('passages', () => {
  it('a message of sixty words is one', () => {
    expect(passagesOf(words(60))).toEqual([words(60)]);
  });

  it('are parts also of what has no spaces', () => {
    const passages = passagesOf('1/2/'.repeat(100));
    expect(passages.length).toBeGreaterThan(2);
    expect(passages.join('')).toBe('1/2/'.repeat(100));
  });

  it('a date, a quotation or an address is a word', () => {
    const text = Array.from({ length: 20 }, () => '«Мега», 25.12.2026 a@b.ru').join(' ');
    expect(passagesOf(text)).toEqual([text]);
  });

  it('are whole lines of a list, each under its heading', () => {
    const lines = Array.from({ length: 30 }, (_, at) => `- купить вещь номер ${at}`);
    const passages = passagesOf(`Добавь в дом:\n${lines.join('\n')}`);
    expect(passages.length).toBeGreaterThan(1);
    for (const passage of passages) expect(passage).toMatch(/^Добавь в дом:\n- купить/);
    expect(passages.flatMap((passage) => passage.split('\n').slice(1))).toEqual(lines);
  });

  it('end where sentences end', () => {
    const sentences = Array.from({ length: 12 }, (_, at) => `Отчёт номер ${at} перенеси на завтра, пожалуйста.`);
    for (const passage of passagesOf(sentences.join(' '))) expect(passage).toMatch(/^Отчёт .*пожалуйста\.$/);
  });

  it('hold every word once, in order, and not too many', () => {
    const seam = fc.constantFrom(' ', '\n', ', ', '. ', ' и ', '; ');
    const text = fc.array(fc.tuple(fc.constantFrom('хлеб', 'мама', 'отчёт', '12'), seam), {
      minLength: 1,
      maxLength: 300,
    });
    fc.assert(
      fc.property(text, (pieces) => {
        const message = pieces.flat().join('');
        const passages = passagesOf(message);
        expect(passages.flatMap(wordsIn)).toEqual(wordsIn(message));
        for (const passage of passages) expect(wordsIn(passage).length).toBeLessThanOrEqual(60);
      }),
    );
  });
});
