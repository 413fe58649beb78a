// Lighthouse on the main pages, as on a phone and as on a computer: its four figures of each, and what it found. Performance is
// reckoned from the machine's own speed, so read it on a quiet one; the phone is as slow as Lighthouse's own on any machine: by how much
// it is slower than this one is calibrated (docs/throttling.md of Lighthouse), `BENCH_SLOWER=4` sets it. Private pages ask not to be indexed,
// and have no figure for that.
// `BENCH_ONLY='tasks|board'` picks pages.
import lighthouse, { defaultConfig, desktopConfig } from 'lighthouse';
import puppeteer, { type Browser } from 'puppeteer-core';
import { startProductServer } from '../e2e/product-server.ts';
import { findChromium } from '../scripts/testing/browsers.ts';
import { reckon } from './support/goals.ts';

const PAGES = [
  { name: 'landing', path: '/', isPublic: true },
  { name: 'login', path: '/login', isPublic: true },
  { name: 'dashboard', path: '/', isPublic: false },
  { name: 'tasks', path: '/?section=tasks', isPublic: false },
  { name: 'board', path: '/kanban', isPublic: false },
  { name: 'habits', path: '/habits', isPublic: false },
] as const;
const FORMS = [
  ['mobile', undefined],
  ['desktop', desktopConfig],
] as const;
const TASKS = 30;
const HABITS = 4;
/** The least that each category may have. */
const LEAST: Record<string, number> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/** What the performance is reckoned from. */
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
};
/** Lighthouse's phone is four times slower than a desktop computer of the upper class, whose index is in the middle of 1500 and 2000. */
const INDEX_OF_PHONE = 1750 / 4;
const only = new RegExp(process.env.BENCH_ONLY ?? '');

/** Runs in a page of the product: an account with something to show. */
const PREPARE = `(async () => {
  const call = async (method, path, body) => {
    const answer = await fetch(path, { method, headers: { 'Content-Type': 'application/json', 'X-Timezone': Intl.DateTimeFormat().resolvedOptions().timeZone }, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(path + ' ' + answer.status);
  };
  await call('POST', '/api/auth/register', { email: 'bench-' + crypto.randomUUID() + '@example.test', password: 'bench-password' });
  localStorage.setItem('hasSeenWelcomeTour', '1');
  for (let n = 0; n < ${TASKS}; n++)
    await call('POST', '/api/tasks', { title: 'Task ' + n, ...(n % 3 === 0 && { dueDay: new Date().toISOString().slice(0, 10) }) });
  for (let n = 0; n < ${HABITS}; n++) await call('POST', '/api/habits', { name: 'Habit ' + n, frequency: 'daily' });
})()`;

/** By how much a phone is slower than this machine is now. */
let slower = Number(process.env.BENCH_SLOWER ?? 0);

async function measure(browser: Browser, url: string, form: (typeof FORMS)[number], isPublic: boolean) {
  const context = isPublic ? await browser.createBrowserContext() : browser.defaultBrowserContext();
  const page = await context.newPage();
  const flags = { logLevel: 'error', disableStorageReset: !isPublic, onlyCategories: categoriesOf(isPublic) } as const;
  const throttling = { ...defaultConfig.settings!.throttling, cpuSlowdownMultiplier: slower };
  const result = await lighthouse(
    url,
    { ...flags, onlyCategories: [...flags.onlyCategories], ...(!form[1] && slower > 0 && { throttling }) },
    form[1],
    page,
  );
  if (!result) throw new Error(`nothing was measured of ${url}`);
  await page.close();
  if (isPublic) await context.close();
  return result.lhr;
}

const categoriesOf = (isPublic: boolean) => Object.keys(LEAST).filter((category) => isPublic || category !== 'seo');

const server = await startProductServer();
/** By a name, as people open it: by numbers there are no passkeys, and the login page says why. */
const site = server.baseUrl.replace('127.0.0.1', 'localhost');
const browser = await puppeteer.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--lang=ru-RU'],
});
try {
  const account = await browser.newPage();
  await account.goto(`${site}/login`);
  await account.evaluate(PREPARE);
  await account.goto('about:blank');
  if (!slower) {
    const { environment } = await measure(browser, `${site}/login`, FORMS[0], true);
    slower = Math.max(1, Math.round((10 * environment.benchmarkIndex) / INDEX_OF_PHONE) / 10);
    console.log(`this machine has an index of ${environment.benchmarkIndex}: a phone is ${slower} times slower`);
  }
  const rows: Record<string, Record<string, number | string>> = {};
  const least = { performance: 100, others: 100 };
  for (const { name, path, isPublic } of PAGES.filter((each) => only.test(each.name)))
    for (const form of FORMS) {
      const { categories, audits } = await measure(browser, site + path, form, isPublic);
      const row = Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)] as const);
      const measured = Object.entries(METRICS).map(([short, id]) => [short, audits[id]!.displayValue!] as const);
      rows[`${name}, ${form[0]}`] = Object.fromEntries([...row, ...measured]);
      for (const { id, auditRefs } of Object.values(categories))
        for (const audit of auditRefs.map((ref) => audits[ref.id]!))
          if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative')
            console.log(`${name}, ${form[0]}: ${id}: ${audit.title} ${audit.displayValue ?? ''}`);
      for (const [id, score] of row) {
        const kind = id === 'performance' ? id : 'others';
        least[kind] = Math.min(least[kind], score);
      }
      if (row.some(([id, score]) => score < LEAST[id]!)) process.exitCode = 1;
    }
  console.table(rows);
  reckon('lighthouse: performance', least.performance);
  reckon('lighthouse: all others', least.others);
} finally {
  await browser.close();
  await server.stop();
}
