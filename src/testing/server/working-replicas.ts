import { setTimeout as sleep } from 'node:timers/promises';
import type { Replicas } from '#server/database/replicas/wanted.ts';

const WITHIN_MS = 20_000;

/** Waits until that many of the replicas are read. */
export async function untilWorking(replicas: Replicas, count: number): Promise<void> {
  const deadline = performance.now() + WITHIN_MS;
  while (replicas.working().filter(Boolean).length !== count) {
    if (performance.now() > deadline) throw new Error(`of the replicas, not ${count} are read`);
    await sleep(20);
  }
}
