import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFlawless } from './axe.ts';
import { chooseOption } from './choose-option.ts';
import { expect, test } from './fixtures.ts';

const MINUTE = 60_000;

interface Ended {
  status: string;
  actualDurationMinutes: number;
}

const newAccount = () => ({ email: `focus-${randomUUID()}@example.test`, password: 'верный пароль' });

/** Signs the browser in with a new account that has one task; answers the task's id. */
async function settle(page: Page, account = newAccount()): Promise<string> {
  await page.request.post('/api/auth/register', { data: account });
  const answer = await page.request.post('/api/tasks', { data: { title: 'Отчёт' } });
  return (await answer.json()).id;
}

/** A session of the task that began some minutes ago, as a device without network would tell of it. */
async function begun(page: Page, taskId: string, minutesAgo: number, durationMinutes = 25): Promise<string> {
  const headers = { 'X-Changed-At': new Date(Date.now() - minutesAgo * MINUTE).toISOString() };
  const answer = await page.request.post('/api/focus-sessions', { data: { taskId, durationMinutes }, headers });
  return (await answer.json()).id;
}

const active = async (page: Page) => (await page.request.get('/api/focus-sessions/active')).json();
const history = async (page: Page) => (await page.request.get('/api/focus-sessions')).json();

const panel = (page: Page) => page.getByRole('region', { name: /: Отчёт$/ });
const timer = (page: Page) => panel(page).getByRole('timer');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Starts a session of the first task by the dashboard's button. */
async function start(page: Page, duration: RegExp = /25 минут/): Promise<void> {
  await press(page, 'Начать фокус-сессию');
  await chooseOption(page, 'Над чем работаем', 'Отчёт');
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
    await begun(page, await settle(page), 5);
    await page.goto('/');
    await page.getByRole('button', { name: 'Пауза', exact: true }).dblclick();
    await expect(panel(page).getByText(/На паузе с \d\d:\d\d/)).toBeVisible();
    const face = await timer(page).textContent();
    expect(face).toMatch(/^(20:00|19:\d\d)$/);
    await expect(page).toHaveTitle(`Пауза ${face} · Отчёт — Такт`);
    await expect(async () => expect((await active(page)).pausedAt).not.toBeNull()).toPass();

    await page.reload();
    await page.clock.fastForward(10 * MINUTE);
    await expect(timer(page)).toHaveText(face!);
    await page.reload();
    await page.getByRole('button', { name: 'Продолжить', exact: true }).press('Enter');
    await expect(panel(page).getByText(/На паузе/)).toBeHidden();
    await expect(async () => expect(await active(page)).toMatchObject({ pausedAt: null })).toPass();
    expect((await active(page)).pausedMs).toBeGreaterThan(0);
  });

  test('counts no pause, whoever ends it', async ({ page }) => {
    const id = await begun(page, await settle(page), 20);
    const ago = (minutes: number) => ({ 'X-Changed-At': new Date(Date.now() - minutes * MINUTE).toISOString() });
    await page.request.post(`/api/focus-sessions/${id}/pause`, { headers: ago(15) });
    await page.request.post(`/api/focus-sessions/${id}/resume`, { headers: ago(5) });
    await page.goto('/');
    await expect(timer(page)).toHaveText(/^(15:00|14:\d\d)$/);
    await press(page, 'Завершить');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Завершить' }).click();
    await expect(page.getByText('Сессия завершена!')).toBeVisible();
    expect(await history(page)).toMatchObject([{ status: 'interrupted', actualDurationMinutes: 10 }]);
  });

  test('of less than a minute is counted only where that is wanted', async ({ page }) => {
    await settle(page);
    await page.goto('/');
    const question = page.getByRole('alertdialog', { name: 'Не считать эту сессию?' });
    await start(page);
    await press(page, 'Завершить');
    await expectFlawless(page);
    await question.getByRole('button', { name: 'Продолжить работу' }).click();
    await expect(panel(page)).toBeVisible();

    await press(page, 'Завершить');
    await question.getByRole('button', { name: 'Не считать' }).click();
    await expect(page.getByText('Сессия не засчитана')).toBeVisible();
    await expect(panel(page)).toBeHidden();
    expect(await history(page)).toEqual([]);
    await press(page, 'Отменить');
    await expect(page.getByText('Изменение отменено')).toBeVisible();
    expect(await history(page)).toHaveLength(1);

    await start(page);
    await press(page, 'Завершить');
    await question.getByRole('button', { name: 'Посчитать' }).click();
    await expect(page.getByText('Сессия завершена!')).toBeVisible();
    expect(await history(page)).toHaveLength(2);
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

  test('that ran out while no window was open ended at its time', async ({ page }) => {
    await begun(page, await settle(page), 180);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Начать фокус-сессию' })).toBeEnabled();
    const [session] = await history(page);
    expect(session).toMatchObject({ status: 'completed', actualDurationMinutes: 25 });
    expect(Date.parse(session.endTime) - Date.parse(session.startTime)).toBe(25 * MINUTE);
  });

  test('is told of in the window, whether that or the server is the first to see its end', async ({ page }) => {
    const id = await begun(page, await settle(page), 24.6);
    await page.goto('/');
    await expect(timer(page)).toHaveText(/^00:/);
    await expect(page.getByText('Сессия завершена!')).toBeVisible({ timeout: 30_000 });
    await expect(panel(page)).toBeHidden();
    expect(await history(page)).toMatchObject([{ id, status: 'completed', actualDurationMinutes: 25 }]);
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
    await expect(page.getByLabel('Над чем работаем')).toHaveValue('Отчёт');
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
    await other.getByRole('alertdialog').getByRole('button', { name: 'Посчитать' }).click();
    await expect(panel(other)).toBeHidden();
    await expect(panel(page)).toBeHidden();
  });

  test('of two devices pause and go on together', async ({ page, newVisitor }) => {
    const account = newAccount();
    await begun(page, await settle(page, account), 5);
    const other = await newVisitor();
    await other.request.post('/api/auth/login', { data: account });
    await Promise.all([page.goto('/'), other.goto('/')]);
    await press(other, 'Пауза');
    await expect(panel(page).getByRole('button', { name: 'Продолжить' })).toBeVisible();
    await expect(panel(page).getByText(/На паузе/)).toBeVisible();
    await expect(timer(page)).toHaveText((await timer(other).textContent())!);
    await press(page, 'Продолжить');
    await expect(panel(other).getByRole('button', { name: 'Пауза' })).toBeVisible();
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

    await word(page).getByRole('button', { name: 'Идёт трудно' }).click();
    await expect(word(page)).toContainText('первый шаг задачи «Отчёт»');
    await expect(word(page).getByRole('button', { name: 'Помогло', exact: true })).toBeFocused();
    await word(page).getByRole('button', { name: 'Не помогло' }).click();
    await expect(word(page)).toContainText('выпейте воды');
    await word(page).getByRole('button', { name: 'Помогло', exact: true }).click();
    await expect(word(page)).toContainText('так и продолжайте');
    await word(page).getByRole('button', { name: 'Закрыть' }).click();
    await context.clock.runFor(10_000);
    await expect(word(page)).toBeHidden();
    await word(other).getByRole('button', { name: 'Нужна пауза' }).click();
    await expect(panel(page).getByRole('button', { name: 'Продолжить' })).toBeVisible();
  });
});

