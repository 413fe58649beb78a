// Installs the dependencies on any Node 18 or newer and hands over to the test run proper, which needs the pinned one.
import { join } from 'node:path';
import { ensureDependencies } from './bootstrap/dependencies.mjs';
import { exitWith } from './bootstrap/failure.mjs';
import { root } from './bootstrap/root.mjs';
import { handOver } from './bootstrap/run.mjs';
import { findRuntime, requireBootstrapNode } from './bootstrap/runtime.mjs';

async function test() {
  requireBootstrapNode();
  await ensureDependencies({ dev: true });
  await handOver(findRuntime(), [join(root, 'scripts', 'testing', 'main.ts'), ...process.argv.slice(2)]);
}

test().catch(exitWith);
