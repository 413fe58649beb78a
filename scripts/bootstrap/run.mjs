import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const END_WITH_LAUNCHER = new URL('./end-with-launcher.mjs', import.meta.url).href;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * @typedef {{ code: number | null, output: string, error?: NodeJS.ErrnoException }} Finished
 *
 * Runs a command in the repository and collects what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<Finished>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    running.add(child);
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => resolve({ code: null, output, error }));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code, output });
    });
  });
}

/** Ends whatever `run` still waits for. */
export function stopRuns() {
  for (const child of running) child.kill();
}

/**
 * Hands the terminal over to a TypeScript or JavaScript file: same input and output, signals passed on, its exit code ours,
 * and its end when we end without having been able to pass anything on.
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<never>}
 */
export function handOver(node, args) {
  return new Promise((_resolve, reject) => {
    const child = spawn(node, ['--import', END_WITH_LAUNCHER, ...args], {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => passOn(child, signal));
    }
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (!signal) process.exit(code ?? 1);
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    });
  });
}

/**
 * Windows knows no signals: sending one there ends the child on the spot.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function passOn(child, signal) {
  if (process.platform !== 'win32') child.kill(signal);
  else if (child.connected) child.disconnect();
}
