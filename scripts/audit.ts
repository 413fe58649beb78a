// `npm run audit`: what the registry knows of holes in what is installed. 1: a server has one that is serious; 2: the registry does not tell.
import { run } from './bootstrap/run.mjs';
import { readAudit } from './checks/audit-report.ts';

const SERIOUS = ['high', 'critical'];

async function audit(...args: string[]) {
  const { output } = await run('npm', ['audit', '--json', ...args], { shell: process.platform === 'win32' });
  return readAudit(output);
}

const whole = await audit();
if ('unknown' in whole) {
  console.log(`Не проверено: реестр пакетов об уязвимостях не говорит (${whole.unknown}).`);
  process.exitCode = 2;
} else {
  for (const { name, severity, title } of whole.found) console.log(`${severity}: ${name} — ${title}`);
  const served = await audit('--omit=dev', '--omit=peer');
  const serious = 'unknown' in served ? [] : served.found.filter(({ severity }) => SERIOUS.includes(severity));
  console.log(
    `Пакетов с известными уязвимостями: ${whole.found.length}; из них серьёзных у сервера: ${serious.length}.`,
  );
  if ('unknown' in served) console.log(`Второй раз реестр не ответил (${served.unknown}).`);
  process.exitCode = 'unknown' in served ? 2 : Number(serious.length > 0);
}
