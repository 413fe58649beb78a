import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, expect, it } from 'vitest';
import type { Described, Operation } from '#testing/server/described-answers.ts';
import { useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();
let document: Described;
beforeAll(async () => {
  document = (await server.visitor().get('/api/openapi.json')).body;
});

const operations = (): [call: string, operation: Operation][] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
  );

/** The calls of which something is true. */
const those = (is: (operation: Operation, call: string) => boolean) =>
  operations()
    .filter(([call, operation]) => is(operation, call))
    .map(([call]) => call);

const takes = (operation: Operation, header: string) =>
  operation.parameters.some(
    (parameter) => '$ref' in parameter && parameter.$ref === `#/components/parameters/${header}`,
  );

it('is an OpenAPI document', async () => {
  const { valid, errors } = await new Validator().validate({ ...document });
  expect([valid, errors]).toEqual([true, undefined]);
});

it('names every call once', () => {
  const names = operations().map(([, { operationId }]) => operationId);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('patchFocusSessionsIdEnd');
});

it('tells for every call how it is refused', () => {
  const refusing = (status: number) => those(({ responses }) => String(status) in responses);
  const all = those(() => true);
  const changing = those((_operation, call) => !call.startsWith('get '));
  expect(refusing(400)).toEqual(all);
  expect(refusing(503)).toEqual(all);
  expect(refusing(401)).toEqual(expect.arrayContaining(those(({ security }) => security.length > 0)));
  for (const status of [403, 413, 415]) expect(refusing(status)).toEqual(changing);
  expect(refusing(404)).toEqual(expect.arrayContaining(those((_operation, call) => call.includes('{'))));
  expect(refusing(409)).toEqual(expect.arrayContaining(those((operation) => takes(operation, 'IdempotencyKey'))));
  expect(refusing(429)).toEqual(
    expect.arrayContaining(['post /api/auth/login', 'post /api/ai/smart-chat', 'post /api/tts']),
  );
  expect(refusing(429)).not.toContain('get /api/auth/user');
});

it('tells of the headers of calls and answers', () => {
  const keyed = those((operation) => takes(operation, 'IdempotencyKey'));
  expect(keyed).toEqual(expect.arrayContaining(['post /api/tasks', 'post /api/ai/smart-chat']));
  expect(those((operation) => takes(operation, 'IfNoneMatch'))).toEqual(those(({ responses }) => '304' in responses));
  const answering = (header: string) =>
    those(({ responses }) =>
      Object.entries(responses).some(([status, reply]) => status < '400' && header in (reply.headers ?? {})),
    );
  expect(answering('ETag')).toContain('get /api/tasks');
  expect(answering('Set-Cookie')).toEqual(expect.arrayContaining(['post /api/auth/login', 'post /api/auth/register']));
  expect(answering('Location')).toContain('get /api/auth/logout');
  expect(document.components.responses.TooMany!.headers).toMatchObject({ 'Retry-After': { required: true } });
});

it('tells what the cookie is and which calls need none', () => {
  const { session } = (
    document.components as unknown as { securitySchemes: Record<string, { in: string; description: string }> }
  ).securitySchemes;
  expect(session).toMatchObject({ type: 'apiKey', in: 'cookie', name: 'takt.session_token' });
  for (const word of ['HttpOnly', 'SameSite=Lax', 'Secure']) expect(session!.description).toContain(word);
});

it('tells media types and what may be null', () => {
  const reply = (path: string, status = 200) => document.paths[path]!.get!.responses[status]!.content!;
  expect(Object.keys(reply('/api/analytics/export'))).toEqual(['application/json', 'text/csv']);
  expect(reply('/api/focus-sessions/active')['application/json']).toEqual({
    schema: { anyOf: [{ $ref: '#/components/schemas/FocusSession' }, { type: 'null' }] },
  });
  const { properties } = document.components.schemas.Task as { properties: Record<string, unknown> };
  expect(properties.dueDate).toEqual({ anyOf: [{ $ref: '#/components/schemas/Instant' }, { type: 'null' }] });
});
