// What ten ordinary accounts wait for while another one has 10,000 tasks, whose windows ask for all of them and write. The
// same ten without it, in turn with it, are what it is compared to. `BENCH_SECONDS` is how long each time.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, call, databaseFor, type Engine, inserter, register } from './support/calls.ts';
import { giveWay } from './support/give-way.ts';
import { crowd, TASKS } from './support/hostile-account.ts';
import type { LoopFigures } from './support/loop-watch.ts';
import type { Ordinary, Took } from './support/ordinary.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const ROUNDS = 3;
const ACCOUNTS = 10;
const OWN_TASKS = 20;
const WINDOWS = 3;

async function ask<Answer>(process: ChildProcess, message: string | object): Promise<Answer> {
  process.send(message);
  return (await once(process, 'message'))[0] as Answer;
}

async function ordinary(base: string): Promise<Ordinary> {
  const account = await register(base);
  let task = '';
  for (let n = 0; n < OWN_TASKS; n++)
    task = (await (await call(account, 'POST', '/api/tasks', { title: `Дело ${n}` })).json()).id;
  return { ...account, task };
}

/** Completes or opens a task and asks for the whole list, again and again, in each window. @returns lists that came */
async function openWindows(large: Account, tasks: { id: string }[], until: number): Promise<number> {
  let lists = 0;
  const window = async (number: number) => {
    for (let turn = 0; performance.now() < until; turn++) {
      const status = turn % 2 ? 'active' : 'completed';
      await (await call(large, 'PATCH', `/api/tasks/${tasks[number]!.id}`, { status })).arrayBuffer();
      await (await call(large, 'GET', '/api/tasks')).arrayBuffer();
      lists++;
    }
  };
  await Promise.all(Array.from({ length: WINDOWS }, (_, number) => window(number)));
  return lists;
}

interface Stage {
  server: ChildProcess;
  people: ChildProcess;
  accounts: Ordinary[];
  large: Account;
}

const rounded = (milliseconds: number) => Number(milliseconds.toFixed(1));
const at = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)]!;

async function measure(engine: Engine['name'], { server, people, accounts, large }: Stage) {
  const tasks = (await (await call(large, 'GET', '/api/tasks')).json()) as { id: string }[];
  for (let round = 0; round <= ROUNDS; round++) {
    await ask(people, accounts);
    await sleep(SECONDS * 1000);
    const alone = await ask<Took>(people, 'tell');
    await ask(people, accounts);
    await ask(server, 'watch');
    const lists = await openWindows(large, tasks, performance.now() + SECONDS * 1000);
    const beside = await ask<Took>(people, 'tell');
    const { slice } = await ask<LoopFigures>(server, 'tell');
    if (round === 0) continue; // warms up
    const row = (kind: keyof Took) => ({
      engine,
      kind,
      'alone p50': rounded(at(alone[kind], 0.5)),
      'alone p99': rounded(at(alone[kind], 0.99)),
      'beside p50': rounded(at(beside[kind], 0.5)),
      'beside p99': rounded(at(beside[kind], 0.99)),
      'beside worst': rounded(beside[kind].at(-1)!),
      'p99 times': rounded(at(beside[kind], 0.99) / at(alone[kind], 0.99)),
      'loop’s longest work': rounded(slice),
      calls: beside[kind].length,
      'its lists': lists,
    });
    table.push(row('reads'), row('changes'));
  }
}

async function onEngine(name: Engine['name']): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'takt-beside-'));
  const databaseUrl = await databaseFor(name, 'takt_bench_beside');
  const env = databaseUrl ? { DATABASE_URL: databaseUrl, SECRET: 'a secret of the benchmarks, long enough' } : {};
  const server = fork(new URL('support/watched-server.ts', import.meta.url), {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ...env },
  });
  const [base] = (await once(server, 'message')) as [string];
  const people = fork(new URL('support/ordinary.ts', import.meta.url));
  giveWay();
  try {
    const accounts: Ordinary[] = [];
    for (let n = 0; n < ACCOUNTS; n++) accounts.push(await ordinary(base));
    const large = await crowd({ base, insert: inserter(dataDir, databaseUrl) }, TASKS);
    await measure(name, { server, people, accounts, large });
  } finally {
    people.disconnect();
    server.send('end');
    await once(server, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  }
}

const table: Record<string, unknown>[] = [];
for (const engine of ['sqlite', 'postgres'] as const)
  if ((process.env.BENCH_ENGINE ?? engine) === engine) await onEngine(engine);
console.table(table);
