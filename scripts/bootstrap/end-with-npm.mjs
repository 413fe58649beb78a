import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { run, stopRuns } from './run.mjs';
import { stopSelf } from './stop-self.mjs';

const LOOK_EVERY_MS = 500;

/** @typedef {{ parent: number, command: string }} Ancestor */

/**
 * Stops this process once npm or the shell in which npm runs a script is gone, whatever ended it: npm passes a signal on to
 * that shell alone, and most shells die of it without a word to their child. Outside an npm script it does nothing, so that
 * who started the process may leave it behind.
 */
export async function endWithNpm() {
  const script = process.env.npm_lifecycle_script;
  if (!script) return;
  const parent = process.ppid;
  const shell = await ancestor(parent);
  // Some shells replace themselves by the command; then the parent is npm, and above it somebody's terminal.
  const npm = shell?.command.includes(script) ? shell.parent : undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent && isRunning(parent) && (npm === undefined || isChild(parent, npm))) return;
    clearInterval(timer);
    stopRuns();
    stopSelf();
  }, LOOK_EVERY_MS);
  timer.unref();
}

/**
 * What a process is and whose child; undefined where the system does not tell.
 * @param {number} pid
 * @returns {Promise<Ancestor | undefined>}
 */
async function ancestor(pid) {
  if (process.platform === 'win32') {
    const query = `Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}' | % { '' + $_.ParentProcessId + ' ' + $_.CommandLine }`;
    return parse((await run('powershell', ['-NoProfile', '-NonInteractive', '-Command', query])).output);
  }
  return (
    fromProc(pid) ?? parse(spawnSync('ps', ['-o', 'ppid=', '-o', 'command=', '-p', String(pid)]).stdout?.toString())
  );
}

/** @param {string | undefined} line */
function parse(line) {
  const [, parent, command] = /^\s*(\d+) (.*)/.exec(line ?? '') ?? [];
  return parent && command ? { parent: Number(parent), command } : undefined;
}

/**
 * @param {number} pid
 * @returns {Ancestor | undefined}
 */
function fromProc(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name in parentheses, which may hold anything; the parent is two fields after it.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return { parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
  } catch {
    return undefined; // gone, or a system without /proc
  }
}

/**
 * Linux gives a dead npm's shell another parent at once, even while nobody has taken npm's exit code.
 * @param {number} pid
 * @param {number} parent
 */
function isChild(pid, parent) {
  const known = process.platform === 'linux' ? fromProc(pid) : undefined;
  return known ? known.parent === parent : isRunning(parent);
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
