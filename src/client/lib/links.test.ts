import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkParts } from './links.ts';

const links = (text: string) => linkParts(text).flatMap(({ href }) => href ?? []);

describe('addresses in a text', () => {
  it.each([
    ['смотри https://ya.ru', ['https://ya.ru/']],
    ['(см. https://ya.ru/a_(b)).', ['https://ya.ru/a_(b)']],
    ['https://ya.ru, http://ya.ru/?q=1&w=2!', ['https://ya.ru/', 'http://ya.ru/?q=1&w=2']],
    ['«https://ya.ru/статья»', ['https://ya.ru/%D1%81%D1%82%D0%B0%D1%82%D1%8C%D1%8F']],
    ['[https://ya.ru/]', ['https://ya.ru/']],
    ['https://ya.ru/a...', ['https://ya.ru/a']],
    ['HTTPS://YA.RU/A', ['https://ya.ru/A']],
    ['https://ya.ru/(a))].', ['https://ya.ru/(a)']],
    ['см. www.ya.ru/a.', ['https://www.ya.ru/a']],
    ['(WWW.почта.рф)', ['https://www.xn--80a1acny.xn--p1ai/']],
    ['https://www.ya.ru', ['https://www.ya.ru/']],
    ['www.ya.ru:8080/?q=1', ['https://www.ya.ru:8080/?q=1']],
    ['www.', []],
    ['www.ya', []],
    ['www...', []],
    ['вwww.ya.ru', []],
    ['a@www.ya.ru', []],
    ['ftp://www.ya.ru', []],
    ['https://', []],
    ['https://...', []],
    ['javascript:alert(1)', []],
    ['xhttps://ya.ru', []],
    ['ya.ru', []],
    ['почта a@ya.ru', []],
  ])('«%s»', (text, found) => {
    expect(links(text)).toEqual(found);
  });

  it('leave out no sign of it, and lead to pages alone', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.webUrl(),
      fc.constantFrom('https://', 'www.', 'ya.ru', '(', ')', '.', ' '),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const parts = linkParts(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const { href } of parts) if (href) expect(new URL(href).protocol).toMatch(/^https?:$/);
      }),
    );
  });
});
