// First loads over a phone's network (1.44 Mbit/s, 562 ms a request, a processor four times slower): the landing page's
// largest contentful paint and script, and when a signed-in user's screens show their first rows, with an empty cache
// and on a second visit, once the device keeps all. 1,000 tasks in the account.
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { createTasks, median, ms, newAccount, slowPage, until, withBrowser } from './support/browser.ts';

const SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 562,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: 84_375,
};
const TASKS = 1000;
const RUNS = Number(process.env.BENCH_RUNS ?? 3);

/** Runs in the page before its own scripts: notes when what `bench.wanted` selects is drawn. */
const PROBE = `
  window.bench = { shownAt: undefined, paintedAt: 0 };
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) bench.paintedAt = entry.startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  bench.look = (selector) => { const look = () => {
    if (document.querySelector(selector)) requestAnimationFrame(() => { bench.shownAt = performance.now(); });
    else requestAnimationFrame(look); };
    requestAnimationFrame(look); };
`;
/** What a device keeps beside the browser's cache. */
const KEPT = 'service_workers,cache_storage,indexeddb,local_storage';
const SCREENS = {
  dashboard: { path: '/', rows: 'main section' },
  tasks: { path: '/?section=tasks', rows: 'li input[type=checkbox], li [role=checkbox]' },
};

async function mobilePage(context: BrowserContext): Promise<{ page: Page; devtools: CDPSession }> {
  const { page, devtools } = await slowPage(context, SLOWDOWN);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  return { page, devtools };
}

/** Waits until the device has the account and the page itself, and both have come to rest. */
async function untilKept(page: Page): Promise<void> {
  await until(page, "localStorage.getItem('account') !== null");
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.waitForTimeout(2000);
}

/** Milliseconds from the navigation until the screen's rows are drawn. */
async function firstRows(page: Page, { path }: { path: string }): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' });
  await until(page, 'bench.shownAt');
  return page.evaluate<number>('bench.shownAt');
}

async function measureScreen(context: BrowserContext, origin: string, screen: { path: string; rows: string }) {
  await context.addInitScript(`bench.look(${JSON.stringify(screen.rows)})`);
  const cold: number[] = [];
  const again: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { page, devtools } = await mobilePage(context);
    await devtools.send('Network.clearBrowserCache');
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: KEPT });
    cold.push(await firstRows(page, screen));
    await untilKept(page);
    again.push(await firstRows(page, screen));
    await page.close();
  }
  return { cold: ms(median(cold)), 'second visit': ms(median(again)) };
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
  await visitor.addInitScript(PROBE);
  const rows: Record<string, Record<string, string>> = { landing: await measureLanding(visitor) };
  for (const [name, screen] of Object.entries(SCREENS)) {
    const context = await newAccount(bench, PROBE);
    await createTasks(context, TASKS, (n) => ({ title: `Задача номер ${n}` }));
    rows[name] = await measureScreen(context, bench.baseUrl, screen);
    await context.close();
  }
  console.table(rows);
});
