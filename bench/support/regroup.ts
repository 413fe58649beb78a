// From each grouping of the task list to each other one: how long until a frame shows it.
import type { BrowserContext, Page } from '@playwright/test';
import { GROUPINGS } from '#features/tasks/grouping.ts';
import { median, ms, until } from './browser.ts';

const PROJECTS = 10;
/** Of the tasks one in so many is completed, and in a project or under none stand as many as of each other. */
const COMPLETED_OF = 10;
export const HEADINGS = ['Начало', 'Середина', 'Конец'].map((title, place) => ({
  id: `01936f2c-8a00-7000-8000-0000000000a${place}`,
  title,
}));
export const PRIORITIES = ['low', 'medium', 'high'];

/** By headings stand only the tasks of a project that has some. */
const OF_ANY = GROUPINGS.filter((grouping) => grouping !== 'heading');

/** Runs in the page before its own scripts; beside `window.bench`, which is there. */
export const REGROUP_PROBE = `
  const firstRows = () => document.querySelector('[data-task-id]')?.closest('[role=grid]').ariaLabel;
  bench.regrouped = () => new Promise((resolve) => addEventListener('change', ({ timeStamp }) => {
    const before = firstRows();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now() - timeStamp);
    const look = () => firstRows() === before ? requestAnimationFrame(look) : port2.postMessage(null);
    requestAnimationFrame(look);
  }, { capture: true, once: true }));
`;

const headers = { 'Sec-Fetch-Site': 'same-origin' };

/** Projects, of which the first has headings; answers their ids. */
export async function createProjects({ request }: BrowserContext): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < PROJECTS; n++) {
    const data = { name: `Проект номер ${n}`, color: '#6366f1', ...(n === 0 && { headings: HEADINGS }) };
    const answer = await request.post('/api/projects', { data, headers });
    if (!answer.ok()) throw new Error(`a project was not created: ${await answer.text()}`);
    ids.push((await answer.json()).id);
  }
  return ids;
}

/** Completes some of the tasks. */
export async function completeSome({ request }: BrowserContext): Promise<void> {
  const tasks: { id: string }[] = await (await request.get('/api/tasks')).json();
  for (const { id } of tasks.filter((_, index) => index % COMPLETED_OF === 0)) {
    const answer = await request.put(`/api/tasks/${id}`, { data: { status: 'completed' }, headers });
    if (!answer.ok()) throw new Error('a task was not completed');
  }
}

/** Milliseconds from the choice to the frame, and the longest task of the while: medians. */
async function regroup(page: Page, from: string, to: string, runs: number): Promise<Record<string, string>> {
  const groups = page.getByLabel('Группы');
  const painted: number[] = [];
  const longest: number[] = [];
  for (let run = 0; run < runs; run++) {
    await groups.selectOption(from);
    await page.waitForTimeout(700);
    await page.evaluate('bench.long = [], bench.next = bench.regrouped(), undefined');
    await groups.selectOption(to);
    painted.push(await page.evaluate<number>('bench.next'));
    await page.waitForTimeout(300);
    longest.push(await page.evaluate<number>('Math.max(0, ...bench.long)'));
  }
  return { painted: ms(median(painted)), 'longest task': ms(median(longest)) };
}

/** All changes of grouping: of the whole list, and of a project that has headings. */
export async function regroupAll(page: Page, project: string, runs: number) {
  const changes: Record<string, Record<string, string>> = {};
  const each = async (where: string, groupings: readonly string[], isMeant: (pair: string[]) => boolean) => {
    await page.goto(where);
    await until(page, `document.querySelector('[data-task-id]')`);
    await page.waitForTimeout(3000);
    for (const from of groupings)
      for (const to of groupings)
        if (from !== to && isMeant([from, to])) changes[`${from} → ${to}`] = await regroup(page, from, to, runs);
  };
  await each('/?section=tasks', OF_ANY, () => true);
  await each(`/?section=tasks&project=${project}`, GROUPINGS, (pair) => pair.includes('heading'));
  return changes;
}
