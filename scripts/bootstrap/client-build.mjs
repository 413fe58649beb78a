import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { StartFailure, tail } from './failure.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { findRuntime } from './runtime.mjs';

/** What the client is built from; a change of the server alone needs no new build. */
const INPUTS = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];
const NOT_INPUTS = /^src\/(server|testing)(\/|$)|\/server(\/|$)|\.test\.tsx?$/;

const built = join(root, 'build', 'client');
const stamp = join(root, 'build', 'client-inputs.sha256');

/** Whether `build/client` was made from the sources as they are now, or came ready-made without its sources. */
export function isClientFresh() {
  if (!existsSync(built)) return false;
  if (!existsSync(join(root, 'src', 'client'))) return true;
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashInputs();
}

/** Builds the client; the stamp goes first and comes back last, so that a broken build is never taken for a good one. */
export async function buildClient() {
  const inputs = hashInputs();
  rmSync(stamp, { force: true });
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { code, output } = await run(await findRuntime(), [vite, 'build'], {
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
  });
  if (code !== 0) throw new StartFailure(`Не удалось собрать интерфейс (vite build):\n${tail(output)}`);
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(stamp, inputs);
  return output;
}

function hashInputs() {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap((input) => filesOf(join(root, input)))) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]} the files in it, in a stable order
 */
function filesOf(path) {
  if (!existsSync(path) || NOT_INPUTS.test(relative(root, path).replaceAll(sep, '/'))) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}
