import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { sendEnding } from './end-session.ts';

vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} }));
const ending = { sessionId: 's', status: 'completed', actualDurationMinutes: 25, endedAt: Date.now() } as const;

afterEach(() => vi.unstubAllGlobals());

it('sends an end once though the network, a timer and the clock all ask for it, and again after no answer', async () => {
  const answers = [Promise.reject(new TypeError('offline')), Promise.resolve(Response.json({}))];
  const fetch = vi.fn(() => answers.shift());
  vi.stubGlobal('fetch', fetch);
  const client = new QueryClient();
  const sendTwice = () => Promise.all([sendEnding(client, ending), sendEnding(client, ending)]);

  expect(await sendTwice()).toEqual(['waiting', 'waiting']);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(await sendTwice()).toEqual(['sent', 'sent']);
  expect(fetch).toHaveBeenCalledTimes(2);
});
