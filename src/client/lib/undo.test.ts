import { afterEach, expect, it } from 'vitest';
import { forgetUndo, rememberUndo, undoChange, undoLast } from './undo.ts';

const undone: string[] = [];
const change = (name: string) => rememberUndo(() => undone.push(name));
afterEach(() => {
  while (undoLast());
  undone.length = 0;
});

it('the last change is taken back first, then the one before', () => {
  change('first');
  change('second');
  expect([undoLast(), undoLast(), undoLast()]).toEqual([true, true, false]);
  expect(undone).toEqual(['second', 'first']);
});

it('a change is taken back once, by its toast or by the key', () => {
  const told = change('told');
  undoChange(told);
  undoChange(told);
  expect([undone, undoLast()]).toEqual([['told'], false]);
});

it('a change that was refused is not taken back', () => {
  change('kept');
  forgetUndo(change('refused'));
  undoLast();
  expect(undone).toEqual(['kept']);
});

it('fifty changes are remembered', () => {
  for (let n = 0; n < 60; n++) change(`${n}`);
  while (undoLast());
  expect([undone.length, undone[0], undone.at(-1)]).toEqual([50, '59', '10']);
});
