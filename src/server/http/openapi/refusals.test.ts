import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#shared/endpoint.ts';
import { ERROR_SCHEMA, REFUSAL_RESPONSES, refusalsOf } from './refusals.ts';

const OPEN: Endpoint = { method: 'GET', path: '/api/health', summary: '', open: true };
const statuses = (endpoint: Partial<Endpoint> & { limited?: boolean }) =>
  Object.keys(refusalsOf({ ...OPEN, ...endpoint })).map(Number);

describe('a call may be refused', () => {
  it.each<[string, Partial<Endpoint> & { limited?: boolean }, number[]]>([
    ['by anybody’s server', {}, [400, 500, 503]],
    ['for want of a session', { open: false }, [400, 401, 500, 503]],
    ['where it changes something', { method: 'POST' }, [400, 403, 413, 415, 500, 503]],
    [
      'where it changes something of an account',
      { method: 'DELETE', open: false },
      [400, 401, 403, 409, 412, 413, 415, 500, 503],
    ],
    ['for an id that there is not', { path: '/api/tasks/:id' }, [400, 404, 500, 503]],
    ['where it is counted', { limited: true }, [400, 429, 500, 503]],
    ['where it costs much', { heavy: 'reading' }, [400, 429, 500, 503]],
    ['for reasons of its own', { errors: [410, 404] }, [400, 404, 410, 500, 503]],
  ])('%s', (_why, endpoint, expected) => {
    expect(statuses(endpoint)).toEqual(expected);
  });

  it('with what stands once under the name of the refusal', () => {
    const REF = '#/components/responses/';
    const all = refusalsOf({ ...OPEN, method: 'PUT', path: '/:id', open: false, limited: true, errors: [410] });
    const names = Object.fromEntries(Object.entries(all).map(([status, { $ref }]) => [status, $ref]));
    expect(names).toEqual({
      400: `${REF}BadRequest`,
      401: `${REF}Unauthorized`,
      403: `${REF}Forbidden`,
      404: `${REF}NotFound`,
      409: `${REF}Conflict`,
      410: `${REF}Gone`,
      412: `${REF}Restored`,
      413: `${REF}TooLarge`,
      415: `${REF}MediaType`,
      429: `${REF}TooMany`,
      500: `${REF}Internal`,
      503: `${REF}Unavailable`,
    });
    expect(Object.values(names)).toEqual(Object.keys(REFUSAL_RESPONSES).map((name) => REF + name));
  });
});

describe('a refusal', () => {
  it('is told in words, with a body that is the same for all', () => {
    for (const { description, content } of Object.values(REFUSAL_RESPONSES)) {
      expect(description).not.toBe('');
      expect(content).toEqual({ 'application/json': { schema: { $ref: '#/components/schemas/Error' } } });
    }
  });

  it('of too many says in seconds when to come back', () => {
    const { TooMany, ...others } = REFUSAL_RESPONSES;
    expect(TooMany).toHaveProperty('headers', {
      'Retry-After': { description: 'Seconds', required: true, schema: { type: 'integer', minimum: 1 } },
    });
    expect(Object.values(others).filter((one) => 'headers' in one)).toEqual([]);
  });

  it('has a message, a code, and what is wrong with which field', () => {
    expect(ERROR_SCHEMA).toMatchObject({
      type: 'object',
      required: ['message', 'code'],
      additionalProperties: false,
      properties: {
        message: { type: 'string', minLength: 1, description: expect.stringContaining('Russian') },
        code: { type: 'string', pattern: '^[a-z_-]+$' },
        issues: {
          type: 'array',
          minItems: 1,
          description: expect.stringContaining('field'),
          items: {
            type: 'object',
            required: ['path', 'message'],
            additionalProperties: false,
            properties: { path: { type: 'string', description: 'Dotted' }, message: { type: 'string' } },
          },
        },
      },
    });
  });
});
