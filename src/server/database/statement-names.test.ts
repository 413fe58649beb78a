import { expect, it } from 'vitest';
import { statementNames } from './statement-names.ts';

it('a statement that is asked for often has one name from then on, another one another', () => {
  const nameOf = statementNames();
  const asked = (text: string) => Array.from({ length: 6 }, () => nameOf(text, [1]));
  expect(asked('select $1')).toEqual([undefined, undefined, undefined, undefined, 'takt_1', 'takt_1']);
  expect(asked('select $1 + 1').at(-1)).toBe('takt_2');
  expect(nameOf('select $1', [2])).toBe('takt_1');
});

it('one without parameters has none: it may be several', () => {
  const nameOf = statementNames();
  for (let time = 0; time < 9; time++) expect(nameOf('begin; set local lock_timeout = 1', [])).toBeUndefined();
});

it('names are a hundred at most, whatever is asked', () => {
  const nameOf = statementNames();
  const named = new Set<string>();
  for (let other = 0; other < 3000; other++)
    for (let time = 0; time < 5; time++) {
      const name = nameOf(`select $1 + ${other}`, [1]);
      if (name) named.add(name);
    }
  expect(named.size).toBe(100);
  for (let other = 0; other < 3000; other++) nameOf(`select $1 - ${other}`, [1]);
  expect(nameOf('select $1 + 0', [1])).toBe('takt_1');
});
