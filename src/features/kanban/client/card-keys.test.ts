import { expect, it } from 'vitest';
import { actOfKey } from './card-keys.ts';

const FREE = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const act = (key: string, held: Partial<typeof FREE> = {}, where: { onTitle?: boolean } = {}) =>
  actOfKey({ ...FREE, ...held, key }, { onTitle: true, ...where });

const ARROWS = [
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
] as const;

it.each(ARROWS)('%s goes to the neighbour, with Alt it moves the card', (key, direction) => {
  expect(act(key)).toEqual({ do: 'go', direction });
  expect(act(key, { altKey: true })).toEqual({ do: 'move', direction });
});

it.each(ARROWS)(
  '%s within a control of the card is that control’s, with Alt it moves the card all the same',
  (key, direction) => {
    expect(act(key, {}, { onTitle: false })).toBeUndefined();
    expect(act(key, { altKey: true }, { onTitle: false })).toEqual({ do: 'move', direction });
  },
);

it.each([
  ['Enter', { do: 'open' }],
  [' ', { do: 'toggle' }],
  ['Delete', undefined],
  ['a', undefined],
])('«%s» on the title: %j', (key, what) => {
  expect(act(key)).toEqual(what);
  expect(act(key, { altKey: true })).toBeUndefined();
  expect(act(key, {}, { onTitle: false })).toBeUndefined();
});

it.each(['ctrlKey', 'metaKey', 'shiftKey'])('with %s every key is the browser’s', (held) => {
  for (const key of ['ArrowUp', 'Enter', ' '])
    expect(act(key, { [held]: true, altKey: key === 'ArrowUp' })).toBeUndefined();
});
