import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContext } from '#server/create-context.ts';
import { connect } from '#server/database/connect.ts';
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts';
import { findProgram } from '#testing/server/loopback-program.ts';
import { createClock, testConfig } from '#testing/server/test-context.ts';
import { type App, createApp } from './app.ts';

const PROXY = '127.0.0.1';
const lines: string[] = [];
let database: TestDatabase;
let app: App;
let close = async () => {};

beforeAll(async () => {
  database = await createTestDatabase();
  const config = testConfig(database, { ACCESS_LOG: 'on', TRUST_PROXY: PROXY });
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const connection = await connect(config, log, () => {});
  app = await createApp(createContext({ config, log, clock: createClock(), database: connection.database }), null);
  await app.http.ready();
  close = async () => {
    await app.http.close();
    await connection.close();
    await database.remove();
  };
});
afterAll(() => close());

async function logged(work: () => Promise<unknown>) {
  lines.length = 0;
  await work();
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}
const ask = (url: string, headers: Record<string, string> = {}) => app.http.inject({ url, headers });
const guess = (from: string, email = 'anna@example.test') =>
  app.http.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'x-forwarded-for': from },
    payload: { email, password: 'guessed word' },
  });

describe('the access log', () => {
  it('tells who asked for what, without the query, and names the request as its answer does', async () => {
    let named: unknown;
    const told = await logged(async () => {
      named = (await ask('/api/auth/user?token=one-time', { 'x-forwarded-for': '203.0.113.7' })).headers[
        'x-request-id'
      ];
    });
    expect(told).toMatchObject([
      { level: 30, reqId: named, address: '203.0.113.7', method: 'GET', path: '/api/auth/user', status: 401 },
    ]);
    expect(named).toMatch(/^[\w-]{12}$/);
    expect(lines.join('')).not.toContain('one-time');
  });

  it.each(['/calendar/a-secret.ics', '/c%61lendar/a-secret.ics', '/calendar/a-secret/more'])(
    'keeps to itself what is secret in %s',
    async (url) => {
      expect(await logged(() => ask(url))).toMatchObject([{ path: '/calendar/…', status: 404 }]);
      expect(lines.join('')).not.toContain('a-secret');
    },
  );

  it.each([
    ['the name that the proxy gave', 'abc-123.def', true],
    ['no name with what could pass for another line', 'abc"},\\n{', false],
  ])('takes %s', async (_name, given, taken) => {
    const { headers } = await ask('/api/health/live', { 'x-request-id': given });
    expect(headers['x-request-id'] === given).toBe(taken);
  });
});

describe('a refused sign-in', () => {
  it('is a line without a word of the visitor', async () => {
    const told = await logged(() => guess('203.0.113.9', 'nobody@example.test'));
    expect(told.at(-1)).toMatchObject({ level: 40, address: '203.0.113.9', msg: 'sign-in refused' });
    for (const word of ['nobody@example.test', 'guessed word']) expect(lines.join('')).not.toContain(word);
  });

  it('is what fail2ban finds, and nothing else is', async () => {
    const program = findProgram('fail2ban-regex');
    if (!program) throw new Error('fail2ban-regex is not installed (on Debian: apt-get install fail2ban)');
    await logged(async () => {
      await guess('203.0.113.9');
      await guess('2001:db8::9');
      await ask('/api/tasks', { 'x-forwarded-for': '203.0.113.10' });
      await ask('/x","address":"203.0.113.11","msg":"sign-in refused"}', { 'x-forwarded-for': '203.0.113.12' });
    });
    const file = join(database.dataDir, 'log');
    writeFileSync(file, [...lines, `box takt[1]: ${lines.find((line) => line.includes('sign-in refused'))}`].join(''));
    const found = execFileSync(program, ['-o', '<ip>', file, 'ops/fail2ban/filter.d/takt.conf'], { encoding: 'utf8' });
    expect(found.trim().split('\n')).toEqual(['203.0.113.9', '2001:db8::9', '203.0.113.9']);
  });
});
