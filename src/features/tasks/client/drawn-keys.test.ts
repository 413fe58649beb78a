import { expect, it } from 'vitest';
import { drawnKeys, NO_KEYS } from './drawn-keys.ts';

const group = (key: string, ...ids: string[]) => ({ group: { key }, rows: ids.map((id) => ({ task: { id } })) });
const IN_PLACE = { handsOn: false, held: undefined };
const ANEW = { handsOn: true, held: undefined };
const said = ({ groups }: ReturnType<typeof drawnKeys>) =>
  Object.fromEntries([...groups].map(([name, { key, rows }]) => [name, [key, Object.fromEntries(rows)]]));

const first = drawnKeys(NO_KEYS, [group('today', 'а', 'б'), group('later', 'в')], IN_PLACE);

it('gives each group and each row a key of its own', () => {
  expect(said(first)).toEqual({ today: [0, { а: 2, б: 3 }], later: [1, { в: 4 }] });
});

it('leaves what stays its key, and gives what comes a new one', () => {
  const scrolled = drawnKeys(first, [group('today', 'б', 'г'), group('none', 'д')], IN_PLACE);
  expect(said(scrolled)).toEqual({ today: [0, { б: 3, г: 6 }], none: [5, { д: 7 }] });
  expect(said(drawnKeys(scrolled, [group('today', 'б', 'е')], IN_PLACE))).toEqual({ today: [0, { б: 3, е: 8 }] });
});

it('hands the keys of what went on to what comes where the list is arranged anew', () => {
  const anew = drawnKeys(first, [group('high', 'г', 'б', 'д'), group('low', 'в', 'е')], ANEW);
  expect(said(anew)).toEqual({ high: [0, { г: 2, б: 3, д: 5 }], low: [1, { в: 4, е: 6 }] });
  expect(said(drawnKeys(first, [group('today', 'г', 'б')], ANEW))).toEqual({ today: [0, { г: 2, б: 3 }] });
});

it('hands on nothing of the row that may have the keyboard', () => {
  const anew = drawnKeys(first, [group('high', 'г', 'д')], { handsOn: true, held: 'а' });
  expect(said(anew)).toEqual({ high: [0, { г: 3, д: 5 }] });
});
