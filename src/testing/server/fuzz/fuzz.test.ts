import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { Described } from '../described-answers.ts';
import { createClock } from '../test-context.ts';
import { fuzz } from './fuzz.ts';

const error = { type: 'object', required: ['message'] };
const described = (properties: object) => ({
  openapi: '3.1.0',
  paths: {
    '/api/notes': {
      post: {
        operationId: 'postNotes',
        summary: '',
        parameters: [],
        security: [],
        requestBody: {
          content: { 'application/json': { schema: { type: 'object', required: ['text'], properties } } },
        },
        responses: {
          201: { content: { 'application/json': { schema: { type: 'object', required: ['id'] } } } },
          400: { content: { 'application/json': { schema: error } } },
        },
      },
    },
  },
  components: { schemas: {}, responses: {}, parameters: {} },
});

let close = () => {};
afterEach(() => close());

type Answer = [status: number, body: unknown];

/** A server that registers everybody, has an example, and takes notes as `take` does. */
async function serve(take: (body: string) => Answer): Promise<number> {
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = Buffer.concat(await request.toArray()).toString();
    const [status, said] = request.url === '/api/notes' ? take(body) : [201, { id: randomUUID() }];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  }
  const server = createServer({ maxHeaderSize: 2 ** 20 }, (request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  close = () => server.closeAllConnections();
  return (server.address() as AddressInfo).port;
}

const DOCUMENT = described({ text: { type: 'string', maxLength: 300 } }) as unknown as Described;
const run = async (take: (body: string) => Answer, path?: string) =>
  fuzz({ port: await serve(take), clock: createClock(), document: DOCUMENT }, { calls: 1000, seed: 7, path });

const isNote = (body: string) => /^\{"text":"/.test(body);
const refused: Answer = [400, { message: 'Неверно' }];
const kept = (): Answer => [201, { id: randomUUID() }];

it('finds nothing where nothing is wrong', async () => {
  const tally = await run((body) => (isNote(body) ? kept() : refused));
  expect([...tally.get('POST /api/notes')!.keys()].sort()).toEqual([201, 400]);
});

it.each<[string, (body: string) => Answer, string]>([
  [
    'a fault at a bound',
    (body) => (body.length > 300 ? [500, { message: 'Сбой' }] : refused),
    'status 500 is not described',
  ],
  ['a fault at a sign', (body) => (body.includes('\\ud800') ? [500, { message: 'Сбой' }] : refused), 'status 500'],
  ['a refusal in English', (body) => (isNote(body) ? kept() : [400, { message: 'no' }]), 'refused in these words'],
  ['an answer of another form', (body) => (isNote(body) ? [201, {}] : refused), "must have required property 'id'"],
])('finds %s, makes it short and plays it again', async (_name, take, problem) => {
  const failure = await run(take).then(
    () => '',
    ({ message }: Error) => message,
  );
  expect(failure).toContain(problem);
  const [, path] = /^--seed 7 --path (\S+)\n/.exec(failure)!;
  expect(failure.split('\n').filter((line) => line.includes('POST /api/notes'))).toHaveLength(1);
  await expect(run(take, path)).rejects.toThrow(problem);
});

it('finds that one account is told of another', async () => {
  const ids: string[] = [];
  const take = (body: string): Answer => {
    if (!isNote(body)) return refused;
    ids.push(randomUUID());
    return [201, { id: ids.at(-1), all: ids }];
  };
  await expect(run(take)).rejects.toThrow('tells of another account');
});
