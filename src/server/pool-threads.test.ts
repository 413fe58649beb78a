import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { putPoolBehindLoop } from './pool-threads.ts';

const threads = () =>
  readdirSync('/proc/self/task').map((id) => ({
    pool: readFileSync(`/proc/self/task/${id}/comm`, 'utf8').trim() === 'libuv-worker',
    priority: getPriority(Number(id)),
  }));

it.runIf(process.platform === 'linux')('comes behind the loop, and nothing else does', async () => {
  const own = getPriority();
  await putPoolBehindLoop();
  const [pool, others] = [threads().filter(({ pool }) => pool), threads().filter(({ pool }) => !pool)];
  expect(pool.length).toBeGreaterThan(0);
  for (const { priority } of pool) expect(priority).toBe(Math.min(19, own + 5));
  for (const { priority } of others) expect(priority).toBe(own);
});
