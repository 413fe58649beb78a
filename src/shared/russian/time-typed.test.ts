import { expect, it } from 'vitest';
import { timeTyped } from './time-typed.ts';

it.each([
  ['9', '09:00'],
  ['09', '09:00'],
  ['9:30', '09:30'],
  ['18.00', '18:00'],
  ['18,05', '18:05'],
  ['7 45', '07:45'],
  ['7-45', '07:45'],
  ['930', '09:30'],
  ['1830', '18:30'],
  ['  0:00 ', '00:00'],
  ['23:59', '23:59'],
  ['9 ч', '09:00'],
  ['9ч30', '09:30'],
  ['18 часов', '18:00'],
  ['9 ч 30 мин.', '09:30'],
  ['В 9', '09:00'],
  ['', undefined],
  ['24', undefined],
  ['24:00', undefined],
  ['9:60', undefined],
  ['9:3', undefined],
  ['93', undefined],
  ['утром', undefined],
  ['9:30:15', undefined],
])('reads «%s» as %s', (text, time) => {
  expect(timeTyped(text)).toBe(time);
});
