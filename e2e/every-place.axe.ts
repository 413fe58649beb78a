import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, dayOf } from '../src/shared/day.ts';
import { expectFlawlessInEachTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { ACCOUNT, OUTSIDE } from './places/account.ts';
import { FOCUS, HABITS } from './places/habits-and-focus.ts';
import { PASSWORD, type Place, type Walk } from './places/place.ts';
import { ASSISTANT, SHELL } from './places/shell.ts';
import { BOARD_AND_PROJECTS, TASKS } from './places/tasks.ts';

const REMINDER = { id: '01936f2c-8a00-7000-8000-0000000000a1', beforeMinutes: 60 };
const HEADING = { id: '01936f2c-8a00-7000-8000-0000000000a2', title: 'Отделка' };

/** Every page, and everything that opens over one. */
const WALKS: Record<string, Walk> = {
  'the shell': SHELL,
  'the assistant': ASSISTANT,
  'the tasks': TASKS,
  'the board and projects': BOARD_AND_PROJECTS,
  habits: HABITS,
  focus: FOCUS,
  'the account': ACCOUNT,
};

/** Signs the browser in with an account that has some of everything; answers what makes more of it. */
async function settle(page: Page, baseURL: string | undefined) {
  const call = async (path: string, data: object, method: 'POST' | 'PUT' = 'POST') => {
    const answer = await page.request.fetch(path, { method, data, headers: { Origin: baseURL! } });
    expect([path, answer.ok(), await answer.text()]).toEqual([path, true, expect.anything()]);
    return answer.json();
  };
  const today = dayOf(Date.now(), 'Europe/Moscow');
  await call('/api/auth/register', { email: `axe-${randomUUID()}@example.test`, password: PASSWORD });
  const { id: projectId } = await call('/api/projects', { name: 'Ремонт', color: '#10b981', headings: [HEADING] });
  await call('/api/tasks', { title: 'Отчёт', priority: 'high', dueDay: addDays(today, -1), tags: ['банк'], projectId });
  await call('/api/tasks', { title: 'Смета', dueDay: today, plannedDay: today });
  const dueDate = new Date(Date.now() + 59 * 60_000).toISOString();
  await call('/api/tasks', { title: 'Созвон', dueDate, reminders: [REMINDER] });
  const { id } = await call('/api/tasks', { title: 'Почта' });
  await call(`/api/tasks/${id}`, { status: 'completed' }, 'PUT');
  await call('/api/habits', { name: 'Зарядка' });
  return call;
}

/** Goes on where a place cannot be reached or is not flawless, and fails at its end by all of them: the way there takes minutes. */
async function visit(page: Page, places: readonly Place[], width: number) {
  const found: string[] = [];
  for (const { name, at, open, widest = width, narrowest = 0, after } of places) {
    if (width > widest || width < narrowest) continue;
    const see = async () => {
      await page.goto(at);
      await expect(page.locator('h1').first()).toBeAttached();
      await open?.(page);
      await expectFlawlessInEachTheme(page);
    };
    await test.step(name, see).catch((error) => found.push(`${name}: ${error}`));
    await after?.(page);
  }
  expect(found.join('\n')).toBe('');
}

// What fails on purpose, and what a browser says without a network or a server.
test.use({ expectedProblems: /status of (404|500)|ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/ });

for (const width of [1440, 390, 320])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const [what, { places, prepare }] of Object.entries(WALKS))
      test(`axe finds nothing in ${what}, in either theme`, async ({ page, baseURL }) => {
        test.setTimeout(places.length * 60_000);
        const call = await settle(page, baseURL);
        await prepare?.(page, call);
        await visit(page, places, width);
      });

    test('axe finds nothing where a visitor comes, in either theme', async ({ page }) => {
      await visit(page, OUTSIDE, width);
    });
  });
