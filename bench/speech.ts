// How long the server's event loop is held up while ten people have texts of 1,000 characters spoken at the same time,
// beside the same server at rest and a process that does nothing meanwhile, and what a call of another user waits.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase } from '#testing/server/database.ts';
import type { LoopFigures } from './support/loop-watch.ts';

const SPEAKERS = 10;
const ROUNDS = 12;
const TEXT = 'Завтра в 14:30 у вас созвон с командой, осталось 3 задачи, готово 80 %. '.repeat(20).slice(0, 990);
const database = await createTestDatabase();
const server = fork(new URL('support/watched-server.ts', import.meta.url), {
  env: { ...process.env, PORT: '0', DATA_DIR: database.dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' },
});
const [address] = (await once(server, 'message')) as [string];

/** What the machine's scheduler alone does to a loop in the same seconds. */
const idle = fork(new URL('support/loop-watch.ts', import.meta.url));

async function ask<Answer>(process: ChildProcess, message: string): Promise<Answer> {
  process.send(message);
  return (await once(process, 'message'))[0] as Answer;
}

async function post(path: string, cookie: string, body: object): Promise<Response> {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function register(number: number): Promise<string> {
  const answer = await post('/api/auth/register', '', { email: `s${number}@example.test`, password: 'bench-password' });
  return answer.headers.getSetCookie()[0]!.split(';')[0]!;
}

const table: Record<string, unknown>[] = [];
const rounded = (milliseconds: number) => Number(milliseconds.toFixed(1));

/** Watches the loop while `work` runs, and asks for a list now and then as another user would. */
async function watch(name: string, cookie: string, work: () => Promise<unknown>): Promise<void> {
  const waits: number[] = [];
  let over = false;
  await Promise.all([ask(server, 'watch'), ask(idle, 'watch')]);
  const begun = performance.now();
  const done = work().finally(() => {
    over = true;
  });
  while (!over) {
    const asked = performance.now();
    await (await fetch(`${address}/api/tasks`, { headers: { cookie } })).arrayBuffer();
    waits.push(performance.now() - asked);
    await sleep(10);
  }
  await done;
  const seconds = (performance.now() - begun) / 1000;
  const [loop, still] = await Promise.all([ask<LoopFigures>(server, 'tell'), ask<LoopFigures>(idle, 'tell')]);
  const sorted = waits.sort((a, b) => a - b);
  table.push({
    while: name,
    seconds: rounded(seconds),
    'loop p50 ms': loop.p50,
    'loop p99 ms': loop.p99,
    'loop max ms': loop.max,
    'idle process max ms': still.max,
    'another call p50 ms': rounded(sorted[sorted.length >> 1]!),
    'another call p99 ms': rounded(sorted[Math.floor(sorted.length * 0.99)]!),
    'resident MB': loop.residentMegabytes,
  });
}

const cookies = await Promise.all(Array.from({ length: SPEAKERS + 1 }, (_, number) => register(number)));
const [listener = '', ...speakers] = cookies;

/** Every text another, so that none is kept from before. */
const speakAll = (round: number) =>
  Promise.all(
    speakers.map(async (cookie, number) => {
      const answer = await post('/api/tts', cookie, { text: `${round}.${number}. ${TEXT}` });
      for await (const chunk of answer.body!) if (chunk.length === 0) throw new Error('an empty chunk');
    }),
  );

await watch('nothing is asked', listener, () => sleep(3000));
await watch('the worker starts', listener, () => post('/api/tts', speakers[0]!, { text: 'Начинаем' }));
for (let round = 0; round < ROUNDS; round++)
  await watch(`${SPEAKERS} × 1,000 characters`, listener, () => speakAll(round));
console.table(table);
for (const process of [server, idle]) {
  process.send('end');
  await once(process, 'exit');
}
await database.remove();
