import { describe, expect, it } from 'vitest';
import { etagOf, isFresh } from './etag.ts';

const actor = { userId: 'u1', zone: 'Europe/Moscow', session: { revision: 7 } };
const NOW = Date.parse('2026-11-21T20:59:59Z');
const of = (change: object = {}, now = NOW, of = {}) =>
  etagOf({ build: 'b1', epoch: 'e1', ...of }, { ...actor, ...change } as never, now);

describe('the name of an answer', () => {
  it('is the same as long as nothing changes that the answer depends on', () => {
    expect(of({}, NOW - 3_600_000)).toBe(of());
    expect(of()).toMatch(/^W\/"[^"]+"$/);
  });

  it.each([
    ['another build', of({}, NOW, { build: 'b2' })],
    ['a copy of the database', of({}, NOW, { epoch: 'e2' })],
    ['somebody else', of({ userId: 'u2' })],
    ['a write', of({ session: { revision: 8 } })],
    ['another zone, though of the same time', of({ zone: 'Europe/Simferopol' })],
    ['the next day there', of({}, NOW + 1_000)],
  ])('is another after %s', (_, name) => {
    expect(name).not.toBe(of());
  });

  it.each([
    [undefined, false],
    ['', false],
    ['W/"a"', true],
    ['W/"b", W/"a"', true],
    ['W/"b",W/"a",W/"c"', true],
    ['W/"b"', false],
    ['"a"', false],
    ['W/"a', false],
  ])('is held by whoever says %j: %j', (said, held) => {
    expect(isFresh({ headers: { 'if-none-match': said } } as never, 'W/"a"')).toBe(held);
  });
});
