import { describe, expect, it } from 'vitest';
import { day, type Endpoint, endpoint, instant, takesKey } from './endpoint.ts';

it('an endpoint is the data that describes it', () => {
  const definition = { method: 'GET', path: '/api/things/:id', summary: '' } as const;
  expect(endpoint(definition)).toBe(definition);
});

describe('an idempotency key', () => {
  it.each<[string, boolean, Partial<Endpoint>]>([
    ['a write', true, {}],
    ['a deletion', true, { method: 'DELETE' }],
    ['a reading', false, { method: 'GET' }],
    ['what needs no session', false, { open: true }],
    ['what may not be kept', false, { unkeyed: true }],
    ['what answers no JSON', false, { media: 'audio/wav' }],
    ['what takes a file', false, { file: 'file' }],
    ['what takes bytes as they are', false, { raw: 'audio/*' }],
  ])('of %s is taken: %j', (_, taken, said) => {
    expect(takesKey({ method: 'POST', path: '/api/things', summary: '', ...said })).toBe(taken);
  });
});

describe('on the wire', () => {
  it.each([
    ['2026-11-21T09:00:00Z', true],
    ['2026-11-21T09:00:00.123Z', true],
    ['2026-11-21T09:00:00+03:00', false],
    ['2026-11-21', false],
  ])('%s is an instant: %j', (text, valid) => {
    expect(instant.safeParse(text).success).toBe(valid);
  });

  it.each([
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-11-21T09:00:00Z', false],
  ])('%s is a day: %j', (text, valid) => {
    expect(day.safeParse(text).success).toBe(valid);
  });

  it('both are described under a name of their own', () => {
    expect([instant.meta()?.id, day.meta()?.id]).toEqual(['Instant', 'Day']);
  });
});
