import { expect, it } from 'vitest';
import { slowest } from './slowest.ts';

it('names the longest parts first, those of one name together, with their share of all', () => {
  const parts = [
    { name: 'short', took: 500 },
    { name: 'long', took: 4000 },
    { name: 'long', took: 3500 },
    { name: 'middle', took: 2000 },
  ];
  expect(slowest(parts)).toEqual(['    7.5 s  75.0 %  long', '    2.0 s  20.0 %  middle', '    0.5 s   5.0 %  short']);
});

it('names twelve at most', () => {
  expect(slowest(Array.from({ length: 40 }, (_, n) => ({ name: `${n}`, took: n })))).toHaveLength(12);
});
