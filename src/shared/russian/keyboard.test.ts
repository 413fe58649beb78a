import { expect, it } from 'vitest';
import { keysOf } from './keyboard.ts';

it.each([
  ['Пароль', 'gfhjkm'],
  ['пароль', 'gfhjkm'],
  ['GfhjkM', 'gfhjkm'],
  ['йцукенгшщзхъ', 'qwertyuiop[]'],
  ['фывапролджэ', "asdfghjkl;'"],
  ['ячсмитьбюё', 'zxcvbnm,.`'],
  ['Пароль 12!', 'gfhjkm 12!'],
  ['и\u0306', 'q'],
  ['', ''],
])('«%s» is typed by %s', (text, keys) => {
  expect(keysOf(text)).toBe(keys);
});
