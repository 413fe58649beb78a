import { expect, it } from 'vitest';
import { drawnCards } from './drawn-cards.ts';

it.each([
  ['those in sight', [8, 9, 10], [9, -1], [8, 9, 10]],
  ['the keyboard’s card above them', [8, 9, 10], [0, -1], [0, 8, 9, 10]],
  ['the lifted one below them', [8, 9, 10], [0, 100], [0, 8, 9, 10, 100]],
  ['each once', [8, 9], [8, 9], [8, 9]],
])('are %s', (_, inSight, kept, drawn) => {
  expect(drawnCards(inSight, ...kept)).toEqual(drawn);
});
