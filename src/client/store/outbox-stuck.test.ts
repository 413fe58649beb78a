import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startKeyedServer } from '#testing/keyed-server.ts';
import { AccountDatabase } from './account-database.ts';
import { deviceState } from './device-state.ts';
import { Outbox } from './outbox.ts';
import type { FindOverruled } from './overruled.ts';
import type { Outgoing } from './unsent.ts';

const ID = '01a22650-5984-71a4-abac-a8f4a46d8459';
const MINUTE = 60_000;

let accounts = 0;
let outbox: Outbox;
let database: AccountDatabase;

const change = (key: string): Outgoing => ({
  kind: 'projects',
  words: key,
  change: { name: key },
  method: 'PUT',
  path: `/api/projects/${ID}`,
  // The server of these tests answers with the key.
  body: { name: key, key: key === 'overruled' ? 'said' : key },
  key,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.spyOn(console, 'debug').mockReturnValue();
  const name = `stuck-${accounts++}`;
  database = new AccountDatabase(name);
  const find: FindOverruled = (_, answer) => ({ change: { lost: answer }, body: { name: 'Дача' } });
  outbox = new Outbox(database, name, undefined, async () => find);
});
afterEach(() => {
  outbox.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const send = async (key: string) => (await outbox.keep([change(key)]))[0]!.first();

it('keeps what of a change is overruled, to be said again, and counts it with what was refused', async () => {
  startKeyedServer();
  await send('heard');
  await send('overruled');
  const kept = await database.refused();
  expect(kept).toMatchObject([
    { words: 'overruled', change: { lost: { key: 'overruled' } }, body: { name: 'Дача' }, reason: '' },
  ]);
  await vi.waitFor(() => expect(deviceState()).toMatchObject({ refused: 1, stuck: ID }));
  expect(await database.countUnsent()).toBe(0);
});

it('says nothing of what is made again where a server lost it: what overrules it comes behind it', async () => {
  startKeyedServer();
  await database.giveBack([{ ...change('overruled'), at: 1, again: true }]);
  await outbox.send();
  expect(await database.countUnsent()).toBe(0);
  expect(await database.refused()).toEqual([]);
});

it('tells what a server within reach has not taken for long, and no more once it has', async () => {
  const server = startKeyedServer();
  server.fault = () => 'before';
  expect(await send('waits')).toBe('kept');
  vi.setSystemTime(Date.now() + 11 * MINUTE);
  await outbox.send();
  await vi.waitFor(() => expect(deviceState()).toMatchObject({ unsent: 1, stuck: '' }));
  server.fault = () => 503;
  await outbox.send();
  await vi.waitFor(() => expect(deviceState()).toMatchObject({ unsent: 1, stuck: ID }));
  server.fault = () => undefined;
  await outbox.send();
  await vi.waitFor(() => expect(deviceState()).toMatchObject({ unsent: 0, stuck: '' }));
});
