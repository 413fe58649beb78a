import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Letter } from './letter.ts';
import { asLine, rendered } from './rendering.ts';

const LETTER: Letter = { to: 'a@b.test', subject: 'Тема', parts: [], footnote: 'Почему пришло.' };

describe('a letter', () => {
  it('says the same in plain text and in HTML', () => {
    const { text, html } = rendered({
      ...LETTER,
      parts: [
        { heading: 'Сегодня' },
        { list: ['Отчёт', 'Созвон'] },
        { text: 'И всё.' },
        { button: 'Открыть', url: 'https://t.test/?a=1&b=2' },
      ],
      unsubscribe: { url: 'https://t.test/off', label: 'Больше не присылать', post: 'https://takt.example.test/press' },
    });
    expect(text).toBe(
      'СЕГОДНЯ\n\n— Отчёт\n— Созвон\n\nИ всё.\n\nОткрыть:\nhttps://t.test/?a=1&b=2\n\n-- \nПочему пришло.\nБольше не присылать: https://t.test/off\n',
    );
    expect(html).toContain('<h2>Сегодня</h2><ul><li>Отчёт</li><li>Созвон</li></ul><p>И всё.</p>');
    expect(html).toContain('href="https://t.test/?a=1&amp;b=2"');
    expect(html).toContain('<a href="https://t.test/off">Больше не присылать</a>');
  });

  it('has no subject that is longer than a line, or begins another one', () => {
    expect(rendered({ ...LETTER, subject: 'Отчёт\r\nBcc: all@example.test' }).subject).toBe(
      'Отчёт Bcc: all@example.test',
    );
    expect(rendered({ ...LETTER, subject: 'ж'.repeat(500) }).subject).toHaveLength(150);
  });

  it('has nothing of a person’s words be markup, or a line of its own', () => {
    const hostile = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom('<img src=x>', '"><a href="//x">', "'&amp;", 'a\u2028b', '\u202eabc', '\r\n.\r\n'),
    );
    fc.assert(
      fc.property(hostile, (words) => {
        const { html, text, subject } = rendered({
          ...LETTER,
          subject: words,
          parts: [{ text: words }, { list: [words] }],
        });
        expect(html.match(/<(?!\/?(?:html|head|body|meta|title|style|main|p|ul|li|footer)\b|!doctype)/g)).toBeNull();
        expect(text.split('\n').filter((line) => line.startsWith('— '))).toHaveLength(1);
        expect(subject).not.toMatch(/[\r\n\u2028\u2029\u202e]/);
      }),
    );
  });

  it('shows signs of markup as they were written, and several blanks as one', () => {
    const { html, text } = rendered({ ...LETTER, parts: [{ text: `<b>"Отчёт"  & 'счёт'</b>\n\nв  срок` }] });
    expect(html).toContain('<p>&lt;b&gt;&quot;Отчёт&quot; &amp; &#39;счёт&#39;&lt;/b&gt; в срок</p>');
    expect(html).toContain('<style>:root{color-scheme:light dark');
    expect(text).toContain(`<b>"Отчёт" & 'счёт'</b> в срок\n`);
  });

  it('that nobody may end says why it came, and no more', () => {
    const { html, text } = rendered(LETTER);
    expect(text).toBe('-- \nПочему пришло.\n');
    expect(html).toContain('<footer><p>Почему пришло.</p></footer>');
  });

  it('keeps words that are a line as they are', () => {
    expect(asLine('  Отчёт — «за год» 👩‍👩‍👧  ')).toBe('Отчёт — «за год» 👩‍👩‍👧');
  });
});
