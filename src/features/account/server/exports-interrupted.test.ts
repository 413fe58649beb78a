import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { useOwnProcess } from '#testing/server/own-process.ts';
import type { Export } from '../contract.ts';

const own = useOwnProcess();
let cookie = '';

async function call(method: string, path: string, body?: object) {
  const headers = { 'content-type': 'application/json', cookie };
  const answer = await fetch(own.server.base + path, { method, headers, body: JSON.stringify(body) });
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  // biome-ignore lint/suspicious/noExplicitAny: tests read replies field by field
  return (await answer.json()) as any;
}

const last = async (): Promise<Export> => (await call('GET', '/api/account/exports'))[0];

/** Time for a lease to be over, and for the machine to be slow. */
const PATIENCE = 120_000;

it(
  'an export is made by the next server where the first was killed at it',
  async () => {
    await call('POST', '/api/auth/register', { email: 'anna@example.test', password: 'correct horse' });
    const description = 'а'.repeat(5000);
    for (let batch = 0; batch < 20; batch++) {
      const changes = Array.from({ length: 100 }, (_, n) => ({
        key: `task-${batch}-${n}`,
        method: 'POST',
        path: '/api/tasks',
        body: { title: `Задача ${n}`, description },
      }));
      await call('POST', '/api/changes', { changes });
    }
    const ordered: Export = await call('POST', '/api/account/exports');
    for (let now = ordered; now.progress === 0; now = await last()) await sleep(1);
    await own.server.end('SIGKILL');
    await own.startAgain();
    const begun = await last();
    expect([begun.id, begun.state]).toEqual([ordered.id, 'running']);
    expect(begun.progress).toBeGreaterThan(0);
    await expect.poll(async () => (await last()).state, { timeout: 90_000, interval: 500 }).toBe('done');
    const { id, url } = await last();
    expect([id, (await call('GET', url!)).tasks.length]).toEqual([ordered.id, 2000]);
  },
  PATIENCE,
);
