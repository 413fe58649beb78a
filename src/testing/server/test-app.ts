import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { type App, createApp } from '#app/server/app.ts';
import type { Context } from '#server/context.ts';
import type { BuiltClient } from '#server/http/built-client.ts';
import type { Method } from '#shared/endpoint.ts';
import { withCookies } from './cookies.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { createAnswerCheck } from './described-answers.ts';
import { createClock, createTestContext, type TestClock, testConfig } from './test-context.ts';

export interface Answer {
  status: number;
  headers: Record<string, string | number | string[] | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: tests read replies field by field
  body: any;
}

export interface CallOptions {
  headers?: Record<string, string>;
  zone?: string;
}

/** One browser of one user: keeps its cookies, as the header has them. */
export interface TestUser {
  id: string;
  email: string;
  cookie: string;
  call(method: Method, path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  get(path: string, options?: CallOptions): Promise<Answer>;
  post(path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  put(path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  patch(path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  delete(path: string, options?: CallOptions): Promise<Answer>;
}

export interface TestApp {
  app: App;
  context: Context;
  clock: TestClock;
  /** Somebody without a session. */
  visitor(): TestUser;
  /** A new account, signed in. */
  user(email?: string): Promise<TestUser>;
  /** Lets time pass, and what is due by then be done. */
  later(milliseconds: number): Promise<void>;
}

export const PASSWORD = 'correct horse';

/** As tests have it until they close it. */
export interface OpenTestApp extends TestApp {
  close(): Promise<void>;
}

type AnswerCheck = ReturnType<typeof createAnswerCheck>;
const checks = new Map<string, AnswerCheck>();

/** What servers of one process describe alike is compiled once. */
function checkBy(document: string): AnswerCheck {
  const check = checks.get(document) ?? createAnswerCheck(JSON.parse(document));
  checks.set(document, check);
  return check;
}

/** The whole server on a database, which is brought up to date where it is an older one. */
export async function openTestApp(
  database: Pick<TestDatabase, 'dataDir' | 'databaseUrl'>,
  clock: TestClock = createClock(),
  env: NodeJS.ProcessEnv = {},
  client: BuiltClient | null = null,
): Promise<OpenTestApp> {
  const { context, close } = await createTestContext(testConfig(database, env), clock);
  const app = await createApp(context, client);
  await app.http.ready();
  const check = checkBy((await app.http.inject('/api/openapi.json')).body);
  return {
    app,
    context,
    clock,
    visitor: () => browser(app, check, '', ''),
    user: async (email = `user-${randomUUID()}@example.test`) => {
      const visitor = browser(app, check, '', email);
      const { status, body } = await visitor.post('/api/auth/register', { email, password: PASSWORD });
      if (status !== 201) throw new Error(`registration answered ${status}: ${JSON.stringify(body)}`);
      visitor.id = body.id;
      return visitor;
    },
    async later(milliseconds) {
      clock.advance(milliseconds);
      await context.jobs.runDue();
    },
    async close() {
      await app.http.close();
      await close();
    },
  };
}

/**
 * The whole server on an empty database of the engine under test, for the tests of one file; without pages unless a
 * `client` is given.
 * Read its parts inside tests only: it is opened before the first and closed after the last.
 */
export function useTestApp(env: NodeJS.ProcessEnv = {}, client: BuiltClient | null = null): TestApp {
  let close = async () => {};
  const clock = createClock();
  const test = { clock } as TestApp;

  beforeAll(async () => {
    const database = await createTestDatabase({ mayBeMigrated: true });
    const { close: closeApp, ...opened } = await openTestApp(database, clock, env, client);
    close = async () => {
      await closeApp();
      await database.remove();
    };
    Object.assign(test, opened);
  });
  afterAll(() => close());
  return test;
}

/** Calls by the names of their methods. */
export const shortCalls = (call: TestUser['call']): Omit<TestUser, 'id' | 'email' | 'cookie' | 'call'> => ({
  get: (path, options) => call('GET', path, undefined, options),
  post: (path, body, options) => call('POST', path, body, options),
  put: (path, body, options) => call('PUT', path, body, options),
  patch: (path, body, options) => call('PATCH', path, body, options),
  delete: (path, options) => call('DELETE', path, undefined, options),
});

function browser(app: App, check: AnswerCheck, id: string, email: string): TestUser {
  const call: TestUser['call'] = async (method, path, body, { headers = {}, zone = 'Europe/Moscow' } = {}) => {
    const response = await app.http.inject({
      method,
      url: path,
      headers: { 'x-timezone': zone, ...(user.cookie ? { cookie: user.cookie } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    user.cookie = withCookies(user.cookie, response.headers['set-cookie']);
    const json = /json/.test(String(response.headers['content-type']));
    const answer = {
      status: response.statusCode,
      headers: response.headers,
      body: json ? response.json() : response.body,
    };
    const problems = check({ method, url: path, ...answer });
    if (problems.length > 0)
      throw new Error(
        `${method} ${path} is described otherwise: ${problems.join('; ')}\n${response.body.slice(0, 500)}`,
      );
    return answer;
  };
  const user: TestUser = { id, email, cookie: '', call, ...shortCalls(call) };
  return user;
}
