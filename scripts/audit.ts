// `npm run audit [-- --advisories FOLDER]`: what the registry knows of holes in what is installed, or a copy of
// github/advisory-database. 1: a server has one that is serious; 2: nobody tells.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { holesIn, readAdvisories } from './checks/advisories.ts';
import { readAudit, type Vulnerable } from './checks/audit-report.ts';

const SERIOUS = ['high', 'critical'];

async function audit(...args: string[]) {
  const { output } = await run('npm', ['audit', '--json', ...args], { shell: process.platform === 'win32' });
  return readAudit(output);
}

/** @param served what of it servers have; null where that is not known */
function tell(found: readonly Vulnerable[], served: readonly Vulnerable[] | null): void {
  for (const { name, severity, title } of found) console.log(`${severity}: ${name} — ${title}`);
  const serious = (served ?? []).filter(({ severity }) => SERIOUS.includes(severity));
  console.log(`Пакетов с известными уязвимостями: ${found.length}; из них серьёзных у сервера: ${serious.length}.`);
  process.exitCode = served === null ? 2 : Number(serious.length > 0);
}

function unknown(why: string): void {
  console.log(`Не проверено: ${why}.`);
  process.exitCode = 2;
}

async function askRegistry(): Promise<void> {
  const whole = await audit();
  if ('unknown' in whole) {
    unknown(`реестр пакетов об уязвимостях не говорит (${whole.unknown})`);
    return;
  }
  const served = await audit('--omit=dev', '--omit=peer');
  tell(whole.found, 'unknown' in served ? null : served.found);
  if ('unknown' in served) console.log(`Второй раз реестр не ответил (${served.unknown}).`);
}

function look(folder: string): void {
  const advisories = readAdvisories(folder);
  if (advisories.length === 0) {
    unknown(`в папке ${folder} нет описаний уязвимостей пакетов npm`);
    return;
  }
  const found = holesIn(readFileSync(join(root, 'package-lock.json'), 'utf8'), advisories);
  console.log(`Описаний уязвимостей пакетов npm: ${advisories.length}.`);
  tell(
    found,
    found.filter(({ served }) => served),
  );
}

const { advisories } = parseArgs({ options: { advisories: { type: 'string' } } }).values;
if (advisories === undefined) await askRegistry();
else look(advisories);
