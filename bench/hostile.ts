// What one account can do to another: a server with an account that holds as much as anybody will ever bring, and how long
// somebody else waits while that account does its worst. Every row is done several times and its median told.
// `BENCH_ROUNDS` is how often; `BENCH_ONLY` names parts of the rows wanted, with `|` between, `BENCH_ENGINE` the database.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { call, databaseFor, type Engine, inserter, register } from './support/calls.ts';
import { giveWay } from './support/give-way.ts';
import { reckon } from './support/goals.ts';
import { fill, type Hostile } from './support/hostile-account.ts';
import { ACTIONS, type Action } from './support/hostile-actions.ts';
import type { LoopFigures } from './support/loop-watch.ts';
import type { Waits, Watch } from './support/neighbour.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const WANTED = process.env.BENCH_ONLY?.split('|');

async function ask<Answer>(process: ChildProcess, message: string | object): Promise<Answer> {
  process.send(message);
  return (await once(process, 'message'))[0] as Answer;
}

const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1]!;
const rounded = (milliseconds: number) => Number(milliseconds.toFixed(0));

interface Stage {
  server: ChildProcess;
  neighbour: ChildProcess;
  /** Who waits. */
  other: Watch;
  hostile: Hostile;
}

async function round({ server, neighbour, other, hostile }: Stage, action: Action) {
  await action.prepare?.(hostile);
  await sleep(200);
  await ask(neighbour, other);
  await ask(server, 'watch');
  const begun = performance.now();
  await action.run(hostile);
  const took = performance.now() - begun;
  // What is left to be done after the answer counts, too.
  await sleep(50);
  const loop = await ask<LoopFigures>(server, 'tell');
  const waits = await ask<Waits>(neighbour, 'tell');
  return { took, slice: loop.slice, loop: loop.max, processor: loop.processor, ...waits };
}

async function measure(stage: Stage, engine: Engine['name']): Promise<number> {
  const table: Record<string, unknown>[] = [];
  let longest = 0;
  for (const action of ACTIONS.filter(({ name }) => !WANTED || WANTED.some((part) => name.includes(part)))) {
    const rounds: Awaited<ReturnType<typeof round>>[] = [];
    for (let n = 0; n < (action.once ? 1 : ROUNDS); n++) rounds.push(await round(stage, action));
    const of = (key: keyof (typeof rounds)[number]) => rounded(median(rounds.map((one) => one[key])));
    const row = {
      engine,
      action: action.name,
      'other reads ms': of('reads'),
      'other changes ms': of('changes'),
      'other says ms': of('says'),
      'loop’s worst ms': of('loop'),
      'of it processor ms': of('slice'),
      'processor in all ms': of('processor'),
      'action took ms': of('took'),
    };
    longest = Math.max(longest, of('reads'), of('changes'), of('says'));
    table.push(row);
    console.log(Object.values(row).join('\t'));
  }
  console.table(table);
  return longest;
}

async function onEngine(name: Engine['name']): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'takt-hostile-'));
  const databaseUrl = await databaseFor(name, 'takt_bench_hostile');
  const env = databaseUrl ? { DATABASE_URL: databaseUrl, SECRET: 'a secret of the benchmarks, long enough' } : {};
  const insert = inserter(dataDir, databaseUrl);
  const server = fork(new URL('support/watched-server.ts', import.meta.url), {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ...env },
  });
  const [base] = (await once(server, 'message')) as [string];
  const neighbour = fork(new URL('support/neighbour.ts', import.meta.url));
  giveWay();
  try {
    const account = await register(base);
    const tasks: { id: string }[] = [];
    for (let n = 0; n < 20; n++)
      tasks.push(await (await call(account, 'POST', '/api/tasks', { title: `Дело ${n}` })).json());
    const other = { ...account, task: tasks[0]!.id };
    const hostile = await fill({ name, base, insert }, await register(base));
    return await measure({ server, neighbour, other, hostile }, name);
  } finally {
    neighbour.disconnect();
    server.send('end');
    await once(server, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  }
}

for (const engine of ['sqlite', 'postgres'] as const) {
  if (process.env.BENCH_ENGINE && process.env.BENCH_ENGINE !== engine) continue;
  reckon(`hostile: ${engine}, somebody else waits`, await onEngine(engine));
}
