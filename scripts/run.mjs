// Runs one of the project's TypeScript commands on the pinned Node, from any Node 18 or newer: `node scripts/run.mjs FILE …`.
import { resolve } from 'node:path';
import { ensureDependencies } from './bootstrap/dependencies.mjs';
import { endWithNpm } from './bootstrap/end-with-npm.mjs';
import { exitWith } from './bootstrap/failure.mjs';
import { root } from './bootstrap/root.mjs';
import { handOver } from './bootstrap/run.mjs';
import { findRuntime, requireBootstrapNode } from './bootstrap/runtime.mjs';

/** @param {string[]} command */
async function main([file = '', ...args]) {
  requireBootstrapNode();
  endWithNpm().catch(exitWith);
  await ensureDependencies({ dev: true });
  await handOver(await findRuntime(), [resolve(root, file), ...args]);
}

main(process.argv.slice(2)).catch(exitWith);
