// Five thousand open windows on one server, then all of them cut and opened again at once: how long until all are back, what memory
// they take, and how long somebody else waits for the list meanwhile. BENCH_SOCKETS says how many, of BENCH_SOCKETS / 50 accounts.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type WebSocket from 'ws';
import { startProductServer } from '../e2e/product-server.ts';
import { type Account, call, databaseFor, type Engine, register } from './support/calls.ts';
import { createLatencies } from './support/latencies.ts';
import { openWindow } from './support/windows.ts';

const SOCKETS = Number(process.env.BENCH_SOCKETS ?? 5000);
const OF_ONE = 50;
/** Windows that are let in at a time where nobody hurries. */
const AT_ONCE = 100;
/** Milliseconds after which a server that nobody asks has given memory back. */
const SETTLED = 14_000;

const megabytes = (pid: number) =>
  Math.round((Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024) / 1e6);

/** What the live channel tells one of them took to come to all windows of an account. */
async function toldWithin(account: Account, windows: WebSocket[]): Promise<number> {
  const told = windows.map((window) => new Promise((resolve) => window.once('message', resolve)));
  const begun = performance.now();
  await call(account, 'POST', '/api/tasks', { title: 'Позвонить' });
  await Promise.all(told);
  return Math.round(performance.now() - begun);
}

async function measure(engine: Engine['name']) {
  const databaseUrl = await databaseFor(engine, 'takt_bench_sockets');
  const server = await startProductServer(databaseUrl ? { databaseUrl } : {});
  const base = server.baseUrl;
  try {
    const accounts: Account[] = [];
    for (let n = 0; n < SOCKETS / OF_ONE; n++) accounts.push(await register(base));
    const places = accounts.flatMap((account) => Array.from({ length: OF_ONE }, (_, n) => ({ account, n })));
    const open = ({ account, n }: (typeof places)[number]) => openWindow(account, `window-${n}`);
    await sleep(SETTLED);
    const before = megabytes(server.pid);
    const windows: WebSocket[] = [];
    for (let n = 0; n < places.length; n += AT_ONCE)
      windows.push(...(await Promise.all(places.slice(n, n + AT_ONCE).map(open))));
    await sleep(SETTLED);
    const memory = megabytes(server.pid);
    const told = await toldWithin(accounts[0]!, windows.slice(0, OF_ONE));

    const somebody = await register(base);
    const latencies = createLatencies();
    let asking = true;
    const asked = (async () => {
      while (asking) await latencies.of(async () => (await call(somebody, 'GET', '/api/tasks')).text());
    })();
    for (const window of windows) window.terminate();
    const begun = performance.now();
    const again = await Promise.all(places.map(open));
    const back = Math.round(performance.now() - begun);
    asking = false;
    await asked;
    const toldAgain = await toldWithin(accounts[0]!, again.slice(0, OF_ONE));
    await sleep(SETTLED);
    const after = megabytes(server.pid);
    for (const window of again) window.terminate();
    return {
      engine,
      windows: SOCKETS,
      'MB before': before,
      'MB with them': memory,
      'KB each': Math.round(((memory - before) * 1000) / SOCKETS),
      'all told in ms': told,
      'all back in ms': back,
      'somebody’s list meanwhile, p50 ms': latencies.at(0.5),
      'p99 ms': latencies.at(0.99),
      'told again in ms': toldAgain,
      'MB after': after,
    };
  } finally {
    await server.stop();
  }
}

if (process.platform !== 'linux') throw new Error('resident memory is read from /proc: this needs Linux');
const rows: object[] = [];
for (const engine of ['sqlite', 'postgres'] as const)
  if ((process.env.BENCH_ENGINE ?? engine) === engine) rows.push(await measure(engine));
for (const row of rows) console.table(row);
