import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createContext } from '#server/create-context.ts';
import { connect } from '#server/database/connect.ts';
import { openTracing } from '#server/tracing/open-tracing.ts';
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts';
import { createClock, testConfig } from '#testing/server/test-context.ts';
import { type App, createApp } from './app.ts';

interface Sent {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
  attributes: { key: string; value: Record<string, unknown> }[];
}

const bodies: { path: string; type: string; key: string | undefined; text: string }[] = [];
let answers = 200;
const collector = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { headers, url = '' } = request;
  const text = Buffer.concat(parts).toString();
  bodies.push({ path: url, type: headers['content-type'] ?? '', key: headers['x-key'] as string, text });
  response.writeHead(answers, { 'content-type': 'application/json' }).end('{}');
});

const lines: string[] = [];
let database: TestDatabase;
let app: App;
let flush = async () => {};
let close = async () => {};
let runDue = async () => {};

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  Object.assign(process.env, {
    OTEL_EXPORTER_OTLP_ENDPOINT: address,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of the collector',
    OTEL_SERVICE_NAME: 'takt-of-tests',
    OTEL_BSP_SCHEDULE_DELAY: '20',
  });
  database = await createTestDatabase();
  const config = testConfig(database, { TRUST_PROXY: '127.0.0.1' });
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const tracing = await openTracing({ protocol: 'http/json', version: '1', trusting: true, log });
  const connection = await connect(config, log, () => {}, tracing);
  const clock = createClock();
  const context = createContext({ config, log, clock, database: connection.database, tracing });
  app = await createApp(context, null);
  await app.http.ready();
  runDue = () => context.jobs.runDue();
  flush = () => expect.poll(() => bodies.length, { timeout: 5000 }).toBeGreaterThan(0);
  close = async () => {
    await app.http.close();
    await connection.close();
    await tracing.close();
    await database.remove();
    collector.closeAllConnections();
    collector.close();
  };
});
afterAll(() => close());

const spans = (): Sent[] =>
  bodies.flatMap(({ text }) =>
    // biome-ignore lint/suspicious/noExplicitAny: a foreign form, read field by field
    JSON.parse(text).resourceSpans.flatMap((one: any) => one.scopeSpans.flatMap((scope: any) => scope.spans)),
  );
const attribute = (span: Sent, name: string) => {
  const { value = {} } = span.attributes.find(({ key }) => key === name) ?? {};
  return Object.values(value)[0];
};
const named = async (name: string): Promise<Sent> => {
  await expect.poll(() => spans().some((span) => span.name === name), { timeout: 5000 }).toBe(true);
  return spans().find((span) => span.name === name)!;
};

const EMAIL = 'anna-of-the-traces@example.test';
const TRACE = '0af7651916cd43dd8448eb211c80319c';

it('the collector hears how a call went through the server, and not a word of whose or what it was', async () => {
  const registered = await app.http.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: { email: EMAIL, password: 'correct horse' },
  });
  const cookie = String(registered.headers['set-cookie']).split(';', 1)[0]!;
  const made = await app.http.inject({
    method: 'POST',
    url: '/api/tasks?from=secret-query',
    headers: { cookie, 'user-agent': 'secret-browser', traceparent: `00-${TRACE}-b7ad6b7169203331-01` },
    payload: { title: 'совершенно секретно' },
  });
  expect(made.statusCode).toBe(201);
  await app.http.inject({ url: `/api/tasks/${made.json().id}`, headers: { cookie } });
  await app.http.inject('/api/health');

  const call = await named('POST /api/tasks');
  expect(call).toMatchObject({ kind: 2, traceId: TRACE, parentSpanId: 'b7ad6b7169203331' });
  expect(attribute(call, 'http.route')).toBe('/api/tasks');
  expect(attribute(call, 'http.response.status_code')).toBe(201);
  const transaction = spans().find(({ name, parentSpanId }) => name === 'transaction' && parentSpanId === call.spanId)!;
  const written = spans().find(({ name, traceId }) => name === 'insert tasks' && traceId === TRACE)!;
  expect(written.parentSpanId).toBe(transaction.spanId);
  expect(attribute(written, 'db.query.text')).toMatch(/^insert into "tasks" .*values \([$?]/);
  expect(attribute(written, 'db.system.name')).toBe(process.env.TEST_ENGINE === 'postgres' ? 'postgresql' : 'sqlite');

  const all = bodies.map(({ text }) => text).join('');
  expect(all).toContain('takt-of-tests');
  expect(all).not.toContain('/api/health');
  for (const secret of [registered.json().id, EMAIL, made.json().id, 'секретно', 'secret-', 'correct horse', cookie])
    expect(all).not.toContain(secret);
  expect(bodies[0]).toMatchObject({ path: '/v1/traces', type: 'application/json', key: 'of the collector' });
});

it('a job is followed, too, and what the server does for nobody is not', async () => {
  const { headers } = await app.http.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: EMAIL, password: 'correct horse' },
  });
  const cookie = String(headers['set-cookie']).split(';', 1)[0]!;
  await app.http.inject({ method: 'POST', url: '/api/account/exports', headers: { cookie } });
  await runDue();
  const job = await named('job make-export');
  const above = new Set(spans().map(({ spanId }) => spanId));
  expect(spans().some(({ parentSpanId }) => parentSpanId === job.spanId)).toBe(true);
  const alone = spans().filter(({ parentSpanId }) => !parentSpanId || !above.has(parentSpanId));
  expect(alone.filter(({ name }) => !/^(?:GET|POST|job)\b/.test(name))).toEqual([]);
});

it('where the collector takes nothing, calls are answered and the log hears it once', async () => {
  answers = 400;
  for (const _ of [1, 2]) {
    bodies.length = 0;
    expect((await app.http.inject('/api/tasks')).statusCode).toBe(401);
    await flush();
  }
  await expect.poll(() => lines.filter((line) => line.includes('takes no traces')).length, { timeout: 5000 }).toBe(1);
  answers = 200;
  bodies.length = 0;
  await app.http.inject('/api/tasks');
  await expect.poll(() => lines.some((line) => line.includes('takes traces again')), { timeout: 5000 }).toBe(true);
});

it('the collector is spoken to in protobuf where nothing else is said', async () => {
  const { tracing: protocol } = testConfig(database, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' });
  expect(protocol).toBe('http/protobuf');
  bodies.length = 0;
  const tracing = await openTracing({
    protocol: protocol!,
    version: '1',
    trusting: false,
    log: pino({ level: 'silent' }),
  });
  await tracing.job('of protobuf', async () => {});
  await tracing.close();
  const sent = bodies.find(({ type }) => type === 'application/x-protobuf')!;
  expect(sent).toMatchObject({ path: '/v1/traces', key: 'of the collector' });
  for (const word of ['takt-of-tests', 'job of protobuf']) expect(sent.text).toContain(word);
});
