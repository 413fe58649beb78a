import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { createPostgresDatabase } from '#testing/server/database.ts';
import { type ProductServer, startProductServer } from './product-server.ts';
import { watchContext } from './watch.ts';

export { expect };

const offset = 12 - new Date().getUTCHours();
/** Where it is about noon now: no hour that a journey waits for, by its clock or the wall's, falls on another day. */
export const NOON_ZONE = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;

interface WorkerOptions {
  /** Where this file's server keeps its rows: `test.use({ engine: 'postgres' })` at the top of a file. */
  engine: 'sqlite' | 'postgres';
}

interface WorkerFixtures {
  server: ProductServer;
}

interface TestOptions {
  /** Console messages that this journey provokes on purpose, such as `/status of 409/`; null for none. */
  expectedProblems: RegExp | null;
  /** Whether these browsers have seen the welcome tour, which would otherwise stand before every journey. */
  tourSeen: boolean;
  /**
   * Whether a page fetches the parts that it may be asked for while it idles. Without a service worker most journeys end before that
   * does, and would spend a quarter of their time on it: their browsers ask for data to be saved.
   */
  fetchesAhead: boolean;
  /** The theme that these browsers have chosen; the product's own where null. It asks no system unless it is told to. */
  theme: 'light' | 'dark' | null;
}

interface TestFixtures {
  /** Opens a page of somebody else: its own cookies and storage, watched like the first. */
  newVisitor: () => Promise<Page>;
}

/** Playwright's test against a product server of the worker's own; any problem in the browser fails the journey. */
export const test = base.extend<TestOptions & TestFixtures, WorkerOptions & WorkerFixtures>({
  engine: ['sqlite', { scope: 'worker', option: true }],
  expectedProblems: [null, { option: true }],
  tourSeen: [true, { option: true }],
  fetchesAhead: [false, { option: true }],
  theme: [null, { option: true }],

  server: [
    async ({ engine }, use) => {
      const database = engine === 'postgres' ? await createPostgresDatabase() : null;
      const server = await startProductServer({ databaseUrl: database?.databaseUrl });
      await use(server);
      await server.stop();
      await database?.remove();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server.baseUrl),

  context: async ({ context, baseURL, expectedProblems, tourSeen, fetchesAhead, theme, serviceWorkers }, use) => {
    await prepare(context, { tourSeen, fetchesAhead, theme, serviceWorkers });
    const problems = await watchContext(context, baseURL ?? '', expectedProblems);
    await use(context);
    expect(problems).toEqual([]);
  },

  newVisitor: async (
    {
      browser,
      baseURL,
      contextOptions,
      serviceWorkers,
      expectedProblems,
      locale,
      timezoneId,
      viewport,
      tourSeen,
      fetchesAhead,
      theme,
    },
    use,
  ) => {
    const visitors: { context: BrowserContext; problems: string[] }[] = [];
    await use(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        serviceWorkers,
        baseURL,
        locale,
        timezoneId,
        viewport,
      });
      await prepare(context, { tourSeen, fetchesAhead, theme, serviceWorkers });
      visitors.push({ context, problems: await watchContext(context, baseURL ?? '', expectedProblems) });
      return context.newPage();
    });
    for (const { context } of visitors) await context.close();
    expect(visitors.flatMap(({ problems }) => problems)).toEqual([]);
  },
});

interface Habits extends Pick<TestOptions, 'tourSeen' | 'fetchesAhead' | 'theme'> {
  serviceWorkers: 'allow' | 'block';
}

/** Has the pages of a browser begin as those of a user of this kind do. */
async function prepare(context: BrowserContext, { tourSeen, fetchesAhead, theme, serviceWorkers }: Habits) {
  if (tourSeen) await context.addInitScript(seeTour);
  if (theme) await context.addInitScript(chooseTheme, theme);
  if (!fetchesAhead && serviceWorkers === 'block') await context.addInitScript(saveData);
}

/** Runs in the page before its own scripts; an empty page has no storage. */
function seeTour() {
  if (location.protocol.startsWith('http')) localStorage.setItem('hasSeenWelcomeTour', '1');
}

/** The same. What is chosen later in the browser stands. */
function chooseTheme(theme: 'light' | 'dark') {
  if (location.protocol.startsWith('http')) localStorage.setItem('theme', localStorage.getItem('theme') ?? theme);
}

/** The same: the user asks for no more than what is needed. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}
