// A lock file must name the binaries of every platform, or `npm ci` refuses it elsewhere. npm leaves out those that it
// could not fetch or that an existing node_modules lacks (npm/cli issues 4828 and 8320).
// `node scripts/checks/lock-platforms.ts --write` adds them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';

interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}
type LockedPackages = Record<string, LockedPackage>;

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/**
 * The optional packages that something in the lock file asks for and the lock file does not hold.
 * @returns where each belongs in the lock file, with what can be told from its name
 */
export function missingPlatforms(packages: LockedPackages): LockedPackages {
  const missing: LockedPackages = {};
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (path !== '' && !isLocked(packages, path, name)) missing[`node_modules/${name}`] = entryOf(name, range, entry);
    }
  }
  return missing;
}

/** Looks where Node would: in the package's own node_modules, then in those of every package around it. */
function isLocked(packages: LockedPackages, path: string, name: string): boolean {
  const inside = path === '' ? '' : `${path}/`;
  if (packages[`${inside}node_modules/${name}`]) return true;
  return path !== '' && isLocked(packages, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
}

/** Without an integrity, which only the platform's package knows; npm fills it in where it can fetch that. */
function entryOf(name: string, range: string, parent: LockedPackage): LockedPackage {
  const words = name.split('/').at(-1)!.split('-');
  const one = (known: string[]) => words.filter((word) => known.includes(word));
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu')) && 'glibc';
  return {
    version: range.replace(/^[~^]/, ''),
    ...(one(PROCESSORS).length > 0 && { cpu: one(PROCESSORS) }),
    ...(parent.dev && { dev: true }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...(one(SYSTEMS).length > 0 && { os: one(SYSTEMS) }),
  };
}

if (import.meta.main) {
  const file = join(root, 'package-lock.json');
  const lock: { packages: LockedPackages } = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingPlatforms(lock.packages);
  const names = Object.keys(missing);
  if (process.argv.includes('--write')) {
    const entries = Object.entries({ ...lock.packages, ...missing });
    lock.packages = Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b, 'en')));
    writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  } else if (names.length > 0) {
    console.log(`${names.join('\n')}\nnode scripts/checks/lock-platforms.ts --write adds them to package-lock.json`);
    process.exitCode = 1;
  }
}
