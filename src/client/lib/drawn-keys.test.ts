import { expect, it } from 'vitest';
import { keepKey, keyOf } from './drawn-keys.ts';

it('draws what got its name later under the key that it had before', () => {
  keepKey('draft-1', 'task-1');
  expect([keyOf('draft-1'), keyOf('task-1'), keyOf('task-2')]).toEqual(['draft-1', 'draft-1', 'task-2']);
});
