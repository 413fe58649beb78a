import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

const MINUTE = 60_000;

interface Ended {
  status: string;
  actualDurationMinutes: number;
  endTime?: string;
}

/** Signs the browser in with a new account that has one task; answers the task's id. */
async function settle(page: Page, title = 'Отчёт'): Promise<string> {
  const account = { email: `focus-${randomUUID()}@example.test`, password: 'верный пароль' };
  await page.request.post('/api/auth/register', { data: account });
  const answer = await page.request.post('/api/tasks', { data: { title } });
  return (await answer.json()).id;
}

const panel = (page: Page) => page.getByRole('region', { name: /: Отчёт$/ });
const timer = (page: Page) => panel(page).getByRole('timer');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Starts a session of the first task by the dashboard's button. */
async function start(page: Page, duration: RegExp = /25 минут/): Promise<void> {
  await press(page, 'Начать фокус-сессию');
  await page.getByLabel('Над чем работаем').selectOption({ label: 'Отчёт' });
  await page.getByRole('radio', { name: duration }).check({ force: true });
  await press(page, 'Начать сессию');
  await expect(panel(page)).toBeVisible();
}

/** What the window tells the server about the end while `act` goes on. */
async function endTold(page: Page, act: () => Promise<unknown>): Promise<Ended> {
  const [request] = await Promise.all([page.waitForRequest((sent) => sent.method() === 'PUT'), act()]);
  return request.postDataJSON();
}

test.beforeEach(async ({ context }) => {
  await context.clock.install();
});

test.describe('a session', () => {
  test('runs to its end, says so and stands in the history', async ({ page }) => {
    await settle(page);
    await page.goto('/');
    await start(page);
    await expect(page.getByRole('button', { name: 'Сессия активна' })).toBeDisabled();
    await expect(page).toHaveTitle(/^2[45]:\d\d · Отчёт — Такт$/);
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon-focus.svg');

    const ended = await endTold(page, () => page.clock.fastForward(25 * MINUTE));
    expect(ended).toEqual({ status: 'completed', actualDurationMinutes: 25 });
    await expect(page.getByText('Сессия завершена!')).toBeVisible();
    await expect(page.getByText('Отличная работа! Ваш прогресс сохранен.')).toBeVisible();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveTitle('Панель — Такт');
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon.svg');

    await press(page, 'Начать фокус-сессию');
    await press(page, 'История сессий');
    const history = page.getByRole('dialog', { name: 'История фокуса' });
    await expect(history.getByText('Завершена')).toBeVisible();
    await expect(history.getByText('Отчёт')).toBeVisible();
  });

  test('is ended early after a question', async ({ page }) => {
    await settle(page);
    await page.goto('/');
    await start(page);
    await page.clock.fastForward(10.5 * MINUTE);
    const question = page.getByRole('alertdialog');
    await press(page, 'Завершить');
    await press(page, 'Продолжить работу');
    await expect(question).toBeHidden();
    await expect(panel(page)).toBeVisible();

    await press(page, 'Завершить');
    const ended = await endTold(page, () => question.getByRole('button', { name: 'Завершить' }).click());
    expect(ended).toEqual({ status: 'interrupted', actualDurationMinutes: 10 });
    await expect(page.getByText('Сессия завершена!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Начать фокус-сессию' })).toBeEnabled();
  });

  test('stands still while paused, through a reload, and goes on', async ({ page }) => {
    await settle(page);
    await page.goto('/');
    await start(page);
    await page.clock.fastForward(5 * MINUTE);
    await press(page, 'Пауза');
    await expect(panel(page).getByText('Пауза действует только в этом браузере')).toBeVisible();
    const face = await timer(page).textContent();
    expect(face).toMatch(/^(20:00|19:\d\d)$/);
    await page.clock.fastForward(10 * MINUTE);
    await expect(timer(page)).toHaveText(face!);
    await expect(page).toHaveTitle(`Пауза ${face} · Отчёт — Такт`);

    await page.reload();
    await expect(timer(page)).toHaveText(face!);
    await press(page, 'Продолжить');
    await page.clock.fastForward(10 * MINUTE);
    await expect(timer(page)).toHaveText(/^(10:00|09:\d\d)$/);
    const ended = await endTold(page, () => page.clock.fastForward(10 * MINUTE));
    expect(ended.actualDurationMinutes).toBe(25);
  });

  test('without a plan counts up, also while the computer sleeps', async ({ page }) => {
    await settle(page);
    await page.goto('/');
    await start(page, /Без ограничения/);
    await expect(timer(page)).toHaveText(/^00:0\d$/);
    await page.clock.fastForward(90 * MINUTE);
    await expect(timer(page)).toHaveText(/^1:30:\d\d$/);
    await press(page, 'Завершить');
    const question = page.getByRole('alertdialog');
    const ended = await endTold(page, () => question.getByRole('button', { name: 'Завершить' }).click());
    expect(ended).toEqual({ status: 'completed', actualDurationMinutes: 90 });
  });

  test('that ran out while no window was open counts its plan', async ({ page, context }) => {
    await settle(page);
    await page.goto('/');
    await start(page);
    await page.close();
    await context.clock.fastForward(3 * 60 * MINUTE);
    const later = await context.newPage();
    expect(await endTold(later, () => later.goto('/'))).toMatchObject({
      status: 'completed',
      actualDurationMinutes: 25,
    });
    await expect(panel(later)).toBeHidden();
  });

  test('starts from a task’s detail, which closes, and only once', async ({ page }) => {
    const taskId = await settle(page);
    const open = () =>
      page.evaluate(
        (id) => window.dispatchEvent(new CustomEvent('openTaskDetail', { detail: { taskId: id } })),
        taskId,
      );
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Начать фокус-сессию' })).toBeVisible();
    await open();
    await page.getByRole('dialog', { name: 'Отчёт' }).getByRole('button', { name: 'Начать фокус-сессию' }).click();
    await expect(page.getByRole('dialog', { name: 'Отчёт' })).toBeHidden();
    await expect(page.getByLabel('Над чем работаем')).toHaveValue(taskId);
    await expect(page.getByRole('radio', { name: /45 минут/ })).toBeChecked();
    await press(page, 'Начать сессию');
    await expect(timer(page)).toHaveText(/^4[45]:\d\d$/);

    await open();
    await page.getByRole('dialog', { name: 'Отчёт' }).getByRole('button', { name: 'Начать фокус-сессию' }).click();
    await expect(page.getByText('Сессия уже активна')).toBeVisible();
    await expect(page.getByText('Завершите текущую сессию перед началом новой')).toBeVisible();
  });
});

