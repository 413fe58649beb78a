// Everything that is installed must allow a whole under AGPL-3.0-or-later.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';

interface LockedPackage {
  license?: string;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}
type LockedPackages = Record<string, LockedPackage>;

/** Those that the FSF's list, or their own words, let be a part of a work under (A)GPL-3.0-or-later. */
const ALLOWED = new Set([
  '0BSD',
  'AGPL-3.0-or-later',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  // Of data, not of programs.
  'CC-BY-4.0',
  'CC0-1.0',
  'GPL-3.0-or-later',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  // Of fonts.
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/** Whether an expression of SPDX can be chosen and kept such that all of it is allowed. */
export function allows(expression: string): boolean {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const one = (): boolean => {
    if (words[at] !== '(') return ALLOWED.has(words[at++] ?? '');
    at++;
    const inner = either();
    return words[at++] === ')' && inner;
  };
  const all = (): boolean => {
    let good = one();
    while (words[at] === 'AND') {
      at++;
      good = one() && good;
    }
    return good;
  };
  const either = (): boolean => {
    let good = all();
    while (words[at] === 'OR') {
      at++;
      good = all() || good;
    }
    return good;
  };
  const good = either();
  return good && at === words.length;
}

/** Of another platform's part nothing but the name may be known here: it has the licence of the package that it belongs to. */
function licenceOf(packages: LockedPackages, path: string): string | undefined {
  const { license, optional } = packages[path]!;
  if (license !== undefined || !optional) return license;
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return Object.values(packages).find(({ optionalDependencies = {} }) => name in optionalDependencies)?.license;
}

/** @returns one line for each package whose licence is unknown or is not allowed */
export function checkLicences(packages: LockedPackages): string[] {
  return Object.keys(packages)
    .filter((path) => path !== '')
    .map((path) => ({ path, licence: licenceOf(packages, path) }))
    .filter(({ licence }) => licence === undefined || !allows(licence))
    .map(({ path, licence }) => `${path}: ${licence ?? 'no licence is named'}`);
}

if (import.meta.main) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = checkLicences(packages);
  if (found.length > 0) console.log(found.join('\n'));
  process.exitCode = found.length > 0 ? 1 : 0;
}
