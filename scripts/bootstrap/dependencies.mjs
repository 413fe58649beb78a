import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StartFailure } from './failure.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

/**
 * Installs what the lock file names unless it is there already.
 * @param {{ dev: boolean }} need without `dev` a production install is enough
 */
export async function ensureDependencies({ dev }) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  if (!wanted) throw new StartFailure('Нет файла package-lock.json: папка проекта неполная, скачайте её заново.');
  if (isInstalled(wanted, readPackages(join(root, 'node_modules', '.package-lock.json')), { dev })) return;
  console.log('Устанавливаю зависимости: в первый раз это занимает около минуты…');
  await install();
}

/**
 * Whether npm's own record of `node_modules` agrees with the lock file.
 * Optional packages may be missing: they belong to other platforms.
 * @param {LockedPackages} wanted
 * @param {LockedPackages | undefined} installed
 * @param {{ dev: boolean }} need
 */
export function isInstalled(wanted, installed, { dev }) {
  if (!installed) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || (!dev && (entry.dev || entry.devOptional))) return true;
    const there = installed[path];
    return there ? there.version === entry.version : Boolean(entry.optional || entry.devOptional);
  });
}

async function install() {
  // The explicit flags win over NODE_ENV=production and over what a calling npm passes in the environment.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const windows = process.platform === 'win32';
  const { code, output, error } = await run('npm', args, { shell: windows, env: withoutLocalBin(process.env) });
  if (error?.code === 'ENOENT') throw new StartFailure('Не найдена команда npm. Она ставится вместе с Node.');
  if (code !== 0) throw new StartFailure(`Не удалось установить зависимости (npm ci):\n${cause(output)}`);
}

/**
 * npm tells the cause first and its manual after it.
 * @param {string} output
 */
function cause(output) {
  return output.trimEnd().split('\n').slice(0, 20).join('\n');
}

/**
 * npm must not run on the Node that it is about to replace.
 * @param {NodeJS.ProcessEnv} env
 */
function withoutLocalBin(env) {
  const local = join(root, 'node_modules', '.bin');
  const path = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== local);
  return { ...env, PATH: path.join(delimiter) };
}

/**
 * @param {string} file
 * @returns {LockedPackages | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}
