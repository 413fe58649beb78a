import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tail } from './failure.mjs';
import { run } from './run.mjs';

/** Somebody else may be installing just now, as machines do by themselves. */
const PATIENCE = ['-o', 'DPkg::Lock::Timeout=300'];

const PREFERENCES = '/etc/apt/preferences';
/** A server of PostgreSQL that is there stays as it is: an upgrade restarts it, whoever works with it. */
const KEEP_POSTGRES = 'Package: /^postgresql-[0-9]+$/\nPin: release a=now\nPin-Priority: 1001\n';

/**
 * What apt-get is asked, so that it adds packages and upgrades none of them, and no PostgreSQL for their sake.
 * @param {string[]} names
 * @param {string} folder for a file that it reads
 * @returns {string[]}
 */
export function installing(names, folder) {
  const file = join(folder, 'preferences');
  const own = existsSync(PREFERENCES) ? `${readFileSync(PREFERENCES, 'utf8')}\n\n` : '';
  writeFileSync(file, own + KEEP_POSTGRES);
  return [
    ...['-o', `Dir::Etc::preferences=${file}`],
    ...['install', '--yes', '--no-install-recommends', '--no-upgrade', ...names],
  ];
}

/**
 * Installs packages with apt-get if that is there and asks for no password. Says what it does and what failed;
 * whether the packages are there now is for the caller to see.
 * @param {string[]} names
 */
export async function installDebianPackages(names) {
  const prefix = aptPrefix();
  if (!prefix) return;
  console.log(`apt-get install ${names.join(' ')}…`);
  const folder = mkdtempSync(join(tmpdir(), 'takt-packages-'));
  for (const args of [['update'], installing(names, folder)]) {
    const [command, ...rest] = [...prefix, 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...PATIENCE, ...args];
    const { code, output } = await run(command, rest);
    if (code !== 0) console.log(`apt-get ${args.join(' ')}:\n${tail(output)}`);
  }
  rmSync(folder, { recursive: true });
}

/** @returns {[string, ...string[]] | null} how apt-get can be called without asking anybody */
function aptPrefix() {
  if (!existsSync('/usr/bin/apt-get')) return null;
  if (process.getuid?.() === 0) return ['env'];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n', 'env'] : null;
}
