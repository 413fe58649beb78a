import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tail } from '../bootstrap/failure.mjs';
import { run } from '../bootstrap/run.mjs';
import { findPostgres } from '../postgres.ts';
import { findChromium } from './chromium.ts';

const NEEDED = [
  { debianPackage: 'postgresql', isThere: () => Boolean(process.env.TEST_DATABASE_URL || findPostgres()) },
  { debianPackage: 'chromium', isThere: () => existsSync(findChromium()) },
];

/**
 * Gets what npm cannot: a PostgreSQL server and Chromium, from Debian's packages.
 * @returns the packages that are still missing, each a failure
 */
export async function ensureSystemPackages(): Promise<string[]> {
  const missing = () => NEEDED.filter(({ isThere }) => !isThere()).map(({ debianPackage }) => debianPackage);
  if (missing().length === 0) return [];
  const prefix = aptPrefix();
  if (prefix) await install(prefix, missing());
  else console.log('apt-get is not there, or needs a password for sudo.');
  for (const name of missing()) console.log(`✗ ${name} is missing; install it and run the tests again.`);
  return missing();
}

/** How apt-get can be called without asking anybody, or null. */
function aptPrefix(): string[] | null {
  if (!existsSync('/usr/bin/apt-get')) return null;
  if (process.getuid?.() === 0) return ['env'];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n', 'env'] : null;
}

async function install([command, ...prefix]: string[], packages: string[]) {
  console.log(`Installing ${packages.join(' and ')} with apt-get…`);
  const commands = [['update'], ['install', '--yes', '--no-install-recommends', ...packages]];
  for (const args of commands) {
    const { code, output } = await run(command!, [...prefix, 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]);
    if (code !== 0) console.log(`apt-get ${args[0]} failed:\n${tail(output)}`);
  }
}
