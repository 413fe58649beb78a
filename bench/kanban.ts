// The board of 1,000 cards in Chromium: milliseconds until its cards are drawn, and frames lost while a card is dragged
// across it, at the machine's own speed and four times slower. An idle stretch of the same length tells what the
// machine itself loses.
import type { BrowserContext, Page } from '@playwright/test';
import { createTasks, median, ms, newAccount, percent, slowPage, until, withBrowser } from './support/browser.ts';
import { reckon } from './support/goals.ts';

const CARDS = 1000;
const SLOWDOWNS = [1, 4];
const RUNS = Number(process.env.BENCH_RUNS ?? 3);
/** Milliseconds between two frames at 60 Hz. */
const FRAME = 1000 / 60;

/** Runs in the page before its own scripts. Text, for this side knows no DOM. */
const PROBE = `
  window.bench = { frames: [], long: [], cardsAt: undefined, dropped: undefined };
  const isFull = () => document.querySelectorAll('[data-task-id]').length >= 20;
  const look = () => { if (isFull()) bench.cardsAt ??= performance.now(); else requestAnimationFrame(look); };
  bench.await = () => { bench.cardsAt = undefined; bench.from = performance.now(); requestAnimationFrame(look); };
  bench.watch = () => { bench.frames = []; bench.long = []; bench.watching = true;
    const frame = (at) => { bench.frames.push(at); if (bench.watching) requestAnimationFrame(frame); };
    requestAnimationFrame(frame); };
  new PerformanceObserver((list) => bench.long.push(...list.getEntries().map((entry) => entry.duration)))
    .observe({ type: 'longtask' });
  addEventListener('drop', () => { const at = performance.now();
    requestAnimationFrame(() => setTimeout(() => { bench.dropped = performance.now() - at; })); }, true);
  requestAnimationFrame(look);
`;

interface Watched {
  /** Share of the frames that should have come and did not. */
  lost: number;
  /** The longest task, milliseconds; 0 where none took over 50. */
  longest: number;
}

const number = (page: Page, expression: string) => page.evaluate<number>(expression);

/** Milliseconds from the opening of the address until the cards in sight are drawn. */
async function open(page: Page): Promise<number> {
  await page.goto('/kanban');
  await until(page, 'bench.cardsAt');
  return number(page, 'bench.cardsAt');
}

/** The same from a press on the section's link. */
async function visit(page: Page): Promise<number> {
  await page.goto('/projects');
  const link = page.getByRole('link', { name: 'Канбан' });
  await link.hover();
  await page.evaluate(`document.querySelector('a[href="/kanban"]').addEventListener('click', bench.await, true)`);
  await link.click();
  await until(page, 'bench.cardsAt');
  return number(page, 'bench.cardsAt - bench.from');
}

async function watch(page: Page, work: () => Promise<void>): Promise<Watched> {
  await page.evaluate('bench.watch()');
  await work();
  const { frames, long } = await page.evaluate<{ frames: number[]; long: number[] }>(
    'bench.watching = false, { frames: bench.frames, long: bench.long }',
  );
  const missed = frames.slice(1).map((at, index) => Math.max(0, Math.round((at - frames[index]!) / FRAME) - 1));
  const lost = missed.reduce((sum, count) => sum + count, 0);
  return { lost: lost / (lost + frames.length), longest: Math.max(0, ...long) };
}

/** A card goes from the first column to the last and back, down and up, 60 moves a second. */
async function dragAcross(page: Page): Promise<void> {
  const box = await page.locator('[data-task-id]').first().boundingBox();
  if (!box) throw new Error('no card to drag');
  await page.mouse.move(box.x + 60, box.y + 12);
  await page.mouse.down();
  for (let step = 0; step < 180; step++) {
    const way = Math.sin((step / 180) * Math.PI);
    await Promise.all([
      page.mouse.move(box.x + 60 + way * 930, box.y + 20 + (1 - Math.cos(step / 9)) * 180),
      new Promise((resolve) => setTimeout(resolve, FRAME)),
    ]);
  }
  await page.mouse.move(box.x + 400, box.y + 300, { steps: 3 });
}

async function measure(context: BrowserContext, rate: number): Promise<Record<string, string>> {
  const { page } = await slowPage(context, rate);
  const opened: number[] = [];
  const visited: number[] = [];
  const drops: number[] = [];
  const idle: Watched[] = [];
  const drags: Watched[] = [];
  for (let run = 0; run < RUNS; run++) {
    visited.push(await visit(page));
    opened.push(await open(page));
    await page.waitForLoadState('networkidle');
    idle.push(await watch(page, () => page.waitForTimeout(3000)));
    drags.push(await watch(page, () => dragAcross(page)));
    await page.mouse.up();
    await until(page, 'bench.dropped');
    drops.push(await number(page, 'bench.dropped'));
  }
  await page.close();
  return {
    'cards after a load': ms(median(opened)),
    'cards after a press': ms(median(visited)),
    'frames lost at rest': percent(median(idle.map(({ lost }) => lost))),
    'frames lost dragging': percent(median(drags.map(({ lost }) => lost))),
    'longest task dragging': ms(median(drags.map(({ longest }) => longest))),
    'drop to paint': ms(median(drops)),
  };
}

await withBrowser(async (bench) => {
  const context = await newAccount(bench, PROBE);
  const columns: { id: string }[] = await (await context.request.get('/api/kanban-columns')).json();
  const groups = [null, ...columns.map(({ id }) => id)];
  await createTasks(context, CARDS, (n) => ({
    title: `Задача номер ${n}`,
    kanbanColumnId: groups[n % groups.length],
    priority: 'high',
  }));
  const rows: Record<string, Record<string, string>> = {};
  for (const rate of SLOWDOWNS) rows[`CPU ÷ ${rate}`] = await measure(context, rate);
  console.table(rows);
  const [usual, slow] = [SLOWDOWNS[0], SLOWDOWNS.at(-1)!].map((rate) => rows[`CPU ÷ ${rate}`]!);
  reckon('kanban: cards after a press', Number.parseFloat(usual!['cards after a press']!));
  reckon('kanban: frames lost dragging', Number.parseFloat(usual!['frames lost dragging']!));
  reckon('kanban: frames lost dragging, slowed down', Number.parseFloat(slow!['frames lost dragging']!));
  reckon('kanban: drop to paint, slowed down', Number.parseFloat(slow!['drop to paint']!));
});
