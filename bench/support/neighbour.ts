// Somebody else on the same server: reads the own task list, changes a task and talks to the assistant, each again and
// again, and tells the parent how long the answers took. It is told 'watch' with an account, and 'tell' when it is to
// answer the longest waits.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, call } from './calls.ts';

/** What the neighbour does, with the milliseconds between an answer and the next question. */
const HABITS = { reads: 5, changes: 20, says: 100 };

/** The longest wait for each kind of call, in milliseconds. */
export type Waits = Record<keyof typeof HABITS, number>;

export interface Watch extends Account {
  task: string;
}

let watching = false;
let turn = 0;

const CALLS: Record<keyof Waits, (own: Watch) => Promise<Response>> = {
  reads: (own) => call(own, 'GET', '/api/tasks'),
  changes: (own) => call(own, 'PUT', `/api/tasks/${own.task}`, { priority: turn++ % 2 ? 'low' : 'high' }),
  says: (own) => call(own, 'POST', '/api/ai/smart-chat', { message: 'что у меня на сегодня' }),
};

async function longestWait(kind: keyof Waits, own: Watch): Promise<number> {
  let longest = 0;
  while (watching) {
    const begun = performance.now();
    await (await CALLS[kind](own)).arrayBuffer();
    longest = Math.max(longest, performance.now() - begun);
    await sleep(HABITS[kind]);
  }
  return longest;
}

let waits: Promise<Waits>;

async function watch(own: Watch): Promise<void> {
  for (const ask of Object.values(CALLS)) await (await ask(own)).arrayBuffer();
  watching = true;
  process.send!('watching');
  const kinds = Object.keys(HABITS) as (keyof Waits)[];
  const longest = kinds.map(async (kind) => [kind, await longestWait(kind, own)] as const);
  waits = Promise.all(longest).then((entries) => Object.fromEntries(entries) as Waits);
}

process.on('message', async (message: Watch | 'tell') => {
  if (message !== 'tell') return watch(message);
  watching = false;
  process.send!(await waits);
});
process.on('disconnect', () => process.exit());
