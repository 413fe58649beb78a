// A million reminders that are kept, ten thousand of which come in one minute: how long until all are out at a push service on this
// machine, and how long a client waits for its list meanwhile, before and after.
import { fork } from 'node:child_process';
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '#server/id.ts';
import { loopbackCertificate } from '#testing/server/loopback-certificate.ts';
import { startProductServer } from '../e2e/product-server.ts';
import { type Account, call, databaseFor, type Engine, inserter, register } from './support/calls.ts';

const KEPT = Number(process.env.BENCH_KEPT ?? 1_000_000);
const DUE = Number(process.env.BENCH_DUE ?? 10_000);
const ACCOUNTS = Number(process.env.BENCH_ACCOUNTS ?? 100);
const ROWS_AT_ONCE = 50_000;
const BATCH = 100;
/** Milliseconds for which a list is asked for before any is due, and again after all are out. */
const ASKED_BESIDE = 15_000;
/** Between the end of the one and the start of the other: what was left over is done, and no more is due. */
const CALM = 2000;
const ASKED_EVERY = 20;
const LATEST = 600_000;
const MINUTE = 60_000;
/** For making the tasks. */
const AHEAD = Number(process.env.BENCH_AHEAD ?? 4) * MINUTE;
const YEAR = 365 * 24 * 60 * MINUTE;
const INSERT =
  'insert into jobs (id, user_id, kind, key, run_at, payload, attempts, beat) values ($1, $2, $3, $4, $5, $6, 0, 0)';

const folder = mkdtempSync(join(tmpdir(), 'takt-bench-'));
const certificate = join(folder, 'service.pem');
writeFileSync(certificate, loopbackCertificate.cert);
const service = fork(new URL('support/push-stand-in.ts', import.meta.url));
const [{ origin }] = (await once(service, 'message')) as [{ origin: string }];
let arrived = 0;
service.on('message', (told: { arrived: number }) => {
  arrived = told.arrived;
});

async function subscribe(account: Account): Promise<void> {
  const pair = createECDH('prime256v1');
  const keys = { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  const endpoint = `${origin}/${account.userId}`;
  await call(account, 'POST', '/api/push/subscriptions', { endpoint, keys, deviceName: 'Телефон' });
}

/** Tasks with a reminder at a minute of the wall in Moscow. */
async function remind(account: Account, count: number, at: number): Promise<void> {
  const wall = new Date(at + 180 * MINUTE).toISOString().slice(0, 16);
  for (let made = 0; made < count; made += BATCH) {
    const changes = Array.from({ length: Math.min(BATCH, count - made) }, (_, n) => ({
      ...{ key: newId(), method: 'POST', path: '/api/tasks' },
      body: { title: `Задача ${made + n}`, reminders: [{ id: newId(), at: wall }] },
    }));
    await call(account, 'POST', '/api/changes', { changes });
  }
}

interface Answer {
  /** Of the clock on the wall. */
  asked: number;
  /** Milliseconds until it was there. */
  took: number;
}

/** Asks for the list again and again, over one connection. */
async function ask(account: Account, isOver: () => boolean): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (!isOver()) {
    const [asked, begun] = [Date.now(), performance.now()];
    await (await call(account, 'GET', '/api/tasks')).arrayBuffer();
    answers.push({ asked, took: performance.now() - begun });
    await sleep(ASKED_EVERY);
  }
  return answers;
}

/** Processor time that a process has taken, in milliseconds (of Linux alone). */
function processorOf(pid: number): number {
  const words = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(words[11]) + Number(words[12])) * 10;
}
function part(answers: readonly Answer[], share: number): number {
  const times = answers.map(({ took }) => took).sort((a, b) => a - b);
  return Math.round(times[Math.floor((times.length - 1) * share)]!);
}

async function measure(engine: Engine['name']) {
  const databaseUrl = await databaseFor(engine, 'bench_reminders');
  const env = { PUSH_ALLOWED_ORIGINS: origin, NODE_EXTRA_CA_CERTS: certificate };
  const product = await startProductServer({ env, ...(databaseUrl && { databaseUrl }) });
  try {
    const insert = inserter(product.dataDir, databaseUrl);
    const keeper = await register(product.baseUrl);
    const later = Date.now() + YEAR;
    for (let kept = 0; kept < KEPT; kept += ROWS_AT_ONCE)
      await insert(
        INSERT,
        Array.from({ length: Math.min(ROWS_AT_ONCE, KEPT - kept) }, (_, n) => {
          const at = later + kept + n;
          return [newId(), keeper.userId, 'remind-of-task', newId(), at, JSON.stringify({ at })];
        }),
      );
    const accounts: Account[] = [];
    for (let n = 0; n < ACCOUNTS; n++) accounts.push(await register(product.baseUrl));
    for (const account of accounts) await subscribe(account);
    const at = Math.ceil((Date.now() + AHEAD) / MINUTE) * MINUTE;
    for (const account of accounts) await remind(account, DUE / ACCOUNTS, at);
    if (Date.now() > at - ASKED_BESIDE - CALM)
      throw new Error('the tasks took too long to make: set BENCH_AHEAD to more minutes');
    await ask(accounts[0]!, () => Date.now() > at - ASKED_BESIDE - CALM);
    service.send('forget');
    arrived = 0;
    const before = await ask(accounts[0]!, () => Date.now() > at - CALM);
    await ask(accounts[0]!, () => Date.now() >= at);
    const spent = processorOf(product.pid);
    const meanwhile = await ask(accounts[0]!, () => arrived >= DUE || Date.now() > at + LATEST);
    const [sent, out, took] = [arrived, Date.now() - at, processorOf(product.pid) - spent];
    await sleep(CALM);
    const calm = Date.now() + ASKED_BESIDE;
    const beside = [...before, ...(await ask(accounts[0]!, () => Date.now() > calm))];
    return {
      ...{ engine, kept: KEPT, due: DUE, sent, 'all out after s': Math.round(out / 100) / 10 },
      ...{ 'CPU ms each': Math.round((took / DUE) * 100) / 100 },
      ...{ 'list p50 ms': part(beside, 0.5), 'list p99 ms': part(beside, 0.99) },
      ...{ 'meanwhile p50 ms': part(meanwhile, 0.5), 'meanwhile p99 ms': part(meanwhile, 0.99) },
    };
  } finally {
    await product.stop();
  }
}

try {
  const chosen = process.env.BENCH_ENGINE;
  for (const engine of ['sqlite', 'postgres'] as const)
    if (!chosen || chosen === engine) console.table([await measure(engine)]);
} finally {
  service.disconnect();
  rmSync(folder, { recursive: true, force: true });
}
