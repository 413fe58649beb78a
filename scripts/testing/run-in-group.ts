import { type ChildProcess, spawn } from 'node:child_process';
import { root } from '../bootstrap/root.mjs';

const STOP_WITHIN_MS = 10_000;
const running = new Set<ChildProcess>();

/**
 * Runs a tool of the test run in a process group of its own, with its output in the terminal.
 * @returns its exit code; null if it was stopped
 */
export function runInGroup(args: string[], env: NodeJS.ProcessEnv): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const stdio = ['ignore', 'inherit', 'inherit'] as const;
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: [...stdio], detached: true });
    running.add(child);
    child.on('error', reject);
    child.on('exit', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
}

/** Ends every running group: politely, so that browsers and servers are closed, and by force if that takes too long. */
export async function stopGroups() {
  await Promise.all([...running].map(stopGroup));
}

async function stopGroup(child: ChildProcess) {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  signal(child, 'SIGINT');
  const force = setTimeout(() => signal(child, 'SIGKILL'), STOP_WITHIN_MS);
  await gone;
  clearTimeout(force);
}

function signal(child: ChildProcess, name: NodeJS.Signals) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // ESRCH: gone in the meantime
  }
}