test.describe('two windows', () => {
  // Both windows may reach zero at once; the slower one is told that the session has ended.
  test.use({ expectedProblems: /status of 409/ });

  test('begin, pause and end together', async ({ page, context }) => {
    await settle(page);
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByRole('button', { name: 'Начать фокус-сессию' })).toBeEnabled();
    await start(page);
    await expect(other.getByText('Обновление сессии')).toBeVisible();
    await expect(other.getByText('Фокус-сессия обновлена')).toBeVisible();
    await expect(panel(other)).toBeVisible();

    await press(other, 'Пауза');
    await expect(panel(page).getByRole('button', { name: 'Продолжить' })).toBeVisible();
    await press(page, 'Продолжить');
    await expect(panel(other).getByRole('button', { name: 'Пауза' })).toBeVisible();

    await press(other, 'Завершить');
    await other.getByRole('alertdialog').getByRole('button', { name: 'Завершить' }).click();
    await expect(panel(other)).toBeHidden();
    await expect(panel(page)).toBeHidden();
  });

  test('are told the same by the assistant, each once', async ({ page, context }) => {
    await settle(page);
    await page.goto('/');
    await start(page, /60 минут/);
    const other = await context.newPage();
    await other.goto('/');
    await expect(panel(other)).toBeVisible();
    await context.clock.fastForward(15 * MINUTE);
    const word = (window: Page) => window.getByRole('complementary', { name: 'ИИ-помощник' });
    await expect(word(page)).toContainText('«Отчёт»');
    await expect(word(other)).toContainText((await word(page).getByRole('status').textContent())!);

    await word(page).getByRole('button', { name: 'Всё идёт хорошо' }).click();
    await context.clock.runFor(10_000);
    await expect(word(page)).toBeHidden();
    await word(other).getByRole('button', { name: 'Нужна пауза' }).click();
    await expect(panel(page).getByRole('button', { name: 'Продолжить' })).toBeVisible();
  });
});

test.describe('without network', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|WebSocket/ });

  test('the timer goes on, and the end is sent when the network returns', async ({ page, context }) => {
    await settle(page);
    await page.goto('/');
    await start(page);
    await context.setOffline(true);
    await page.clock.fastForward(10 * MINUTE);
    await expect(timer(page)).toHaveText(/^(15:00|14:\d\d)$/);
    await page.clock.fastForward(15 * MINUTE);
    await expect(page.getByText('Сессия завершена!')).toBeVisible();
    await expect(page.getByText('Нет связи: итог отправится, когда она вернётся.')).toBeVisible();
    await expect(panel(page)).toBeHidden();

    await page.clock.fastForward(10 * MINUTE);
    const ended = await endTold(page, () => context.setOffline(false));
    expect(ended).toMatchObject({ status: 'completed', actualDurationMinutes: 25, endTime: expect.any(String) });
    await expect(async () => {
      expect(await (await page.request.get('/api/focus-sessions/active')).json()).toBeNull();
    }).toPass();
  });
});

test.describe('the screens of a session', () => {
  test('are accessible where one starts', async ({ page }) => {
    await settle(page);
    await page.goto('/');
    await press(page, 'Начать фокус-сессию');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.clock.runFor(500);
    await expectAccessible(page);
  });

  for (const [theme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    test(`are accessible while one runs, ${theme} and ${width} pixels wide`, async ({ page }) => {
      await settle(page);
      await page.setViewportSize({ width, height: 850 });
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
      await page.goto('/');
      await start(page);
      await page.clock.fastForward(15 * MINUTE);
      await expect(page.getByRole('complementary', { name: 'ИИ-помощник' })).toBeVisible();
      await press(page, 'Пауза');
      await page.clock.runFor(500);
      await expectAccessible(page);
      await press(page, 'Открыть на весь экран');
      await expect(page.getByRole('dialog', { name: 'Отчёт' })).toBeVisible();
      await page.clock.runFor(500);
      await expectAccessible(page);
    });
  }
});
