import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tail } from './failure.mjs';
import { run } from './run.mjs';

/** Somebody else may be installing just now, as machines do by themselves. */
const PATIENCE = ['-o', 'DPkg::Lock::Timeout=300'];

/**
 * Installs packages with apt-get if that is there and asks for no password. Says what it does and what failed;
 * whether the packages are there now is for the caller to see.
 * @param {string[]} names
 */
export async function installDebianPackages(names) {
  const prefix = aptPrefix();
  if (!prefix) return;
  console.log(`apt-get install ${names.join(' ')}…`);
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...names]]) {
    const [command, ...rest] = [...prefix, 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...PATIENCE, ...args];
    const { code, output } = await run(command, rest);
    if (code !== 0) console.log(`apt-get ${args[0]}:\n${tail(output)}`);
  }
}

/** @returns {[string, ...string[]] | null} how apt-get can be called without asking anybody */
function aptPrefix() {
  if (!existsSync('/usr/bin/apt-get')) return null;
  if (process.getuid?.() === 0) return ['env'];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n', 'env'] : null;
}
