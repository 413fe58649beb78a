import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#testing/server/free-port.ts';

const READY_WITHIN_MS = 300_000;

/** The whole product as an operator runs it, on a port and a data folder of its own. */
export interface ProductServer {
  baseUrl: string;
  dataDir: string;
  pid: number;
  /** Ends the process and leaves its folder, for the next one on the same port. */
  halt(): Promise<void>;
  /** The same without a word, as a power cut does. */
  kill(): Promise<void>;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

export interface ProductServerOptions {
  /** Keeps the rows in this PostgreSQL database instead of a SQLite file. */
  databaseUrl?: string;
  /** More of the operator's variables. */
  env?: NodeJS.ProcessEnv;
  /** Where it is to listen; where absent, somewhere free. */
  port?: number;
  /** The server whose place it takes, at the same address with the same rows. */
  after?: ProductServer;
  /** Where the product lies; here where absent. */
  folder?: string;
}

/** Starts the server and waits until it is healthy; `stop` ends it gracefully and removes its folder. */
export async function startProductServer({
  databaseUrl,
  env = {},
  port: wanted,
  after,
  folder = process.cwd(),
}: ProductServerOptions = {}): Promise<ProductServer> {
  const dataDir = after?.dataDir ?? (await mkdtemp(join(tmpdir(), 'takt-e2e-')));
  const port = after ? Number(new URL(after.baseUrl).port) : (wanted ?? (await freePort()));
  const child = spawn(process.execPath, ['src/app/server/main.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...withoutProductVariables(process.env),
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...(databaseUrl && { DATABASE_URL: databaseUrl, SECRET: 'a secret of the journeys, long enough' }),
      ...env,
    },
  });
  const baseUrl = `http://127.0.0.1:${port}`;
  const halt = () => endProcess(child);
  const kill = () => endProcess(child, 'SIGKILL');
  const stop = async () => {
    await halt();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilHealthy(child, baseUrl);
  } catch (error) {
    await stop();
    throw error;
  }
  return { baseUrl, dataDir, pid: child.pid!, halt, kill, stop };
}

/** What the developer's shell says about the product is not meant for the journeys. */
function withoutProductVariables({
  DATABASE_URL,
  SECRET,
  PUBLIC_URL,
  TRUST_PROXY,
  REGISTRATION,
  ...rest
}: NodeJS.ProcessEnv) {
  return rest;
}

async function untilHealthy(child: ChildProcess, baseUrl: string) {
  let output = '';
  const collect = (chunk: Buffer) => {
    output = (output + chunk).slice(-4000);
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const healthy = await fetch(`${baseUrl}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return;
    await sleep(50);
  }
  throw new Error(`the server did not start:\n${output}`);
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}
