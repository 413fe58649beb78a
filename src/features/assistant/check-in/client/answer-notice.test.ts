import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AccountDatabase } from '#client/store/account-database.ts';
import { keepBy } from '#client/store/device.ts';
import { Outbox } from '#client/store/outbox.ts';
import { startKeyedServer } from '#testing/keyed-server.ts';
import { answerNotice } from './answer-notice.ts';

let outbox: Outbox;
const database = new AccountDatabase('anna');

beforeEach(() => {
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => {});
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.spyOn(console, 'debug').mockReturnValue();
  outbox = new Outbox(database, 'anna');
  const keepUnsent: Outbox['keep'] = (outgoing) => outbox.keep(outgoing);
  keepBy(Promise.resolve({ keepUnsent, close: () => undefined } as never));
});
afterEach(() => {
  keepBy(undefined);
  outbox.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('an answer that is given without a network is kept, and reaches the assistant once there is one', async () => {
  const server = startKeyedServer();
  server.fault = () => 'before';
  await answerNotice('session', 'hard');
  expect(await database.unsent()).toMatchObject([
    { method: 'POST', path: '/api/ai/checkin/answer', body: { sessionId: 'session', answer: 'hard' } },
  ]);
  expect(server.ats.size).toBe(0);
  server.fault = () => undefined;
  await outbox.send();
  await vi.waitFor(async () => expect(await database.countUnsent()).toBe(0));
  expect(server.ats.size).toBe(1);
});
