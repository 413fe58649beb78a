import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { shownChanges } from './shown-changes.ts';
import { type Look, shownOver } from './shown-over.ts';

const KEY = ['/api/list'];
const look: Look<{ add: string }> = {
  kind: 'test',
  keys: [KEY],
  inAnswer: (answer, { add }) => [...(answer as string[]), add],
};

it('shows answers as they are until something is changed, and then what is on its way over them', () => {
  const client = new QueryClient();
  const { made } = shownOver(client);
  expect(shownOver(client).over(KEY, ['a'], { made })).toEqual(['a']);
  const shown = shownChanges(client).begin(look, { add: 'b' });
  // Asked before the change was begun, and answered behind it.
  expect(shownOver(client).over(KEY, ['a'], { made })).toEqual(['a', 'b']);
  shownChanges(client).refuse(shown);
  expect(shownOver(client).over(KEY, ['a'], { made })).toEqual(['a']);
  expect(shownOver(new QueryClient()).over(KEY, ['a'], { made })).toEqual(['a']);
});