test.describe('the next session', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|WebSocket/ });

  for (const width of [1440, 390])
    test(`begins by itself after a rest where one wants it, once, and is called off by a press: ${width}`, async ({
      page,
      context,
    }) => {
      await settle(page);
      await page.setViewportSize({ width, height: 844 });
      await page.request.put('/api/settings', { data: { autoNextSession: true } });
      await page.goto('/');
      await start(page);
      const other = await context.newPage();
      await other.goto('/');
      await expect(panel(other)).toBeVisible();
      const begun: string[] = [];
      context.on('request', (sent) => {
        if (sent.method() === 'POST' && sent.url().endsWith('/api/focus-sessions')) begun.push(sent.postDataJSON().id);
      });
      const rest = (window: Page) => window.getByRole('region', { name: /^Перерыв/ });
      await context.clock.fastForward(25 * MINUTE);
      for (const window of [page, other]) {
        await expect(rest(window)).toContainText('Потом начнётся сессия на 25м: «Отчёт».');
        await expect(panel(window)).toBeHidden();
      }
      await expect(page).toHaveTitle(/^Перерыв 0[45]:\d\d — Такт$/);
      await expectFlawless(page);
      expect(begun).toEqual([]);
      await context.clock.fastForward(5 * MINUTE);
      for (const window of [page, other]) {
        await expect(panel(window)).toBeVisible();
        await expect(rest(window)).toBeHidden();
      }
      // Two windows that both come to it begin one and the same.
      expect(new Set(begun).size).toBe(1);
      expect((await active(page)).id).toBe(begun[0]);
      const callOff = (window: Page) => window.getByRole('button', { name: 'Остановить', exact: true });
      const told = (await callOff(page).isVisible()) ? page : other;
      await callOff(told).click();
      for (const window of [page, other]) await expect(panel(window)).toBeHidden();
      await expect.poll(() => active(page)).toBeNull();
      expect(await history(page)).toHaveLength(1);

      // Without a network; the rest may be left out, or be the last of it.
      await other.close();
      await start(page);
      await context.setOffline(true);
      await page.clock.fastForward(25 * MINUTE);
      await rest(page).getByRole('button', { name: 'Начать сейчас' }).click();
      await expect(panel(page)).toBeVisible();
      await page.clock.fastForward(25 * MINUTE);
      await rest(page).getByRole('button', { name: 'Не продолжать' }).click();
      await expect(rest(page)).toBeHidden();
      await page.clock.fastForward(6 * MINUTE);
      await expect(panel(page)).toBeHidden();
      const calledOff = restsTold(page);
      await context.setOffline(false);
      await expect.poll(() => calledOff).toEqual([null, null]);
      await expect.poll(async () => (await history(page)).length).toBe(3);
      expect(await active(page)).toBeNull();
    });
});

