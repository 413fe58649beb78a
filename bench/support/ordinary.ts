// Ordinary accounts on the same server, each in one window: the list, a pause, a change, a pause. Told 'watch' with the
// accounts, and 'tell' when it is to answer how long the calls took.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, call } from './calls.ts';

const PAUSE_MS = 25;

export interface Ordinary extends Account {
  task: string;
}

/** Milliseconds that each call took, the shortest first. */
export type Took = Record<'reads' | 'changes', number[]>;

let watching = false;
let watched: Promise<Took[]>;

async function timed(ask: Promise<Response>): Promise<number> {
  const begun = performance.now();
  await (await ask).arrayBuffer();
  return performance.now() - begun;
}

async function watch(own: Ordinary): Promise<Took> {
  const took: Took = { reads: [], changes: [] };
  for (let turn = 0; watching; turn++) {
    took.reads.push(await timed(call(own, 'GET', '/api/tasks')));
    await sleep(PAUSE_MS);
    const change = { priority: turn % 2 ? 'low' : 'high' };
    took.changes.push(await timed(call(own, 'PUT', `/api/tasks/${own.task}`, change)));
    await sleep(PAUSE_MS);
  }
  return took;
}

process.on('message', async (message: Ordinary[] | 'tell') => {
  if (message !== 'tell') {
    watching = true;
    watched = Promise.all(message.map(watch));
    process.send!('watching');
    return;
  }
  watching = false;
  const all = await watched;
  const sorted = (kind: keyof Took) => all.flatMap((took) => took[kind]).sort((a, b) => a - b);
  process.send!({ reads: sorted('reads'), changes: sorted('changes') } satisfies Took);
});
process.on('disconnect', () => process.exit());
