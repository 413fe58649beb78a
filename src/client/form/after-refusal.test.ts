import { expect, it } from 'vitest';
import { afterRefusal } from './after-refusal.ts';

const CLOSED = { drafted: true, open: false, left: true, held: false };

it.each([
  ['waits in sight', { ...CLOSED, open: true, left: false, held: true }, 'stay'],
  ['waits in sight with words that nobody keeps', { drafted: false, open: true, left: false, held: true }, 'stay'],
  ['was closed', CLOSED, 'reopen'],
  ['was closed with words that nobody keeps', { ...CLOSED, drafted: false }, 'leave'],
  ['is open again and empty', { ...CLOSED, open: true }, 'refill'],
  ['is open again and typed into', { ...CLOSED, open: true, held: true }, 'leave'],
] as const)('a refused form that %s', (_, moment, what) => {
  expect(afterRefusal(moment)).toBe(what);
});
