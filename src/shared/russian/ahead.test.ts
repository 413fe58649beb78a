import { expect, it } from 'vitest';
import { ahead } from './ahead.ts';

it.each([
  [0, 'через 1 секунду'],
  [0.2, 'через 1 секунду'],
  [1, 'через 1 секунду'],
  [22, 'через 22 секунды'],
  [60, 'через 60 секунд'],
  [61, 'через 2 минуты'],
  [900, 'через 15 минут'],
  [3600, 'через 60 минут'],
  [3601, 'через 2 часа'],
  [86_400, 'через 24 часа'],
])('a wait of %d seconds is %s', (seconds, words) => {
  expect(ahead(seconds).replaceAll('\u00a0', ' ')).toBe(words);
});
