import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { HOUR } from '#shared/day.ts';
import { changedAt } from './changed-at.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const said = (headers: Record<string, string>) => changedAt({ headers } as unknown as FastifyRequest, NOW);

describe('when a person did what a call asks for', () => {
  it.each([
    ['2026-11-21T11:00:00Z', NOW - HOUR],
    ['2026-11-21T14:00:00+03:00', NOW - HOUR],
    ['2026-11-21T13:00:00Z', NOW],
    ['2020-01-01T00:00:00Z', NOW - 90 * 24 * HOUR],
  ])('is as it says, now at the latest and 90 days ago at the earliest: %s', (header, instant) => {
    expect(said({ 'x-changed-at': header })).toBe(instant);
  });

  it('is not known where nothing is said', () => {
    expect(said({ date: '2026-11-21T11:00:00Z' })).toBeUndefined();
  });

  it.each(['', 'вчера', '2026-11-21', '2026-11-21T11:00:00'])('is refused where it is no instant: «%s»', (header) => {
    expect(() => said({ 'x-changed-at': header })).toThrow(
      expect.objectContaining({ status: 400, message: expect.stringMatching(/[а-я]/) }),
    );
  });
});
