// `npm run fuzz [-- --engine sqlite|postgres --calls N --seed N --path P]`: calls the whole interface with what nobody
// should send, and ends with 1 and how to play it again where an answer is a fault or other than described.
import { parseArgs } from 'node:util';
import type { Tally } from '#testing/server/fuzz/fuzz.ts';
import { fuzzApp } from '#testing/server/fuzz/fuzz-app.ts';
import { startPostgres } from '#testing/server/postgres-server.ts';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite' },
    calls: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    path: { type: 'string' },
  },
});
const { engine, path } = values;
const [calls, seed] = [Number(values.calls), Number(values.seed)];
if (!/^(sqlite|postgres)$/.test(engine) || !Number.isInteger(calls) || calls < 1 || !Number.isInteger(seed)) {
  console.error('npm run fuzz -- [--engine sqlite|postgres] [--calls N] [--seed N] [--path P]');
  process.exit(2);
}

const summary = (statuses: Iterable<[number, number]>) =>
  [...statuses]
    .sort()
    .map(([status, times]) => `${status} × ${times}`)
    .join(', ');

function print(tally: Tally): void {
  const ofStatus = new Map<number, number>();
  for (const statuses of tally.values())
    for (const [status, times] of statuses) ofStatus.set(status, (ofStatus.get(status) ?? 0) + times);
  const sum = [...ofStatus.values()].reduce((all, times) => all + times, 0);
  console.log(`${sum} calls of ${tally.size} operations: ${summary(ofStatus)}`);
  for (const [call, statuses] of tally)
    if (![...statuses.keys()].some((status) => status < 400)) console.log(`never done: ${call} (${summary(statuses)})`);
}

console.log(`${engine}, ${calls} calls, seed ${seed}`);
const postgres = engine === 'postgres' && !process.env.TEST_DATABASE_URL ? await startPostgres() : undefined;
process.env.TEST_ENGINE = engine;
if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
try {
  print(await fuzzApp({ calls, seed, path }));
} catch (error) {
  console.error(`npm run fuzz -- --engine ${engine} ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  await postgres?.stop();
}
