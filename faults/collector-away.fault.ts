import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTracing } from '#server/tracing/open-tracing.ts';
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts';
import { freePort } from '#testing/server/free-port.ts';
import { type ServerProcess, startProcess } from '#testing/server/process.ts';
import { keepWriting, type Person, register, until } from './people.ts';

const CALLS = 1000;
const AT_ONCE = 10;
/** Milliseconds that somebody waits for an answer meanwhile, on a busy machine. */
const LIMIT = 5000;
/** Traces that are made for nobody, and the million bytes that they may leave behind: those that wait are some two, all were forty-eight. */
const TRACES = 50_000;
const LEFT = 10;

/** Takes connections and what is said over them, and answers nothing. */
let silent: Server;
const taken = new Set<Socket>();
let heard = 0;
let database: TestDatabase;
let server: ServerProcess;
let person: Person;

beforeAll(async () => {
  database = await createTestDatabase();
  silent = createServer((socket) => {
    taken.add(socket);
    socket.on('error', () => {}).on('data', ({ length }) => (heard += length));
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  for (const socket of taken) socket.destroy();
  silent?.close();
  await database?.remove();
});

const portOfSilent = () => (silent.address() as AddressInfo).port;
const complaints = () =>
  server
    .output()
    .split('\n')
    .filter((line) => line.includes('the collector takes no traces'));

/** @returns how long each took */
async function call(times: number): Promise<number[]> {
  const took: number[] = [];
  const askers = Array.from({ length: AT_ONCE }, async () => {
    for (let n = 0; n < times / AT_ONCE; n++) {
      const told = await person.ask('/api/changes?limit=1');
      expect(told.status).toBe(200);
      took.push(told.took);
    }
  });
  await Promise.all(askers);
  return took;
}

describe.each([
  ['is not there', freePort],
  ['takes what is sent and answers nothing', async () => portOfSilent()],
])('a collector of traces that %s', (_, portOf) => {
  beforeEach(async () => {
    server = await startProcess(database, {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await portOf()}`,
      OTEL_EXPORTER_OTLP_TIMEOUT: '3000',
      OTEL_BSP_SCHEDULE_DELAY: '500',
    });
    person = await register(() => server.base);
  });
  afterEach(() => server?.end('SIGKILL'));

  it('holds up nobody, is told of once, and the server stops in time', async () => {
    const writer = keepWriting(person, 'без сборщика');
    const took = await call(CALLS);
    await until(async () => complaints().length > 0, 60);
    await writer.stop();
    expect(writer.answers.filter(({ status }) => status !== 201)).toEqual([]);
    const slowest = Math.max(...took, ...writer.answers.map((answer) => answer.took));
    const since = performance.now();
    expect(await server.end('SIGTERM')).toBe(0);
    const stop = performance.now() - since;
    console.debug(
      `the slowest of ${took.length} calls took ${Math.round(slowest)} ms, the stop ${Math.round(stop)} ms`,
    );
    expect(slowest).toBeLessThan(LIMIT);
    expect(stop).toBeLessThan(10_000);
    expect(complaints()).toHaveLength(1);
  });
});

it('what a silent one does not take is let go, and what is made for it stays within some megabytes', async () => {
  expect(heard).toBeGreaterThan(0);
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${portOfSilent()}`);
  const log = pino({ level: 'silent' });
  const tracing = await openTracing({ protocol: 'http/protobuf', version: '1', trusting: false, log });
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const before = heap();
  for (let n = 0; n < TRACES; n++) await tracing.job('of nobody', async () => {});
  const left = heap() - before;
  console.debug(`${TRACES} traces left ${left.toFixed(1)} MB behind`);
  expect(left).toBeLessThan(LEFT);
  await tracing.close();
});
