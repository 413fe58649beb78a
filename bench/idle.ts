// What the server costs while nobody uses it, as `npm start` starts it: time to the first answer, resident memory once
// starting has been forgotten, and with a thousand open pages of ten accounts beside it. Beside them, the same of a server with nothing on it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type WebSocket from 'ws';
import { freePort } from '#testing/server/free-port.ts';
import { register } from './support/calls.ts';
import { reckon } from './support/goals.ts';
import { openWindow } from './support/windows.ts';

const STARTS = 4;
const ACCOUNTS = 10;
/** Of each account: as many as one may have open. */
const PAGES = 100;
/** Milliseconds after which a server that nobody asks has given memory back. */
const SETTLED = 14_000;
const BARE = `require('node:http').createServer((_, answer) => answer.end()).listen(process.env.PORT, '127.0.0.1')`;

if (process.platform !== 'linux') throw new Error('resident memory is read from /proc: this needs Linux');
const folder = mkdtempSync(join(tmpdir(), 'takt-idle-'));
const env = {
  ...process.env,
  HOST: '127.0.0.1',
  DATA_DIR: folder,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'silent',
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: join(folder, 'compiled'),
};

/** Resident memory: all of it, or what is the process's own and no file's. */
const megabytes = ({ pid }: ChildProcess, kind: 'VmRSS' | 'RssAnon' = 'VmRSS') => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round((Number(new RegExp(`${kind}:\\s+(\\d+)`).exec(status)![1]) * 1024) / 1e6);
};

/** Starts a process and waits for its first answer. */
async function start(args: string[]) {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(process.execPath, args, { env: { ...env, PORT: String(port) }, stdio: 'ignore' });
  const base = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${base}/api/health`).catch(() => null))?.ok) await sleep(5);
  return { child, base, milliseconds: Math.round(performance.now() - begun) };
}

async function end(child: ChildProcess): Promise<void> {
  child.kill();
  await once(child, 'exit');
}

/** So many pages of each account, each with its live channel. */
async function openPages(base: string): Promise<WebSocket[]> {
  const pages: Promise<WebSocket>[] = [];
  for (let account = 0; account < ACCOUNTS; account++) {
    const own = await register(base);
    for (let number = 0; number < PAGES; number++) pages.push(openWindow(own, `page-${number}`));
  }
  return Promise.all(pages);
}

async function measureBare() {
  const { child, milliseconds } = await start(['-e', BARE]);
  await sleep(1000);
  const memory = { 'idle MB': megabytes(child), 'of it no file’s': megabytes(child, 'RssAnon') };
  await end(child);
  return { server: 'bare', 'first answer ms': milliseconds, ...memory };
}

const WITH_PAGES = `with ${ACCOUNTS * PAGES} pages MB` as const;

async function measureProduct() {
  const { child, base, milliseconds } = await start(['src/app/server/main.ts']);
  await sleep(SETTLED);
  const memory = { 'idle MB': megabytes(child), 'of it no file’s': megabytes(child, 'RssAnon') };
  const pages = await openPages(base);
  await sleep(SETTLED);
  const withPages = megabytes(child);
  for (const page of pages) page.terminate();
  await end(child);
  return { 'first answer ms': milliseconds, ...memory, [WITH_PAGES]: withPages };
}

const starts: Awaited<ReturnType<typeof measureProduct>>[] = [];
const bare = await measureBare();
for (let number = 1; number <= STARTS; number++) starts.push(await measureProduct());
console.table([bare, ...starts.map((start, at) => ({ server: at === 0 ? 'first start' : 'later start', ...start }))]);
const last = starts.at(-1)!;
reckon('idle: memory', last['idle MB']);
reckon('idle: first answer', last['first answer ms']);
reckon('idle: memory of 1,000 pages', last[WITH_PAGES] - last['idle MB']);
rmSync(folder, { recursive: true });
