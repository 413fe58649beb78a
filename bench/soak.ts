// Two hundred people who work for half an hour, each with an open window: whether the server's memory, its descriptors and how long it
// takes stay what they are. SOAK_MINUTES, SOAK_USERS and BENCH_ENGINE say otherwise. Each takes away what it has made, so that nothing
// else grows. What lives in the heap is looked at behind the second and the last part, for memory that is only not collected yet is no
// leak. Ends with 1 where something does.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProductServer } from '../e2e/product-server.ts';
import { type Account, call, databaseFor, type Engine, register } from './support/calls.ts';
import { type Inspector, inspectable } from './support/inspector.ts';
import { createLatencies, type Latencies } from './support/latencies.ts';
import { openWindow } from './support/windows.ts';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 30);
const USERS = Number(process.env.SOAK_USERS ?? 200);
/** Milliseconds between somebody's answer and next question, on average. */
const PAUSE = 2000;
/** Parts of the time; in the first the server warms up, the last is held against the second. */
const PARTS = 10;
/** How many times as much the last part may have. Other work on the machine is in the times, so they may be more. */
const MOST = { 'memory MB': 1.15, descriptors: 1.05, 'p50 ms': 1.5, 'p99 ms': 2 };

/** The same of what lives. */
const MOST_LIVE = 1.1;

type Figures = Record<keyof typeof MOST, number> & { calls: number; refused: number };

const descriptors = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;
const megabytes = (pid: number) =>
  Math.round((Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024) / 1e6);
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Megabytes of objects that something holds, and of their buffers. */
async function living(inspector: Inspector): Promise<number> {
  await inspector.ask('HeapProfiler.collectGarbage');
  const heap = await inspector.ask<{ usedSize: number; backingStorageSize: number }>('Runtime.getHeapUsage');
  return Number(((heap.usedSize + heap.backingStorageSize) / 1e6).toFixed(1));
}

/** Somebody who looks at the list, makes a task, does it, looks at the figures, talks, and throws the task away. */
async function person(account: Account, until: number, latencies: Latencies): Promise<void> {
  const window = await openWindow(account, 'soak');
  const pause = () => sleep(PAUSE * 2 * Math.random());
  const timed = async (...what: [method: string, path: string, body?: object]): Promise<string> => {
    try {
      return await latencies.of(async () => (await call(account, ...what)).text());
    } catch (error) {
      // As a window does where the server is busy.
      if (!String(error).includes('unavailable')) throw error;
      latencies.refuse();
      await sleep(3000);
      return timed(...what);
    }
  };
  for (let turn = 0; performance.now() < until; turn++) {
    await timed('GET', '/api/tasks');
    await pause();
    const { id } = JSON.parse(await timed('POST', '/api/tasks', { title: `Позвонить в банк ${turn}` }));
    await pause();
    await timed('PATCH', `/api/tasks/${id}`, { status: 'completed' });
    await pause();
    await timed('GET', '/api/analytics');
    await pause();
    if (turn % 5 === 0) await timed('POST', '/api/ai/smart-chat', { message: 'что у меня на сегодня' });
    await timed('DELETE', `/api/tasks/${id}`);
    await pause();
  }
  window.terminate();
}

/** What a part of the time had, looked at twenty times. */
async function watchPart(pid: number, milliseconds: number, latencies: Latencies): Promise<Figures> {
  const memory: number[] = [];
  const open: number[] = [];
  latencies.forget();
  for (let look = 0; look < 20; look++) {
    await sleep(milliseconds / 20);
    memory.push(megabytes(pid));
    open.push(descriptors(pid));
  }
  return {
    'memory MB': median(memory),
    descriptors: median(open),
    'p50 ms': latencies.at(0.5),
    'p99 ms': latencies.at(0.99),
    calls: latencies.count(),
    refused: latencies.refused(),
  };
}

/** @returns what has grown */
async function soak(engine: Engine['name']): Promise<string[]> {
  const databaseUrl = await databaseFor(engine, 'takt_bench_soak');
  const { env, inspect } = await inspectable();
  const server = await startProductServer({ env, ...(databaseUrl && { databaseUrl }) });
  try {
    const inspector = await inspect();
    const accounts: Account[] = [];
    for (let n = 0; n < USERS; n++) accounts.push(await register(server.baseUrl));
    const latencies = createLatencies();
    const length = (MINUTES * 60_000) / PARTS;
    const until = performance.now() + MINUTES * 60_000;
    const people = Promise.all(accounts.map((account) => person(account, until, latencies)));
    people.catch(() => {});
    const parts: Figures[] = [];
    const live: number[] = [];
    for (let part = 0; part < PARTS; part++) {
      parts.push(await Promise.race([watchPart(server.pid, length, latencies), people.then(() => ended())]));
      if (part === 1 || part === PARTS - 1) live.push(await living(inspector));
    }
    await people;
    inspector.close();
    console.log(`${engine}: ${USERS} people, ${MINUTES} minutes`);
    console.table(parts);
    const [held, heldAtLast] = live as [number, number];
    console.log(`${engine}: ${held} MB lived behind the second part, ${heldAtLast} MB behind the last`);
    const leak = heldAtLast > held * MOST_LIVE ? [`${engine}: what lives went from ${held} to ${heldAtLast} MB`] : [];
    const [, second, last] = [parts[0], parts[1]!, parts.at(-1)!];
    const grown = Object.entries(MOST).flatMap(([name, most]) => {
      const [before, after] = [second[name as keyof typeof MOST], last[name as keyof typeof MOST]];
      return after > before * most ? [`${engine}: ${name} went from ${before} to ${after}`] : [];
    });
    return [...grown, ...leak];
  } finally {
    await server.stop();
  }
}

/** The watch of the last part goes on for as long as the last of the people do. */
const ended = () => new Promise<never>(() => {});

if (process.platform !== 'linux') throw new Error('memory and descriptors are read from /proc: this needs Linux');
const grown: string[] = [];
for (const engine of ['sqlite', 'postgres'] as const)
  if ((process.env.BENCH_ENGINE ?? engine) === engine) grown.push(...(await soak(engine)));
console.log(grown.length > 0 ? grown.join('\n') : 'memory, descriptors and times stayed what they were');
process.exitCode = grown.length > 0 ? 1 : 0;
