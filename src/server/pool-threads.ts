import { readdirSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';

/** So much behind the loop's own thread, of 19. */
const BEHIND = 5;
const LAST = 19;
const TASKS = '/proc/self/task';

/**
 * Has the threads that compress, hash and turn pictures come behind the one that answers: where they are as many as the
 * processors, it would otherwise wait for its share like any of them. Only Linux tells threads apart.
 */
export async function putPoolBehindLoop(): Promise<void> {
  if (process.platform !== 'linux') return;
  // All of the pool's threads start with its first work, and those that a library starts from them are like them.
  await stat(TASKS);
  // Nobody but root may put a thread ahead of a server that was itself put behind others.
  const behind = Math.min(LAST, getPriority() + BEHIND);
  for (const thread of readdirSync(TASKS))
    if (readFileSync(`${TASKS}/${thread}/comm`, 'utf8').trim() === 'libuv-worker') setPriority(Number(thread), behind);
}
