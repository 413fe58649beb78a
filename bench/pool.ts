// How many connections to PostgreSQL a server should keep: servers with so many, in turn and twice around, of two hundred accounts that
// read and write without a pause: calls a second, how long they take, and what of the server's processor a call takes. BENCH_POOLS, BENCH_USERS, BENCH_SECONDS.
import { startProductServer } from '../e2e/product-server.ts';
import { type Account, databaseFor, register } from './support/calls.ts';
import { ask } from './support/everyday.ts';
import { createLatencies } from './support/latencies.ts';
import { processorOfProcess } from './support/processor.ts';

const POOLS = (process.env.BENCH_POOLS ?? '5,7,10,16,30').split(',');
const USERS = Number(process.env.BENCH_USERS ?? 200);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const ROUNDS = 2;
const REGISTERED_AT_ONCE = 8;

/** Reads twice and writes twice, again and again. */
async function work(account: Account, until: number, latencies: ReturnType<typeof createLatencies>): Promise<void> {
  const { id } = JSON.parse(await ask(account, 'POST', '/api/tasks', { title: 'Позвонить' }));
  for (let turn = 0; Date.now() < until; turn++)
    for (const call of [
      () => ask(account, 'GET', '/api/changes?limit=50'),
      () => ask(account, 'PUT', `/api/tasks/${id}`, { title: `Позвонить ${turn}` }),
      () => ask(account, 'GET', '/api/habits'),
      () => ask(account, 'PATCH', `/api/tasks/${id}`, { status: turn % 2 ? 'active' : 'completed' }),
    ])
      await latencies.of(call);
}

const databaseUrl = await databaseFor('postgres', 'takt_bench_pool');
const accounts: Omit<Account, 'base'>[] = [];
const rows: Record<string, string | number>[] = [];
for (let round = 1; round <= ROUNDS; round++)
  for (const connections of POOLS) {
    const server = await startProductServer({ databaseUrl, env: { DATABASE_CONNECTIONS: connections } });
    try {
      while (accounts.length < USERS)
        accounts.push(
          ...(await Promise.all(Array.from({ length: REGISTERED_AT_ONCE }, () => register(server.baseUrl)))),
        );
      const latencies = createLatencies();
      const everybody = (seconds: number) =>
        Promise.all(
          accounts.map((own) => work({ ...own, base: server.baseUrl }, Date.now() + seconds * 1000, latencies)),
        );
      await everybody(1);
      latencies.forget();
      const [begun, before] = [performance.now(), processorOfProcess(server.pid)];
      await everybody(SECONDS);
      rows.push({
        connections,
        round,
        'calls/s': Math.round((1000 * latencies.count()) / (performance.now() - begun)),
        'p50 ms': latencies.at(0.5),
        'p99 ms': latencies.at(0.99),
        'CPU ms': Number(((processorOfProcess(server.pid) - before) / latencies.count()).toFixed(2)),
      });
    } finally {
      await server.stop();
    }
  }
console.table(rows.toSorted((a, b) => Number(a.connections) - Number(b.connections)));
