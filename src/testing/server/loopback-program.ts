import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const READY_WITHIN_MS = 20_000;

/** A program of Debian's that listens on loopback, with a folder of its own that `stop` removes. */
export interface LoopbackProgram {
  port: number;
  /** The group of its processes. */
  group(): number;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
  /** Starts it again on the same port, once killed. */
  start(): Promise<void>;
  /** Stops it where it stands, connections and all. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** Where a program lies on this machine, or null. */
export const findProgram = (name: string): string | null =>
  [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file)) ?? null;

interface Traits {
  /** Variables beside those of this process, which may name its folder. */
  envOf?: (folder: string) => NodeJS.ProcessEnv;
  /** It tells of itself where others tell of failures alone: nobody is to hear it. */
  isTalkative?: boolean;
}

/** @param argsOf what it is started with; a folder is there for the files that it needs */
export async function startProgram(
  name: string,
  argsOf: (where: { port: number; folder: string }) => string[],
  { envOf = () => ({}), isTalkative = false }: Traits = {},
): Promise<LoopbackProgram> {
  const file = findProgram(name);
  if (!file) throw new Error(`${name} is not installed (on Debian: apt-get install ${name})`);
  const folder = mkdtempSync(join(tmpdir(), `takt-${name}-`));
  const port = await freePort();
  const args = argsOf({ port, folder });
  let child: ChildProcess;

  async function start(): Promise<void> {
    // It ends with its input, even where whoever started it is killed.
    const command = 'exec 3<&0; "$@" & program=$!; (while read -r _ <&3; do :; done; kill -9 $program) & wait $program';
    child = spawn('sh', ['-c', command, 'sh', file!, ...args], {
      cwd: folder,
      detached: true,
      env: { ...process.env, ...envOf(folder) },
      stdio: ['pipe', 'ignore', isTalkative ? 'ignore' : 'inherit'],
    });
    const deadline = Date.now() + READY_WITHIN_MS;
    while (!(await listens(port))) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${name} did not start`);
      await sleep(30);
    }
  }

  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-child.pid!, 'SIGKILL');
    await gone;
  }

  await start();
  return {
    port,
    group: () => child.pid!,
    kill,
    start,
    freeze: () => void process.kill(-child.pid!, 'SIGSTOP'),
    thaw: () => void process.kill(-child.pid!, 'SIGCONT'),
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
