import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { ServerMessage } from '#shared/realtime.ts';
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts';
import { type ServerProcess, startProcess } from '#testing/server/process.ts';
import { openWindow } from '#testing/server/window.ts';
import { type Person, register, until } from './people.ts';

const PEOPLE = 20;
const OF_EACH = 50;
const WINDOWS = PEOPLE * OF_EACH;
/** Seconds in which all are to be back from when the server answers again. */
const BACK_WITHIN = 30;
/** Milliseconds that somebody who asks meanwhile waits. */
const LIMIT = 5000;
/** Windows that are opened at a time where nobody hurries. */
const AT_ONCE = 50;

let database: TestDatabase;
let server: ServerProcess;
let port = '';
const people: Person[] = [];
const windows: LastingWindow[] = [];
let isOver = false;

/** A window that comes back whenever its channel ends: as browsers do, but with all others at the same moment. */
interface LastingWindow {
  person: Person;
  isThere: boolean;
  /** Since it was last let in. */
  heard: ServerMessage[];
  /** Whether it was told of a change that made this revision, when it was let in or since. */
  knows(revision: number): boolean;
  /** What was answered to it instead of a channel. */
  refusals: number[];
}

function openLastingWindow(person: Person, clientId: string): LastingWindow {
  const window: LastingWindow = {
    person,
    isThere: false,
    heard: [],
    refusals: [],
    knows: (last) =>
      window.heard.some((one) => one.type === 'invalidate' || (one.type === 'joined' && one.data.revision === last)),
  };
  let attempt = 0;
  const open = () => {
    const { base } = server;
    const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`, {
      headers: { cookie: person.cookie, origin: base },
    });
    socket.on('unexpected-response', (_, { statusCode }) => {
      window.refusals.push(statusCode!);
      socket.terminate();
    });
    socket.on('error', () => {});
    socket.on('open', () => socket.send(JSON.stringify({ type: 'auth', userId: person.id, clientId })));
    socket.on('message', (text) => {
      const message = JSON.parse(String(text)) as ServerMessage;
      window.heard.push(message);
      if (message.type !== 'joined') return;
      [window.isThere, attempt] = [true, 0];
    });
    socket.on('close', () => {
      [window.isThere, window.heard] = [false, []];
      if (isOver) return;
      setTimeout(open, Math.min(30_000, 500 * 2 ** attempt++));
    });
    ends.push(() => socket.terminate());
  };
  open();
  return window;
}
const ends: (() => void)[] = [];

async function revisionOf(person: Person): Promise<number> {
  const { heard, close } = await openWindow(server.base, person);
  close();
  return heard.flatMap((one) => (one.type === 'joined' ? one.data.revision : []))[0]!;
}

const areThere = () => windows.filter(({ isThere }) => isThere).length;
const add = (person: Person, title: string) => person.ask('/api/tasks', { title });
/** Has each of them add a task by another device. @returns the milliseconds until every window was told */
async function tellAll(title: string): Promise<number> {
  const before = windows.map(({ heard }) => heard.length);
  const since = performance.now();
  for (const { status } of await Promise.all(people.map((person) => add(person, title)))) expect(status).toBe(201);
  await until(async () =>
    windows.every(({ heard }, n) => heard.slice(before[n]).some(({ type }) => type === 'invalidate')),
  );
  return performance.now() - since;
}

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startProcess(database);
  ({ port } = new URL(server.base));
  for (let n = 0; n < PEOPLE; n++) people.push(await register(() => server.base));
  for (let n = 0; n < WINDOWS; n += AT_ONCE) {
    for (let one = n; one < n + AT_ONCE; one++) windows.push(openLastingWindow(people[one % PEOPLE]!, `window-${one}`));
    await until(async () => areThere() === n + AT_ONCE, BACK_WITHIN);
  }
});
afterAll(async () => {
  isOver = true;
  for (const end of ends) end();
  await server?.end('SIGKILL');
  await database?.remove();
});

it(`${WINDOWS} windows whose server is killed come back at the same moment, each finds its place and misses nothing`, async () => {
  await tellAll('до отказа');
  await server.end('SIGKILL');
  await until(async () => areThere() === 0);
  // They have asked in vain by then, and all ask again at the same moment.
  await sleep(2_000);
  server = await startProcess(database, { PORT: port });
  const told = people.map((person) => add(person, 'сразу после'));
  const waited: number[] = [];
  let back = 0;
  const asking = (async () => {
    while (!back) waited.push((await people[0]!.ask('/api/tasks')).took);
  })();
  back = await until(async () => areThere() === WINDOWS, BACK_WITHIN);
  await asking;
  for (const { status } of await Promise.all(told)) expect(status).toBe(201);
  const revisions = new Map<Person, number>();
  for (const person of people) revisions.set(person, await revisionOf(person));
  await until(async () => windows.every((window) => window.knows(revisions.get(window.person)!)));
  const tell = await tellAll('после отказа');
  console.debug(
    `all back in ${(back / 1000).toFixed(1)} s, all told in ${Math.round(tell)} ms; somebody’s list took ${Math.round(Math.max(...waited))} ms at most meanwhile`,
  );
  expect(Math.max(...waited)).toBeLessThan(LIMIT);
  expect(windows.flatMap(({ refusals }) => refusals)).toEqual([]);
});
