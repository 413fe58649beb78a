// What the benchmarks in Chromium share: an account on a server of their own, a slowed page, and how figures are written.
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { startProductServer } from '../../e2e/product-server.ts';
import { findChromium } from '../../scripts/testing/browsers.ts';

const CREATED_AT_ONCE = 8;

interface Bench {
  browser: Browser;
  baseUrl: string;
}

/** Runs a benchmark against a product server and a browser that are its own, and ends both. */
export async function withBrowser(run: (bench: Bench) => Promise<void>): Promise<void> {
  const server = await startProductServer();
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await run({ browser, baseUrl: server.baseUrl });
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A window whose visitor has a new account, signed in and past the welcome tour. `script` runs in each of its pages. */
export async function newAccount({ browser, baseUrl }: Bench, script = ''): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
  });
  const credentials = { email: `bench-${crypto.randomUUID()}@example.test`, password: 'bench-password' };
  await context.request.post('/api/auth/register', { data: credentials, headers: { Origin: baseUrl } });
  await context.addInitScript(`localStorage.setItem('hasSeenWelcomeTour', '1'); ${script}`);
  return context;
}

/** Creates tasks in the account of a window; `taskOf` says what each is. */
export async function createTasks(
  context: BrowserContext,
  count: number,
  taskOf: (index: number) => Record<string, unknown>,
): Promise<void> {
  for (let first = 0; first < count; first += CREATED_AT_ONCE) {
    const indexes = Array.from({ length: Math.min(CREATED_AT_ONCE, count - first) }, (_, offset) => first + offset);
    const answers = await Promise.all(indexes.map((index) => create(context, taskOf(index))));
    const refused = answers.find((answer) => !answer.ok());
    if (refused) throw new Error(`a task was not created: ${await refused.text()}`);
  }
}

/** An API call from outside a page: same origin, as the page's own are. */
const create = (context: BrowserContext, data: Record<string, unknown>) =>
  context.request.post('/api/tasks', { data, headers: { 'Sec-Fetch-Site': 'same-origin' } });

/** A page whose processor is `rate` times slower than the machine's. */
export async function slowPage(context: BrowserContext, rate: number): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, devtools };
}

/** A phone's line. */
const MOBILE_SLOWDOWN = 4;
const MOBILE_LINE = {
  offline: false,
  latency: 562,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: 84_375,
};

/** A page on a phone: its processor and its line. */
export async function mobilePage(context: BrowserContext): Promise<{ page: Page; devtools: CDPSession }> {
  const { page, devtools } = await slowPage(context, MOBILE_SLOWDOWN);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', MOBILE_LINE);
  return { page, devtools };
}

/**
 * Runs in the page before its own scripts: notes when what `bench.look` is given is on the screen, be it in a picture of the last visit, when the
 * app itself has drawn it and so hears what is pressed, and the largest paint.
 */
export const LOAD_PROBE = `
  window.bench = { shownAt: undefined, usableAt: undefined, paintedAt: 0 };
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) bench.paintedAt = entry.startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  bench.look = (selector) => {
    const note = (name, where) => { const look = () => {
      if (document.querySelector(where)) requestAnimationFrame(() => { bench[name] = performance.now(); });
      else requestAnimationFrame(look); };
      requestAnimationFrame(look); };
    note('shownAt', selector);
    note('usableAt', '#root ' + selector); };
`;

/** A screen, and what its pages run to tell when its rows are drawn. */
export interface Screen {
  path: string;
  probe: string;
}
const screen = (path: string, rows: string): Screen => ({
  path,
  probe: `${LOAD_PROBE} bench.look(${JSON.stringify(rows)});`,
});
export const SCREENS = {
  dashboard: screen('/', 'main section'),
  tasks: screen('/?section=tasks', '[data-task-id] input[type=checkbox]'),
};

/** Milliseconds from the navigation until the screen's rows are there, and until the app has drawn them. */
export async function showsRows(page: Page, { path }: Screen): Promise<{ shown: number; usable: number }> {
  await page.goto(path, { waitUntil: 'commit' });
  await until(page, 'bench.usableAt');
  return { shown: await page.evaluate<number>('bench.shownAt'), usable: await page.evaluate<number>('bench.usableAt') };
}

/** Waits until the device has the account and the page itself, and both have come to rest. */
export async function untilKept(page: Page): Promise<void> {
  await until(page, "localStorage.getItem('account') !== null");
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.waitForTimeout(2000);
}

/** Waits until an expression holds. The page's policy forbids the evaluation that Playwright's own waiting does. */
export async function until(page: Page, expression: string): Promise<void> {
  while (!(await page.evaluate(expression))) await page.waitForTimeout(20);
}

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
export const ms = (milliseconds: number): string => `${Math.round(milliseconds)} ms`;
