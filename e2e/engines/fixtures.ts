import { randomUUID } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { type ProductServer, startProductServer } from '../product-server.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { type Line, layLine } from './network.ts';
import { Screen } from './screen.ts';
import { startWebKit } from './webkit.ts';

export { expect };

/** What a journey begins with. */
interface JourneyFixtures {
  /** The window of somebody who was never here. */
  app: Screen;
  /** Another window of the same browser. */
  newWindow: () => Promise<Screen>;
  /** The line between the browser and the server. */
  line: Line;
}

interface JourneyOptions {
  /** What this journey makes the console report on purpose; null for nothing. */
  expectedProblems: RegExp | null;
}

export interface WorkerOptions {
  engineName: 'firefox' | 'webkit';
}

interface WorkerFixtures {
  server: ProductServer;
  engine: Engine;
}

const start = { firefox: startFirefox, webkit: startWebKit };

/**
 * What the browsers report and no page can help: that a visitor's first question, who am I, is answered 401 (WebKit), and
 * that a page was left while its socket was open or on its way (Firefox).
 */
const HARMLESS =
  /\b401\b.*\/api\/auth\/user|\/api\/auth\/user.*\b401\b|Error: (The|Firefox can’t establish a) connection to .*ws:/;

/** A journey in a real browser of the project's engine, against a product server of the worker's own. */
export const test = base.extend<JourneyFixtures & JourneyOptions, WorkerFixtures & WorkerOptions>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  expectedProblems: [null, { option: true }],

  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument names the fixtures used
    async ({}, use) => {
      const server = await startProductServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  engine: [
    async ({ engineName }, use) => {
      const engine = await start[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  line: async ({ server }, use) => {
    const line = await layLine(server.baseUrl);
    await use(line);
    await line.close();
  },

  app: async ({ engine, line, expectedProblems }, use) => {
    await use(new Screen(await engine.newVisitor(), line.baseUrl));
    const expected = (problem: string) => HARMLESS.test(problem) || expectedProblems?.test(problem);
    expect(engine.takeProblems().filter((problem) => !expected(problem))).toEqual([]);
  },

  newWindow: async ({ engine, line }, use) => {
    await use(async () => new Screen(await engine.newWindow(), line.baseUrl));
  },
});

export const PASSWORD = 'верный пароль';
export const newAddress = () => `engine-${randomUUID()}@example.test`;

/** Makes a call of the interface from the page that is open, as the app does. */
export async function call<T>(app: Screen, method: string, path: string, body?: object): Promise<T> {
  const answer = await app.window.run(
    async (how, where, what) => {
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch(where, what ? { method: how, headers, body: JSON.stringify(what) } : { method: how });
      return { status: reply.status, text: await reply.text() };
    },
    method,
    path,
    body,
  );
  expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300);
  return JSON.parse(answer.text || 'null');
}

/** Signs in somebody new who wants neither tour nor example and has these tasks, and opens a page. */
export async function begin(app: Screen, path: string, tasks: readonly string[] = []): Promise<void> {
  await app.open('/login');
  await app.window.run(() => localStorage.setItem('hasSeenWelcomeTour', '1'));
  await call(app, 'POST', '/api/auth/register', { email: newAddress(), password: PASSWORD });
  await call(app, 'POST', '/api/sample-day/dismiss');
  for (const title of tasks) await call(app, 'POST', '/api/tasks', { title });
  await app.open(path);
}
