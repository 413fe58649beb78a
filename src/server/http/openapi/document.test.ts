import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeInterface } from './document.ts';
import { HEADER_PARAMETERS } from './operation.ts';
import { ERROR_SCHEMA, REFUSAL_RESPONSES } from './refusals.ts';

const reply = z.object({ id: z.string() }).meta({ id: 'Day' });

it('the description of the interface', () => {
  const document = describeInterface(
    [
      { method: 'GET', path: '/api/habits/:id/days/:day', summary: 'A day', reply: z.array(reply) },
      { method: 'PUT', path: '/api/habits/:id/days/:day', summary: 'Changes a day' },
      { method: 'GET', path: '/api/health', summary: 'Health', open: true },
    ],
    '1.2.3',
    'the cookie',
  );
  const { paths, components, info, ...rest } = document;
  expect(rest).toEqual({ openapi: '3.1.0', servers: [{ url: '/' }] });
  expect(info).toEqual({
    title: 'Takt',
    version: '1.2.3',
    description: expect.stringContaining('UTF-16'),
    license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
  });
  const day = paths['/api/habits/{id}/days/{day}']!;
  expect([Object.keys(paths), Object.keys(day)]).toEqual([
    ['/api/habits/{id}/days/{day}', '/api/health'],
    ['get', 'put'],
  ]);
  expect(day.put).toMatchObject({ operationId: 'putHabitsIdDaysDay', summary: 'Changes a day' });
  expect(components.schemas).toEqual({ Error: ERROR_SCHEMA, Day: expect.objectContaining({ type: 'object' }) });
  expect(components.parameters).toBe(HEADER_PARAMETERS);
  expect(components.responses).toBe(REFUSAL_RESPONSES);
  expect(components.securitySchemes).toEqual({
    session: { type: 'apiKey', in: 'cookie', name: 'the cookie', description: expect.stringContaining('HttpOnly') },
  });
});
