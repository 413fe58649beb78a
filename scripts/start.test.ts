import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '#testing/server/free-port.ts';
import { root } from './bootstrap/root.mjs';

// Each test starts two processes of npm and of the product, on whatever machine.
vi.setConfig({ testTimeout: 120_000 });

/** A copy of the product that is built already, so that a test neither waits for a build nor touches the real one. */
const product = mkdtempSync(join(tmpdir(), 'takt-start-'));
/** Another Node than the pinned one, as the first start finds it on a machine. */
const elsewhere = join(product, 'elsewhere', 'node');
const SCRIPTS = {
  start: 'node scripts/start.mjs',
  // Whatever else a shell has to do keeps it from replacing itself by the command.
  'start:beneath-a-shell': 'node scripts/start.mjs; exit $?',
  'start:on-another-node': `${elsewhere} scripts/start.mjs; exit $?`,
  // As Node up to 22.14, which cannot become another program.
  'start:on-an-old-node': `${elsewhere} --import "data:text/javascript,delete process.execve" scripts/start.mjs; exit $?`,
};

beforeAll(() => {
  const served = (path: string) => !/\.test\.tsx?$|\/client(\/|$)/.test(path.slice(root.length - 1));
  for (const folder of ['src', 'scripts'])
    cpSync(join(root, folder), join(product, folder), { recursive: true, filter: served });
  cpSync(join(root, 'package-lock.json'), join(product, 'package-lock.json'));
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(manifest.scripts.start).toBe(SCRIPTS.start);
  writeFileSync(join(product, 'package.json'), JSON.stringify({ ...manifest, scripts: SCRIPTS }));
  mkdirSync(join(product, 'build', 'client'), { recursive: true });
  mkdirSync(join(product, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((entry) => entry !== '.bin' && entry !== '.cache'))
    symlinkSync(join(root, 'node_modules', name), join(product, 'node_modules', name));
  mkdirSync(join(product, 'elsewhere'));
  try {
    linkSync(process.execPath, elsewhere);
  } catch {
    copyFileSync(process.execPath, elsewhere); // the temporary folder is on another disk
  }
});
afterAll(() => rmSync(product, { recursive: true, force: true }));

/** Parent and state of a process, as Linux tells them; null where it is gone or waits only for its exit code to be read. */
function processOf(pid: number): { parent: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? null : { parent: Number(parent) };
  } catch {
    return null;
  }
}

const childOf = (pid: number) =>
  readdirSync('/proc')
    .map(Number)
    .find((other) => other && processOf(other)?.parent === pid);

/** The process, its child, and so on. */
function lineage(pid: number): number[] {
  const child = childOf(pid);
  return child ? [pid, ...lineage(child)] : [pid];
}

const isPortFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().on('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

function isFolderFree(dataDir: string): boolean {
  const lock = new DatabaseSync(join(dataDir, 'server.lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch {
    return false;
  } finally {
    lock.close();
  }
}

async function until(what: string, holds: () => unknown, within: number, why = () => ''): Promise<void> {
  const deadline = performance.now() + within;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`not in ${within} ms: ${what}\n${why()}`);
    await sleep(50);
  }
}

interface Started {
  child: ChildProcess;
  /** Process ids, each the parent of the next; the last is the server. */
  line: number[];
  /** Waits until the server has gone and left its port and its data to others. */
  goes(): Promise<void>;
  isUp(): boolean;
}

const started: number[] = [];
afterEach(() => {
  for (const pid of started.splice(0)) if (processOf(pid)) process.kill(pid, 'SIGKILL');
});

/**
 * Runs a command in the product's folder until the server answers.
 * @param first the pid of the first process of the line, where it is not the command itself
 */
async function start(command: string, args: string[], first?: () => number): Promise<Started> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(product, 'data-'));
  const { PATH, HOME } = process.env;
  const child = spawn(command, args, {
    cwd: product,
    env: { PATH, HOME, PORT: String(port), DATA_DIR: dataDir, NODE_COMPILE_CACHE: join(product, 'compiled') },
    stdio: 'pipe',
  });
  started.push(child.pid!);
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (output += chunk));
  const answers = async () => (await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null))?.ok;
  await until('the server answers', answers, 60_000, () => output);
  const line = lineage(first?.() ?? child.pid!);
  started.push(...line);
  const isUp = () => processOf(line.at(-1)!) !== null;
  const isGone = async () => !isUp() && (await isPortFree(port)) && isFolderFree(dataDir);
  return { child, line, isUp, goes: () => until('the server is gone', isGone, 20_000, () => output) };
}

describe('a server started by npm ends with', () => {
  it.each([
    ['npm', 'start', 0],
    ['the shell of npm', 'start:beneath-a-shell', 1],
    ['npm above another Node', 'start:on-another-node', 0],
    ['the shell above another Node', 'start:on-another-node', 1],
    ['npm above a launcher', 'start:on-an-old-node', 0],
    ['the shell above a launcher', 'start:on-an-old-node', 1],
    ['the launcher', 'start:on-an-old-node', 2],
  ])('%s (npm run %s)', async (_name, script, who) => {
    const endBy = async (signal: NodeJS.Signals) => {
      const { line, goes } = await start('npm', ['run', script]);
      expect(line.length).toBeGreaterThan(who + 1);
      process.kill(line[who]!, signal);
      await goes();
    };
    await Promise.all([endBy('SIGTERM'), endBy('SIGKILL')]);
  });
});

it('a Node that can become the pinned one leaves nothing of itself above the server', async () => {
  const { line, goes } = await start(elsewhere, ['scripts/start.mjs']);
  expect(line).toHaveLength(1);
  expect(readlinkSync(`/proc/${line[0]}/exe`)).toBe(realpathSync(process.execPath));
  process.kill(line[0]!, 'SIGTERM');
  await goes();
});

describe('a server that is to outlive its terminal does', () => {
  it.each([
    ['npm start', 'npm start'],
    ['npm start, whose shell replaces itself', 'npm start --script-shell=bash'],
    ['no npm', 'node scripts/start.mjs'],
  ])('%s', async (_name, command) => {
    const file = join(product, 'first-pid');
    const first = () => Number(readFileSync(file, 'utf8'));
    const { child, line, isUp, goes } = await start('sh', ['-c', `${command} & echo $! > ${file}; read end`], first);
    child.stdin!.end();
    await once(child, 'exit');
    await sleep(1500);
    expect(isUp()).toBe(true);
    process.kill(line[0]!, 'SIGTERM');
    await goes();
  });
});
