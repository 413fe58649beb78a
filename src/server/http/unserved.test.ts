import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#shared/endpoint.ts';
import { installErrorReplies } from './errors.ts';
import { isCall, refuseUnserved } from './unserved.ts';

const served: Endpoint[] = [
  { method: 'GET', path: '/api/tasks', summary: '' },
  { method: 'POST', path: '/api/tasks', summary: '' },
  { method: 'DELETE', path: '/api/tasks/:id', summary: '' },
  { method: 'GET', path: '/api/tasks/:id/days/:day', summary: '' },
];
const app = Fastify();
installErrorReplies(app as never);
app.setNotFoundHandler(refuseUnserved(() => served));
const NOT_FOUND = { message: 'Такого адреса нет', code: 'not_found' };

describe('a call that nothing serves', () => {
  it.each([
    ['PUT', '/api/tasks', 'GET, HEAD, POST'],
    ['PUT', '/api/tasks?x=/y', 'GET, HEAD, POST'],
    ['GET', '/api/tasks/1', 'DELETE'],
    ['POST', '/api/tasks/1/days/2026-11-21', 'GET, HEAD'],
  ] as const)('%s %s is told what is possible there: %s', async (method, url, allow) => {
    const answer = await app.inject({ method, url });
    expect([answer.statusCode, answer.headers.allow, answer.json().code]).toEqual([405, allow, 'method_not_allowed']);
  });

  it.each([
    ['GET', '/api/nothing'],
    ['PUT', '/api/tasks/'],
    ['PUT', '/api/tasks/1/2'],
    ['PUT', '/more/api/tasks'],
    ['PUT', '/api/tasks/1/days'],
    ['PUT', '/'],
    // Where it is served, and what it is about is not there.
    ['GET', '/api/tasks'],
  ] as const)('%s %s goes nowhere', async (method, url) => {
    const answer = await app.inject({ method, url });
    expect([answer.statusCode, answer.headers.allow, answer.json()]).toEqual([404, undefined, NOT_FOUND]);
  });
});

it.each([
  ['/api', true],
  ['/api/', true],
  ['/api/tasks', true],
  ['/api?x=1', true],
  ['/apis', false],
  ['/', false],
  ['/kanban?next=/api/', false],
])('%s is a path of the interface: %j', (originalUrl, yes) => {
  expect(isCall({ originalUrl } as never)).toBe(yes);
});
