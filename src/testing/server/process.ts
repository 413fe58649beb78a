import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestDatabase } from './database.ts';
import { freePort } from './free-port.ts';

/** Only one that hangs is given up: a busy machine takes its time. */
const READY_WITHIN_MS = 90_000;

/** A real server in a process of its own, on a free loopback port. */
export interface ServerProcess {
  base: string;
  pid: number;
  output(): string;
  /** Sends the signal and waits for the end. @returns the exit code, null where the signal killed it */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Environment of a server process on a test database. */
export function serverEnv(
  database: Pick<TestDatabase, 'dataDir' | 'databaseUrl'>,
  port: number,
  extra: NodeJS.ProcessEnv = {},
): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return {
    PATH,
    NODE_COMPILE_CACHE,
    PORT: String(port),
    DATA_DIR: database.dataDir,
    SECRET: 'a secret of tests, forty characters long',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...(database.databaseUrl ? { DATABASE_URL: database.databaseUrl } : {}),
    ...extra,
  };
}

/** @param first what the shell that becomes the server does before: `umask 0`, `ulimit -f 8` */
function launch(env: NodeJS.ProcessEnv, first = 'true'): { child: ChildProcess; output: () => string } {
  const command = [process.execPath, 'src/app/server/main.ts'];
  const child = spawn('sh', ['-c', `${first}; exec "$0" "$@"`, ...command], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (text += chunk));
  return { child, output: () => text };
}

/** Starts a server and waits until it answers: on a free port, or on that of `extra`. */
export async function startProcess(
  database: Pick<TestDatabase, 'dataDir' | 'databaseUrl'>,
  extra: NodeJS.ProcessEnv = {},
  first?: string,
): Promise<ServerProcess> {
  const port = Number(extra.PORT ?? (await freePort()));
  const { child, output } = launch(serverEnv(database, port, extra), first);
  const base = `http://127.0.0.1:${port}`;
  const exited = once(child, 'exit');
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const answer = await fetch(`${base}/api/health/live`).catch(() => null);
    if (answer?.ok) break;
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start:\n${output()}`);
    }
    await sleep(50);
  }
  return {
    base,
    pid: child.pid!,
    output,
    async end(signal) {
      child.kill(signal);
      const [code] = await exited;
      return code as number | null;
    },
  };
}

/** Runs a server that is expected to refuse. @returns its exit code and what it said */
export async function refusal(
  env: NodeJS.ProcessEnv,
  first?: string,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = launch(env, first);
  // One that starts all the same is not left behind.
  const patience = setTimeout(() => child.kill('SIGKILL'), 50_000);
  const [code] = await once(child, 'exit');
  clearTimeout(patience);
  return { code, output: output() };
}
