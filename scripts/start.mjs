// The product's start on any machine with Node 18 or newer: installs and builds what is missing, then becomes the server.
import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildClient, isClientFresh } from './bootstrap/client-build.mjs';
import { ensureDependencies } from './bootstrap/dependencies.mjs';
import { endWithNpm } from './bootstrap/end-with-npm.mjs';
import { exitWith } from './bootstrap/failure.mjs';
import { root } from './bootstrap/root.mjs';
import { handOver } from './bootstrap/run.mjs';
import { findRuntime, requireBootstrapNode } from './bootstrap/runtime.mjs';

const SELF = fileURLToPath(import.meta.url);
/** Said to the Node that this process becomes, which then becomes no other. */
const BECOME = '--become';
const SERVER = join(root, 'src', 'app', 'server', 'main.ts');
/** Compiled code of the last start: the server then starts in half the time and 20 MB smaller. */
const COMPILE_CACHE = join(root, 'node_modules', '.cache', 'takt-compiled');

async function prepare() {
  requireBootstrapNode();
  const fresh = isClientFresh();
  await ensureDependencies({ dev: !fresh });
  const runtime = await findRuntime();
  if (!fresh) {
    console.log('Собираю интерфейс…');
    await buildClient();
  }
  return runtime;
}

async function start() {
  endWithNpm().catch(exitWith);
  const runtime = await prepare();
  process.env.NODE_ENV ??= 'production';
  process.env.NODE_COMPILE_CACHE ??= COMPILE_CACHE;
  if (runtime !== process.execPath) return goOnWith(runtime);
  nodeModule.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);
  process.chdir(root);
  process.argv[1] = SERVER;
  await import('../src/app/server/main.ts');
}

/**
 * Becomes another Node where this one can: Unix, from Node 22.15 on. Elsewhere it stays above that one, with its own 50 MB.
 * @param {string} runtime
 */
function goOnWith(runtime) {
  if (process.platform === 'win32' || !process.execve || process.argv.includes(BECOME))
    return handOver(runtime, [SERVER]);
  return process.execve(runtime, [runtime, SELF, BECOME]);
}

start().catch(exitWith);
