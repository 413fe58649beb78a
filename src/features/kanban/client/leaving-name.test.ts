import { expect, it } from 'vitest';
import { isUnchanged, onLeaving } from './leaving-name.ts';

it.each([
  ['', '', undefined, 'cancel'],
  [' \u200b', '', undefined, 'cancel'],
  ['Готово', '', undefined, 'send'],
  [' Готово ', 'Готово', undefined, 'cancel'],
  ['', 'Готово', undefined, 'cancel'],
  ['Сделано', 'Готово', undefined, 'send'],
  ['Сделано ', 'Готово', 'Сделано', 'wait'],
  ['Сделано!', 'Готово', 'Сделано', 'send'],
  ['Готово', 'Готово', 'Сделано', 'cancel'],
])('leaving «%s» of a column «%s», of which «%s» was refused: %s', (typed, initial, refused, what) => {
  expect(onLeaving(typed, { initial, refused })).toBe(what);
});

it.each([
  ['', '', false],
  ['', 'Готово', false],
  [' Готово ', 'Готово', true],
  ['Сделано', 'Готово', false],
])('Enter on «%s» of a column «%s» has nothing to send: %s', (typed, initial, unchanged) => {
  expect(isUnchanged(typed, { initial })).toBe(unchanged);
});
