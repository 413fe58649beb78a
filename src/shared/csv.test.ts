import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

describe('a file for a spreadsheet', () => {
  it.each([
    ['=1+2', "'=1+2"],
    ['+7 912', "'+7 912"],
    ['-5', "'-5"],
    ['@sum', "'@sum"],
    ['  =1', "'  =1"],
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
    ['a=1', 'a=1'],
    ['a\tb', 'a\tb'],
    ['\tb', "'\tb"],
    ['a;b', '"a;b"'],
    ['«а» "б"', '"«а» ""б"""'],
    ['', ''],
    [-5, '-5'],
  ])('writes %j as %j', (value, cell) => {
    expect(toCsv([[value]])).toBe(`\uFEFF${cell}\r\n`);
  });

  it('holds no more than a cell can', () => {
    expect(toCsv([['я'.repeat(40_000)]]).length).toBe(32_767 + '\uFEFF\r\n'.length);
  });

  it('is read back as it was written, and no cell of text begins like a formula', () => {
    const text = fc.string({ unit: fc.constantFrom('=', '+', '-', '@', ';', '"', '\r', '\n', '\t', ' ', 'я', '1') });
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const read = parse(toCsv(rows).slice(1));
        expect(read.map((row) => row.map((cell) => cell.replace(/^'/, '')))).toEqual(
          rows.map((row) => row.map((cell) => cell.replace(/^'/, ''))),
        );
        for (const cell of read.flat()) expect(cell).not.toMatch(/^\s*[=+\-@]/);
      }),
    );
  });
});

/** RFC 4180, with `;`. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let rest = text; rest !== ''; ) {
    const [whole, quoted, plain = '', end] = /^(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n)/.exec(rest)!;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
    rest = rest.slice(whole.length);
  }
  return rows;
}
