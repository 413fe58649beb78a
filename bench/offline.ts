// Without a network, in Chromium. Start: with 10,000 tasks and no network, on a processor four times slower, milliseconds from the
// navigation to the first rows, and the memory that the page then holds. Return: 1,000 changes that were made without a network,
// milliseconds from the moment at which it is back until the server has all of them, and on a phone's line and processor.
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import {
  createTasks,
  median,
  mobilePage,
  ms,
  newAccount,
  SCREENS,
  showsRows,
  slowPage,
  untilKept,
  withBrowser,
} from './support/browser.ts';
import { reckon } from './support/goals.ts';

const SLOWDOWN = 4;
const HELD = Number(process.env.BENCH_HELD ?? 10_000);
const UNSENT = Number(process.env.BENCH_UNSENT ?? 1000);
const RUNS = Number(process.env.BENCH_RUNS ?? 3);

/** Runs in the page: writes changes down as the page does, for no browser presses a thousand times. */
const WRITE_DOWN = (count: number, from: number) => `(async () => {
  const { id } = JSON.parse(localStorage.getItem('account'));
  const database = await new Promise((resolve) => {
    const opening = indexedDB.open('takt:' + id);
    opening.onsuccess = () => resolve(opening.result);
  });
  const transaction = database.transaction('unsent', 'readwrite');
  for (let n = 0; n < ${count}; n++) {
    const key = '01900000-0000-7000-8000-' + (${from} + n).toString(16).padStart(12, '0');
    const title = 'Без сети ' + n;
    const change = { deed: 'create', id: key, task: { title, priority: 'medium' }, now: new Date().toISOString() };
    const body = { title, priority: 'medium', id: key };
    transaction.objectStore('unsent').add({
      kind: 'tasks', words: title, change, method: 'POST', path: '/api/tasks', body, key, at: Date.now(),
    });
  }
  await new Promise((resolve) => { transaction.oncomplete = resolve; });
  database.close();
})()`;

const count = async (context: BrowserContext): Promise<number> =>
  ((await (await context.request.get('/api/tasks')).json()) as unknown[]).length;

async function megabytes(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** The page as it starts without a network, when the device has all of it. */
async function measureStart(context: BrowserContext) {
  const times: number[] = [];
  const usable: number[] = [];
  let heap = 0;
  await context.setOffline(true);
  for (let run = 0; run < RUNS; run++) {
    const { page, devtools } = await slowPage(context, SLOWDOWN);
    const start = await showsRows(page, SCREENS.tasks);
    times.push(start.shown);
    usable.push(start.usable);
    await page.waitForTimeout(3000);
    heap = await megabytes(devtools);
    await page.close();
  }
  await context.setOffline(false);
  return { 'first rows': ms(median(times)), 'hears presses': ms(median(usable)), memory: `${heap.toFixed(0)} MB` };
}

async function measureReturn(context: BrowserContext, open: () => Promise<{ page: Page }>) {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const quiet = await context.newPage();
    await quiet.goto('/favicon.svg');
    const before = await count(context);
    await quiet.evaluate(WRITE_DOWN(UNSENT, before + Math.floor(Math.random() * 2 ** 40)));
    await quiet.close();
    const { page } = await open();
    const began = performance.now();
    await page.goto(SCREENS.tasks.path, { waitUntil: 'commit' });
    while ((await count(context)) < before + UNSENT) await page.waitForTimeout(100);
    times.push(performance.now() - began);
    await page.close();
  }
  return { 'all sent': ms(median(times)) };
}

await withBrowser(async (bench) => {
  const rows: Record<string, Record<string, string>> = {};
  const full = await newAccount(bench, SCREENS.tasks.probe);
  await createTasks(full, HELD, (n) => ({ title: `Задача номер ${n}` }));
  const first = await full.newPage();
  await first.goto(SCREENS.tasks.path);
  await untilKept(first);
  // It notes what the next page begins with once it has come to rest.
  await first.waitForTimeout(5000);
  await first.close();
  rows[`cold start, ${HELD} tasks`] = await measureStart(full);
  await full.close();

  const busy = await newAccount(bench, SCREENS.tasks.probe);
  const kept = await busy.newPage();
  await kept.goto(SCREENS.tasks.path);
  await untilKept(kept);
  await kept.close();
  rows[`${UNSENT} changes`] = await measureReturn(busy, async () => ({ page: await busy.newPage() }));
  rows[`${UNSENT} changes, mobile`] = await measureReturn(busy, () => mobilePage(busy));
  await busy.close();
  console.table(rows);
  const figure = (row: string, column: string) => Number.parseFloat(rows[row]![column]!);
  reckon('offline: from start to rows', figure(`cold start, ${HELD} tasks`, 'first rows'));
  reckon('offline: all changes sent', figure(`${UNSENT} changes`, 'all sent'));
  reckon('offline: all changes sent, mobile', figure(`${UNSENT} changes, mobile`, 'all sent'));
});
