// The task list in Chromium, four times slower than the machine: milliseconds from a key or a press to the frame that shows
// what it did (the browser's own event timing, in steps of 8), with 1,000 and with 10,000 tasks in the account.
import type { BrowserContext, Page } from '@playwright/test';
import { dayOf } from '#shared/day.ts';
import { createTasks, median, ms, newAccount, slowPage, until, withBrowser } from './support/browser.ts';

const SLOWDOWN = 4;
const COUNTS = [1000, 10_000];
const DAY = 86_400_000;
const RUNS = Number(process.env.BENCH_RUNS ?? 7);

/** Runs in the page before its own scripts. Text, for this side knows no DOM. */
const PROBE = `
  window.bench = { events: [], long: [] };
  new PerformanceObserver((list) => bench.events.push(...list.getEntries().map((entry) => entry.duration)))
    .observe({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver((list) => bench.long.push(...list.getEntries().map((entry) => entry.duration)))
    .observe({ type: 'longtask' });
`;

interface Answer {
  /** Until the next frame, milliseconds; 16 where the browser found it too short to tell. */
  painted: number;
  /** The longest task of the following half second; 0 where none took over 50 ms. */
  longest: number;
}

async function timed(page: Page, act: () => Promise<void>): Promise<Answer> {
  await page.waitForTimeout(300);
  await page.evaluate('bench.events = [], bench.long = [], undefined');
  await act();
  await page.waitForTimeout(500);
  const { events, long } = await page.evaluate<{ events: number[]; long: number[] }>(
    '({ events: bench.events, long: bench.long })',
  );
  return { painted: Math.max(16, ...events), longest: Math.max(0, ...long) };
}

const tick = async (page: Page) => {
  const boxes = page.getByRole('checkbox', { name: /^Завершить/ });
  await boxes.nth(3).hover();
  return timed(page, async () => {
    await page.mouse.down();
    await page.mouse.up();
  });
};

const create = async (page: Page, run: number) => {
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Новая задача' }).fill(`Записать ещё одну ${run}`);
  return timed(page, () => page.keyboard.press('Enter'));
};

const search = async (page: Page, run: number) => {
  const field = page.getByRole('searchbox');
  await field.fill('');
  await field.pressSequentially('номер ', { delay: 60 });
  return timed(page, () => page.keyboard.press(String(run % 10)));
};

/** Another grouping by a key on its select, which the next frame shows; the long task behind it draws the list. */
const regroup = async (page: Page, run: number) => {
  await page.getByRole('searchbox').fill('');
  await page.getByLabel('Группы').focus();
  return timed(page, () => page.keyboard.press(run % 2 === 0 ? 'ArrowDown' : 'ArrowUp'));
};

async function measure(context: BrowserContext): Promise<Record<string, string>> {
  const { page } = await slowPage(context, SLOWDOWN);
  await page.goto('/?section=tasks');
  await until(page, `document.querySelector('[data-task-id] input[type=checkbox]')`);
  await page.waitForTimeout(3000);
  const row: Record<string, string> = {};
  for (const [name, act] of Object.entries({ tick, create, search, regroup })) {
    const answers: Answer[] = [];
    for (let run = 0; run < RUNS; run++) answers.push(await act(page, run));
    row[`${name}, painted`] = ms(median(answers.map(({ painted }) => painted)));
    row[`${name}, longest task`] = ms(median(answers.map(({ longest }) => longest)));
  }
  await page.close();
  return row;
}

await withBrowser(async (bench) => {
  const rows: Record<string, Record<string, string>> = {};
  for (const count of COUNTS) {
    const context = await newAccount(bench, PROBE);
    await createTasks(context, count, (n) => ({
      title: `Задача номер ${n}`,
      ...(n % 3 > 0 && { dueDay: dayOf(Date.now() + ((n % 60) - 20) * DAY, 'UTC') }),
    }));
    rows[`${count} tasks`] = await measure(context);
    await context.close();
  }
  console.table(rows);
});
