import { expect, it } from 'vitest';
import { actOfKey } from './row-keys.ts';

const PLAIN = { code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
interface Given extends Partial<typeof PLAIN> {
  count?: number;
  onTitle?: boolean;
  selecting?: boolean;
}
const act = (key: string, index: number, { count = 3, onTitle = true, selecting = false, ...held }: Given = {}) =>
  actOfKey({ ...PLAIN, ...held, key }, { index, count, onTitle, selecting });

it.each([
  ['ArrowDown', [1, 2, 2]],
  ['ArrowUp', [0, 0, 1]],
  ['Home', [0, 0, 0]],
  ['End', [2, 2, 2]],
] as const)('%s goes from the three rows to %j', (key, places) => {
  expect([0, 1, 2].map((index) => act(key, index))).toEqual(places);
});

it.each([
  ['Delete', true, 'remove'],
  ['Delete', false, 'remove'],
  ['F2', true, 'rename'],
  ['F2', false, 'rename'],
  [' ', true, 'toggle'],
  [' ', false, undefined],
  ['Enter', true, 'press'],
  ['Enter', false, undefined],
  ['ArrowRight', true, 'next'],
  ['ArrowRight', false, 'next'],
  ['ArrowLeft', true, 'previous'],
  ['a', true, undefined],
] as const)('«%s» with the focus on the title (%s): %s', (key, onTitle, what) => {
  expect(act(key, 1, { onTitle })).toBe(what);
});

it.each(['Delete', 'F2', ' ', 'Enter', 'ArrowRight'])('«%s» does nothing in a list without rows', (key) => {
  expect(act(key, 0, { count: 0 })).toBeUndefined();
});

it.each(['ctrlKey', 'metaKey', 'altKey'])('with %s every key is the browser’s', (held) => {
  for (const key of ['ArrowDown', 'Home', 'Delete', 'F2', ' ']) expect(act(key, 1, { [held]: true })).toBeUndefined();
});

it('Enter presses as the mouse does, whatever chooses rows with it', () => {
  for (const held of ['ctrlKey', 'metaKey', 'shiftKey']) expect(act('Enter', 1, { [held]: true })).toBe('press');
  expect(act('Enter', 1, { selecting: true })).toBe('press');
  expect(act('Enter', 1, { altKey: true })).toBeUndefined();
  expect(act('ArrowRight', 1, { shiftKey: true })).toBeUndefined();
});

it('with Shift goes on choosing up to the row that it goes to', () => {
  expect(act('ArrowDown', 1, { shiftKey: true })).toEqual({ upTo: 2 });
  expect(act('Home', 2, { shiftKey: true })).toEqual({ upTo: 0 });
});

it('chooses by Space instead of ticking where rows are chosen, or with Shift', () => {
  expect(act(' ', 1, { selecting: true })).toBe('select');
  expect(act(' ', 1, { shiftKey: true })).toBe('select');
  expect(act(' ', 1, { selecting: true, onTitle: false })).toBeUndefined();
});

it('leaves Delete to what is chosen', () => {
  expect(act('Delete', 1, { selecting: true })).toBeUndefined();
});

it.each(['ctrlKey', 'metaKey'])('chooses all by the letter A with %s, in any layout', (held) => {
  expect(act('ф', 1, { code: 'KeyA', [held]: true })).toBe('selectAll');
  expect(act('a', 0, { code: 'KeyA', [held]: true, count: 0 })).toBeUndefined();
  expect(act('a', 0, { code: 'KeyA', [held]: true, shiftKey: true })).toBeUndefined();
  expect(act('a', 0, { code: 'KeyA', [held]: true, altKey: true })).toBeUndefined();
  expect(act('a', 0, { code: 'KeyA' })).toBeUndefined();
});
