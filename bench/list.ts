// The task list in Chromium, four times slower than the machine: milliseconds from a key or a press to the frame that shows
// what it did (the browser's own event timing, in steps of 8), with 1,000 and with 10,000 tasks in the account; and from each
// grouping to each other one until a frame shows it. `BENCH_TASKS=10000` has one size alone, `BENCH_ONLY=regroup` one deed.
import type { Page } from '@playwright/test';
import { dayOf } from '#shared/day.ts';
import { createTasks, median, ms, newAccount, slowPage, until, withBrowser } from './support/browser.ts';
import { GOALS, reckon } from './support/goals.ts';
import { completeSome, createProjects, HEADINGS, PRIORITIES, REGROUP_PROBE, regroupAll } from './support/regroup.ts';

const SLOWDOWN = 4;
const COUNTS = (process.env.BENCH_TASKS ?? '1000,10000').split(',').map(Number);
const only = new RegExp(process.env.BENCH_ONLY ?? '');
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

const middle = (answers: readonly Answer[]): Answer => ({
  painted: median(answers.map(({ painted }) => painted)),
  longest: median(answers.map(({ longest }) => longest)),
});

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

async function measure(page: Page): Promise<Record<string, string>> {
  await page.goto('/?section=tasks');
  await until(page, `document.querySelector('[data-task-id] input[type=checkbox]')`);
  await page.waitForTimeout(3000);
  const row: Record<string, string> = {};
  for (const [name, act] of Object.entries({ tick, create, search })) {
    if (!only.test(name)) continue;
    const answers: Answer[] = [];
    for (let run = 0; run < RUNS; run++) answers.push(await act(page, run));
    const { painted, longest } = middle(answers);
    row[`${name}, painted`] = ms(painted);
    row[`${name}, longest task`] = ms(longest);
  }
  return row;
}

await withBrowser(async (bench) => {
  const rows: Record<string, Record<string, string>> = {};
  const changes: Record<string, Record<string, Record<string, string>>> = {};
  for (const count of COUNTS) {
    const context = await newAccount(bench, PROBE + REGROUP_PROBE);
    const projects = await createProjects(context);
    await createTasks(context, count, (n) => ({
      title: `Задача номер ${n}`,
      ...(n % 3 > 0 && { dueDay: dayOf(Date.now() + ((n % 60) - 20) * DAY, 'UTC') }),
      priority: PRIORITIES[n % PRIORITIES.length],
      projectId: projects[n % projects.length],
      ...(n % projects.length === 0 && { headingId: HEADINGS[n % HEADINGS.length]!.id }),
    }));
    await completeSome(context);
    const { page } = await slowPage(context, SLOWDOWN);
    rows[`${count} tasks`] = await measure(page);
    if (only.test('regroup')) changes[`${count} tasks`] = await regroupAll(page, projects[0]!, RUNS);
    await context.close();
  }
  console.table(rows);
  // Of another number of tasks nothing is to be reached.
  const told = (name: string, figure: string) => name in GOALS && reckon(name, Number.parseFloat(figure));
  for (const [tasks, row] of Object.entries(rows))
    for (const [column, figure] of Object.entries(row)) told(`list: ${tasks}, ${column}`, figure);
  for (const [tasks, pairs] of Object.entries(changes)) {
    const worst = Math.max(...Object.values(pairs).map(({ painted }) => Number.parseFloat(painted!)));
    told(`list: ${tasks}, regroup, painted`, `${worst}`);
  }
  for (const [size, painted] of Object.entries(changes)) {
    console.log(`${size}: from a grouping to another, until it is painted`);
    console.table(painted);
  }
});
