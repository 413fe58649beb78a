// Somebody else on the same server: asks for the own task list again and again and tells the parent how long each answer
// took. It is told 'watch' with an address and a cookie, and 'tell' when it is to answer the waits, in milliseconds.
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between an answer and the next question. */
const PAUSE = 5;

export interface Watch {
  url: string;
  cookie: string;
}

let watching = false;
let waits: number[] = [];

async function ask({ url, cookie }: Watch): Promise<void> {
  const begun = performance.now();
  const answer = await fetch(url, { headers: { cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  waits.push(performance.now() - begun);
}

process.on('message', async (message: Watch | 'tell') => {
  if (message === 'tell') {
    watching = false;
    return;
  }
  waits = [];
  watching = true;
  await ask(message);
  waits = [];
  process.send!('watching');
  while (watching) {
    await ask(message);
    await sleep(PAUSE);
  }
  process.send!(waits);
});
process.on('disconnect', () => process.exit());
