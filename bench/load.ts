// First loads over a phone's network (1.44 Mbit/s, 562 ms a request, a processor four times slower): the landing page's
// largest contentful paint and script, and when a signed-in user's screens show their first rows, with an empty cache
// and on a second visit, once the device keeps all. 1,000 tasks in the account.
import type { BrowserContext } from '@playwright/test';
import {
  createTasks,
  LOAD_PROBE,
  median,
  mobilePage,
  ms,
  newAccount,
  SCREENS,
  type Screen,
  showsRows,
  untilKept,
  withBrowser,
} from './support/browser.ts';
import { reckon } from './support/goals.ts';

const TASKS = 1000;
const RUNS = Number(process.env.BENCH_RUNS ?? 3);

/** What a device keeps beside the browser's cache. */
const KEPT = 'service_workers,cache_storage,indexeddb,local_storage';

async function measureScreen(context: BrowserContext, origin: string, screen: Screen) {
  const cold: number[] = [];
  const again: number[] = [];
  const usable: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { page, devtools } = await mobilePage(context);
    await devtools.send('Network.clearBrowserCache');
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: KEPT });
    cold.push((await showsRows(page, screen)).shown);
    await untilKept(page);
    const second = await showsRows(page, screen);
    again.push(second.shown);
    usable.push(second.usable);
    await page.close();
  }
  return { cold: ms(median(cold)), 'second visit': ms(median(again)), 'hears presses': ms(median(usable)) };
}

async function measureLanding(context: BrowserContext) {
  const painted: number[] = [];
  let script = 0;
  for (let run = 0; run < RUNS; run++) {
    const { page, devtools } = await mobilePage(context);
    await devtools.send('Network.clearBrowserCache');
    await page.goto('/');
    await page.waitForTimeout(2000);
    painted.push(await page.evaluate<number>('bench.paintedAt'));
    script = await page.evaluate<number>(
      `performance.getEntriesByType('resource').filter(({ initiatorType }) => initiatorType === 'script')
        .reduce((sum, { transferSize }) => sum + transferSize, 0)`,
    );
    await page.close();
  }
  return { cold: ms(median(painted)), script: `${(script / 1024).toFixed(1)} KB` };
}

await withBrowser(async (bench) => {
  const visitor = await bench.browser.newContext({ baseURL: bench.baseUrl, locale: 'ru-RU' });
  await visitor.addInitScript(LOAD_PROBE);
  const rows: Record<string, Record<string, string>> = { landing: await measureLanding(visitor) };
  for (const [name, screen] of Object.entries(SCREENS)) {
    const context = await newAccount(bench, screen.probe);
    await createTasks(context, TASKS, (n) => ({ title: `Задача номер ${n}` }));
    rows[name] = await measureScreen(context, bench.baseUrl, screen);
    await context.close();
  }
  console.table(rows);
  reckon('load: landing, largest contentful paint', Number.parseFloat(rows.landing!.cold!));
  reckon('load: landing, script', Number.parseFloat(rows.landing!.script!));
  for (const name of Object.keys(SCREENS)) {
    reckon(`load: ${name}, cold`, Number.parseFloat(rows[name]!.cold!));
    reckon(`load: ${name}, second visit`, Number.parseFloat(rows[name]!['second visit']!));
  }
});
