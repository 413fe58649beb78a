import { existsSync } from 'node:fs';
import { findPostgres } from '#testing/server/postgres-server.ts';
import { installDebianPackages } from '../bootstrap/debian-packages.mjs';
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
  await installDebianPackages(missing());
  for (const name of missing())
    console.log(`✗ ${name} is missing and could not be installed; install it and run the tests again.`);
  return missing();
}
