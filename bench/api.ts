// Requests a second of the product beside a bare Fastify server that runs the same statements, on both engines, in one
// run: list of 1,000 tasks, the unchanged list, what changed since now, complete, update, create. 10 connections (`BENCH_CONNECTIONS`),
// SECONDS a row. The ten lists that come at once are one answer of the product, and ten of the bare server.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startProductServer } from '../e2e/product-server.ts';
import { databaseFor } from './support/calls.ts';
import { GOALS, reckon } from './support/goals.ts';
import { processorOfProcess } from './support/processor.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
/** Rows whose names it matches. */
const ONLY = new RegExp(process.env.BENCH_ONLY ?? '');
const TASKS = 1000;
const CONNECTIONS = Number(process.env.BENCH_CONNECTIONS ?? 10);
/** What a bare server does not know. */
const UNCOMPARED = ['unchanged list', 'since, nothing changed'];

interface Account {
  userId: string;
  cookie: string;
  done: string;
  ids: string[];
}

type Load = Pick<autocannon.Options, 'requests' | 'headers'>;

async function prepare(base: string): Promise<Account> {
  // biome-ignore lint/suspicious/noExplicitAny: replies are read field by field
  const call = async (path: string, cookie: string, body?: unknown): Promise<{ cookie: string; json: any }> => {
    const answer = await fetch(base + path, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie, json: await answer.json() };
  };
  const { cookie, json: user } = await call('/api/auth/register', '', {
    email: 'bench@example.test',
    password: 'bench-password',
  });
  const ids: string[] = [];
  for (let n = 0; n < TASKS; n++) ids.push((await call('/api/tasks', cookie, { title: `Задача номер ${n}` })).json.id);
  const { json: columns } = await call('/api/kanban-columns', cookie);
  return { userId: user.id, cookie, done: columns.at(-1).id, ids };
}

function loads({ cookie, ids }: Account, etag: string, revision: number): Record<string, Load> {
  const headers = { cookie, 'content-type': 'application/json' };
  // Every connection walks the ids: completes each, then activates it.
  let turn = 0;
  const toggle = {
    setupRequest(request: autocannon.Request): autocannon.Request {
      const n = turn++;
      const status = Math.floor(n / ids.length) % 2 === 0 ? 'completed' : 'active';
      return {
        ...request,
        method: 'PATCH',
        path: `/api/tasks/${ids[n % ids.length]}`,
        body: JSON.stringify({ status }),
      };
    },
  };
  let retitled = 0;
  const retitle = {
    setupRequest(request: autocannon.Request): autocannon.Request {
      const n = retitled++;
      const body = JSON.stringify({ title: `Задача под номером ${n}` });
      return { ...request, method: 'PUT', path: `/api/tasks/${ids[n % ids.length]}`, body };
    },
  };
  return {
    'list of 1,000': { headers, requests: [{ method: 'GET', path: '/api/tasks' }] },
    'unchanged list': {
      headers: { ...headers, 'if-none-match': etag },
      requests: [{ method: 'GET', path: '/api/tasks' }],
    },
    'since, nothing changed': { headers, requests: [{ method: 'GET', path: `/api/tasks?since=${revision}` }] },
    complete: { headers, requests: [toggle] },
    update: { headers, requests: [retitle] },
    create: {
      headers,
      requests: [{ method: 'POST', path: '/api/tasks', body: JSON.stringify({ title: 'Новая задача' }) }],
    },
  };
}

/** What the database knows a session by. */
const tokenOf = ({ cookie }: Account) => decodeURIComponent(cookie.split('=')[1]!).split('.')[0]!;

async function measure({ base, pid }: { base: string; pid: number }, load: Load) {
  await autocannon({ url: base, connections: CONNECTIONS, duration: 1, ...load }); // warms up
  const begun = processorOfProcess(pid);
  const { requests, latency, non2xx } = await autocannon({
    url: base,
    connections: CONNECTIONS,
    duration: SECONDS,
    ...load,
  });
  const processor = (processorOfProcess(pid) - begun) / requests.total;
  return { perSecond: requests.average, processor, p50: latency.p50, p99: latency.p99, refused: non2xx };
}

async function startBare(
  engine: string,
  location: string,
  account: Account,
): Promise<{ base: string; child: ChildProcess }> {
  const args = ['bench/support/bare-server.ts', engine, location, account.userId, account.done, tokenOf(account)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout!, 'data');
  return { base: String(line).trim(), child };
}

const table: Record<string, unknown>[] = [];

async function benchEngine(engine: 'sqlite' | 'postgres'): Promise<void> {
  const databaseUrl = await databaseFor(engine, 'takt_bench');
  const product = await startProductServer(databaseUrl ? { databaseUrl } : {});
  const account = await prepare(product.baseUrl);
  const bare = await startBare(engine, databaseUrl ?? join(product.dataDir, 'takt.db'), account);
  const own = { headers: { cookie: account.cookie } };
  const etag = (await fetch(`${product.baseUrl}/api/tasks`, own)).headers.get('etag')!;
  const { revision } = await (await fetch(`${product.baseUrl}/api/tasks?since=0`, own)).json();
  let changedList = Number.NaN;
  for (const [name, load] of Object.entries(loads(account, etag, revision))) {
    if (!ONLY.test(name)) continue;
    const ours = await measure({ base: product.baseUrl, pid: product.pid }, load);
    const theirs = UNCOMPARED.includes(name) ? null : await measure({ base: bare.base, pid: bare.child.pid! }, load);
    if (ours.refused > 0 && name !== 'unchanged list')
      throw new Error(`${name}: ${ours.refused} requests were refused`);
    const ofBare = theirs && (100 * ours.perSecond) / theirs.perSecond;
    if (name === 'list of 1,000') changedList = ours.perSecond;
    const figure = name === 'unchanged list' ? ours.perSecond / changedList : ofBare;
    if (figure && `api: ${engine}, ${name}` in GOALS) reckon(`api: ${engine}, ${name}`, figure);
    table.push({
      engine,
      call: name,
      'requests/s': Math.round(ours.perSecond),
      'p50 ms': ours.p50,
      'p99 ms': ours.p99,
      'bare requests/s': theirs ? Math.round(theirs.perSecond) : '',
      'of bare': ofBare ? `${Math.round(ofBare)} %` : '',
      'CPU ms': Number(ours.processor.toFixed(2)),
      'bare CPU ms': theirs ? Number(theirs.processor.toFixed(2)) : '',
    });
  }
  bare.child.kill();
  await product.stop();
}

for (const engine of ['sqlite', 'postgres'] as const)
  if ((process.env.BENCH_ENGINE ?? engine) === engine) await benchEngine(engine);
console.table(table);