/** For how long the server is told that somebody rests: null where that is over. */
function restsTold(page: Page): (number | null)[] {
  const told: (number | null)[] = [];
  page.on('request', (sent) => {
    const body = sent.method() === 'GET' ? {} : (sent.postDataJSON() ?? {});
    const all = [{ path: new URL(sent.url()).pathname, body }, ...(body.changes ?? [])];
    for (const { path, body } of all) if (path === '/api/focus-rest') told.push(body.minutes);
  });
  return told;
}

for (const width of [1440, 390])
  test(`a rest is offered after a session, taken or left out: ${width}`, async ({ page }) => {
    await settle(page);
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await start(page);
    await page.clock.fastForward(25 * MINUTE);
    const offer = page.getByRole('region', { name: 'Сделаем перерыв?' });
    const rest = page.getByRole('region', { name: /^Перерыв/ });
    const told = restsTold(page);
    await expect(offer).toBeVisible();
    await expectFlawless(page);
    await offer.getByRole('button', { name: '15 минут' }).click();
    await expect(rest.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
    await page.clock.fastForward(15 * MINUTE);
    await expect(page.getByText('Перерыв окончен')).toBeVisible();
    await expect(rest).toBeHidden();
    await page.getByRole('button', { name: 'Начать сессию', exact: true }).click();
    await expect(panel(page)).toBeVisible();
    await page.clock.fastForward(10 * MINUTE);
    await page.getByRole('button', { name: 'Завершить', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Завершить' }).click();
    await offer.getByRole('button', { name: 'Пропустить' }).click();
    await expect(offer).toBeHidden();
    expect(told).toEqual([15]);
    await expect(rest).toBeHidden();
    expect(await active(page)).toBeNull();
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
    expect(ended).toEqual({ status: 'completed', actualDurationMinutes: 25 });
    await expect(async () => {
      expect(await (await page.request.get('/api/focus-sessions/active')).json()).toBeNull();
    }).toPass();
  });
});

test.describe('without network, a pause', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|WebSocket/ });

  test('stands at once, and is everywhere when the network returns', async ({ page, context }) => {
    await begun(page, await settle(page), 5);
    await page.goto('/');
    await expect(timer(page)).toBeVisible();
    await context.setOffline(true);
    await press(page, 'Пауза');
    await expect(panel(page).getByRole('button', { name: 'Продолжить' })).toBeVisible();
    const face = await timer(page).textContent();
    await page.clock.fastForward(2 * MINUTE);
    await expect(timer(page)).toHaveText(face!);
    expect((await active(page)).pausedAt).toBeNull();
    await context.setOffline(false);
    await page.clock.fastForward(11_000);
    await expect(async () => expect((await active(page)).pausedAt).not.toBeNull()).toPass();
    await page.reload();
    await expect(panel(page).getByRole('button', { name: 'Продолжить' })).toBeVisible();
  });
});

test.describe('the screens of a session', () => {
  test('name the way out of the list of tasks as everything else', async ({ page }) => {
    await settle(page);
    await page.goto('/');
    await press(page, 'Начать фокус-сессию');
    await page.getByLabel('Над чем работаем', { exact: true }).press('ArrowDown');
    await expect(page.getByRole('option', { name: 'Отчёт', exact: true })).toBeVisible();
    await expect(page.locator('[aria-label="Закрыть список"]').first()).toBeAttached();
    await expect(page.locator('[aria-label="Dismiss"]')).toHaveCount(0);
  });

  test('are accessible where one starts', async ({ page }) => {
    await settle(page);
    await page.goto('/');
    await press(page, 'Начать фокус-сессию');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.clock.runFor(500);
    await expectFlawless(page);
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
      await expectFlawless(page);
      await press(page, 'Открыть на весь экран');
      await expect(page.getByRole('dialog', { name: 'Отчёт' })).toBeVisible();
      await page.clock.runFor(500);
      await expectFlawless(page);
    });
  }
});
