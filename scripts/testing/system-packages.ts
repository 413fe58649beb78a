import { existsSync } from 'node:fs';
import { findProgram } from '#testing/server/loopback-program.ts';
import { findPostgres } from '#testing/server/postgres-server.ts';
import { canValidateCalendars } from '#testing/server/validate-calendar.ts';
import { installDebianPackages } from '../bootstrap/debian-packages.mjs';
import { findFirefox, findHeadlessChromium, findWebKitDriver, findXvfb, hasHeadlessShell } from './browsers.ts';

/** What npm cannot bring, by the name of Debian's package. */
const IS_THERE = {
  postgresql: () => Boolean(process.env.TEST_DATABASE_URL || findPostgres()),
  'redis-server': () => findProgram('redis-server') !== null,
  pgbouncer: () => findProgram('pgbouncer') !== null,
  fail2ban: () => findProgram('fail2ban-regex') !== null,
  faketime: () => findProgram('faketime') !== null,
  nginx: () => findProgram('nginx') !== null,
  caddy: () => findProgram('caddy') !== null,
  systemd: () => findProgram('systemd-analyze') !== null,
  patroni: () => findProgram('patroni') !== null,
  'etcd-server': () => findProgram('etcd') !== null,
  haproxy: () => findProgram('haproxy') !== null,
  'python3-vobject': canValidateCalendars,
  tini: () => findProgram('tini') !== null,
  strace: () => findProgram('strace') !== null,
  e2fsprogs: () => findProgram('mkfs.ext4') !== null,
  mmdebstrap: () => findProgram('mmdebstrap') !== null,
  buildah: () => findProgram('buildah') !== null,
  'chromium-headless-shell': hasHeadlessShell,
  'firefox-esr': () => existsSync(findFirefox()),
  'webkit2gtk-driver': () => existsSync(findWebKitDriver()),
  xvfb: () => existsSync(findXvfb()),
};

type DebianPackage = keyof typeof IS_THERE;

/** What does as well, if more slowly, where a package cannot be installed. */
const DOES: Partial<Record<DebianPackage, () => boolean>> = {
  'chromium-headless-shell': () => existsSync(findHeadlessChromium()),
};

/** What the other engines need beside Chromium. */
export const ENGINE_PACKAGES: DebianPackage[] = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

const FAULTS_ONLY: DebianPackage[] = ['faketime', 'patroni', 'etcd-server', 'haproxy', 'tini', 'strace', 'e2fsprogs'];
/** What the faults need. */
export const FAULT_PACKAGES: DebianPackage[] = ['postgresql', 'redis-server', 'pgbouncer', 'nginx', ...FAULTS_ONLY];

/** What the image is built by. */
export const IMAGE_PACKAGES: DebianPackage[] = ['mmdebstrap', 'buildah'];

const BESIDE_TESTS = [...FAULTS_ONLY, ...IMAGE_PACKAGES];
const OF_TESTS = (Object.keys(IS_THERE) as DebianPackage[]).filter((name) => !BESIDE_TESTS.includes(name));

/**
 * Gets from Debian's packages what npm cannot bring: PostgreSQL with what several servers on it need, and the browsers.
 * @returns the packages that are still missing, each a failure
 */
export async function ensureSystemPackages(needed = OF_TESTS): Promise<string[]> {
  const missing = () => needed.filter((name) => !IS_THERE[name]());
  if (missing().length === 0) return [];
  await installDebianPackages(missing());
  const lacking = missing().filter((name) => !DOES[name]?.());
  for (const name of lacking) console.log(`✗ ${name} is missing and could not be installed; install it and try again.`);
  return lacking;
}
