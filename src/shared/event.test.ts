import { expect, it } from 'vitest';
import { defineEvent } from './event.ts';

it('an event is known by its name', () => {
  expect(defineEvent('task-changed')).toEqual({ name: 'task-changed' });
});
