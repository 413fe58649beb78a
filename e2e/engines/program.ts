import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 5_000;
const KEPT_OUTPUT = 4000;

/** A program with a folder of its own, in the process group of the test run: what ends that ends it too. */
export interface Program {
  /** How it can be reached. */
  address: string;
  stop(): Promise<void>;
}

interface ProgramOptions {
  command: string;
  /** Its folder is its home and holds all that it writes. */
  args: (folder: string) => string[] | Promise<string[]>;
  env?: NodeJS.ProcessEnv;
  /** How it can be reached, told by the end of its output or by a call; undefined as long as it cannot. */
  addressOf: (output: string) => string | undefined | Promise<string | undefined>;
  /** Hears of every line of its output. */
  onLine?: (line: string) => void;
}

/** Starts a program and waits until it can be reached; where it cannot, says what it wrote. */
export async function startProgram({ command, args, env, addressOf, onLine }: ProgramOptions): Promise<Program> {
  const folder = await mkdtemp(join(tmpdir(), 'takt-engine-'));
  const child = spawn(command, await args(folder), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder, ...env },
  });
  let output = '';
  let failure = '';
  child.on('error', ({ message }) => {
    failure = message;
  });
  const listen = (chunk: Buffer) => {
    output = (output + chunk).slice(-KEPT_OUTPUT);
    if (onLine) for (const line of String(chunk).split('\n').filter(Boolean)) onLine(line);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);

  const stop = async () => {
    await end(child);
    // A browser's last helper may still write.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && !failure && child.exitCode === null) {
    const address = await addressOf(output);
    if (address !== undefined) return { address, stop };
    await sleep(50);
  }
  await stop();
  throw new Error(`${command} did not start: ${failure}\n${output}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await gone;
  clearTimeout(force);
}
