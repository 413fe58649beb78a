import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface TaskFields {
  title: string;
  dueDate?: string;
}

/** Signs the browser in with a new account that has these tasks; each due so many milliseconds from now, or never. */
async function settle(page: Page, tasks: Record<string, number | null> = {}): Promise<void> {
  const account = { email: `bell-${randomUUID()}@example.test`, password: 'верный пароль' };
  expect((await page.request.post('/api/auth/register', { data: account })).status()).toBe(201);
  for (const [title, left] of Object.entries(tasks)) await make(page, title, left);
}

async function make(page: Page, title: string, left: number | null = null): Promise<string> {
  const data: TaskFields = { title };
  if (left !== null) data.dueDate = new Date(Date.now() + left).toISOString();
  const answer = await page.request.post('/api/tasks', { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

const bell = (page: Page) => page.getByRole('button', { name: /^Уведомления/ });
const center = (page: Page) => page.getByRole('dialog', { name: 'Уведомления' });
const row = (page: Page, title: string) => center(page).getByRole('listitem').filter({ hasText: title });
const unread = (page: Page, count: number) =>
  expect(bell(page)).toHaveAccessibleName(count === 0 ? 'Уведомления' : `Уведомления, непрочитанных: ${count}`);
/** The part that watches the clock arrives after the bell; time moved before it would pass unseen. */
const watching = (page: Page) => expect(page.locator('[data-notification-watch]')).toBeAttached();
const overdue = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`Отчёт № ${index + 1}`, -(index + 2) * HOUR]));

/** Waits until the windows have agreed on who shows what, so that what is not there will not come. */
const claimsDone = (page: Page, name: string) => page.evaluate((lock) => navigator.locks.request(lock, () => {}), name);

test.beforeEach(async ({ context }) => {
  await context.clock.install();
});

test('the badge counts to nine, a press opens the task, and what is read stays read', async ({ page }) => {
  await settle(page, overdue(11));
  await page.goto('/');
  await unread(page, 11);
  await expect(bell(page).locator('[data-count]')).toHaveAttribute('data-count', '9+');

  await bell(page).click();
  await expect(center(page).getByRole('listitem')).toHaveCount(11);
  await expect(row(page, 'Отчёт № 3')).toContainText(/Срок прошёл \d+ (час|дн|ден)[а-я]* назад/);
  await row(page, 'Отчёт № 3').getByRole('button', { name: 'Отчёт № 3', exact: true }).click();
  const detail = page.getByRole('dialog', { name: 'Отчёт № 3' });
  await expect(detail.getByRole('button', { name: 'Завершить' })).toBeVisible();
  await expect(page).toHaveURL(/section=tasks/);
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await unread(page, 10);

  await bell(page).click();
  await center(page).getByRole('button', { name: 'Прочитать все' }).click();
  await unread(page, 0);
  await expect(bell(page)).toHaveText('');
  await page.keyboard.press('Escape');
  await expect(center(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();

  // Another device adds a task: everything is reckoned anew.
  await make(page, 'Созвон', 30 * MINUTE);
  await page.clock.fastForward(31_000);
  await unread(page, 1);
  await bell(page).click();
  await expect(row(page, 'Созвон')).toContainText('Срок в ближайший час');
  await expect(row(page, 'Не прочитано')).toHaveCount(1);
});

test('one is put away by its button or by the keyboard and stays away', async ({ page }) => {
  await settle(page, overdue(4));
  await page.goto('/');
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(center(page).getByRole('listitem')).toHaveCount(4);
  await row(page, 'Отчёт № 2').getByRole('button', { name: 'Убрать' }).click();
  await expect(center(page).getByRole('listitem')).toHaveCount(3);
  await expect(row(page, 'Отчёт № 2')).toBeHidden();

  const title = (name: string) => row(page, name).getByRole('button', { name, exact: true });
  await title('Отчёт № 4').focus();
  await page.keyboard.press('Delete');
  await expect(center(page).getByRole('listitem')).toHaveCount(2);
  await expect(row(page, 'Отчёт № 4')).toBeHidden();
  await expect(center(page).locator('[data-open]:focus')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(center(page).locator('[data-open]:focus')).toHaveCount(1);

  await page.clock.fastForward(61_000);
  await expect(center(page).getByRole('listitem')).toHaveCount(2);
  await unread(page, 2);
  for (let left = 2; left > 0; left--) await page.keyboard.press('Delete');
  await expect(center(page).getByText('Нет уведомлений')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();
});

test('time alone brings and takes notifications, and says so politely', async ({ page }) => {
  await settle(page, { Доклад: 2 * HOUR + 5 * MINUTE });
  await page.goto('/');
  await unread(page, 1);
  await bell(page).click();
  await expect(row(page, 'Доклад')).toContainText('Срок в ближайшие сутки');
  await center(page).getByRole('button', { name: 'Прочитать все' }).click();
  await watching(page);

  await page.clock.fastForward(HOUR + 6 * MINUTE);
  await expect(row(page, 'Доклад')).toContainText('Срок в ближайший час');
  await expect(page.getByRole('status').filter({ hasText: 'Срок в ближайший час: Доклад' })).toHaveCount(1);
  await unread(page, 1);
  await page.clock.fastForward(HOUR);
  await expect(center(page).getByText('Нет уведомлений')).toBeVisible();
  await page.clock.fastForward(30 * MINUTE);
  await expect(row(page, 'Доклад')).toContainText('Срок прошёл');
});

test('settings switch each kind off', async ({ page }) => {
  await settle(page, { Просрочено: -2 * HOUR, Скоро: 30 * MINUTE, Завтра: 20 * HOUR });
  await page.request.put('/api/settings', { data: { overdueNotifications: false, dayBeforeNotifications: false } });
  await page.goto('/');
  await unread(page, 1);
  await bell(page).click();
  await expect(row(page, 'Скоро')).toBeVisible();
  await expect(center(page).getByRole('listitem')).toHaveCount(1);
});

test('windows agree on what is read', async ({ page, context }) => {
  await settle(page, overdue(3));
  await page.goto('/');
  await unread(page, 3);
  await bell(page).click();
  await row(page, 'Отчёт № 1').getByRole('button', { name: 'Убрать' }).click();
  const other = await context.newPage();
  await other.goto('/');
  await unread(other, 2);
  await bell(other).click();
  await center(other).getByRole('button', { name: 'Прочитать все' }).click();
  await unread(page, 0);
});

test('five hundred are shown a few at a time', async ({ page }) => {
  await settle(page);
  const dueDate = new Date(Date.now() - 5 * HOUR).toISOString();
  for (let batch = 0; batch < 5; batch++) {
    const changes = Array.from({ length: 100 }, (_, index) => ({
      key: `late-${batch}-${index}`,
      method: 'POST',
      path: '/api/tasks',
      body: { title: `Дело ${batch * 100 + index}`, dueDate },
    }));
    await page.request.post('/api/changes', { data: { changes } });
  }
  await page.goto('/');
  await unread(page, 500);
  await bell(page).click();
  await expect(center(page).getByRole('listitem')).toHaveCount(30);
  await center(page).getByRole('button', { name: 'Показать ещё 30 из 470' }).click();
  await expect(center(page).getByRole('listitem')).toHaveCount(60);
});

test('says what it is from the first opening on, while its list is on its way', async ({ page }) => {
  await settle(page, overdue(2));
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/notification-center-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await bell(page).click();
  const heading = center(page).getByRole('heading', { name: 'Уведомления' });
  await expect(heading).toBeVisible();
  await expect(center(page).getByRole('listitem')).toHaveCount(0);
  const before = await heading.boundingBox();
  come();
  await expect(center(page).getByRole('listitem')).toHaveCount(2);
  expect(await heading.boundingBox()).toEqual(before);
});

for (const width of [1440, 390])
  test(`is open to everybody at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript((value) => localStorage.setItem('theme', value), width < 640 ? 'dark' : 'light');
    await settle(page, { ...overdue(2), Скоро: 30 * MINUTE, Завтра: 20 * HOUR, ['Ж'.repeat(300)]: -HOUR });
    const done = await make(page, 'Готово');
    await page.request.put(`/api/tasks/${done}`, { data: { status: 'completed' } });
    await page.goto('/');
    await bell(page).click();
    await expect(row(page, 'Готово')).toContainText('Задача выполнена');
    // What is late comes first.
    const told = await center(page).getByRole('listitem').allTextContents();
    expect(told.map((words) => /срок прошёл/i.test(words))).toEqual([true, true, true, false, false, false]);
    await expectFlawless(page);
    await expect(page.getByRole('banner')).toHaveCount(1);
    const [inside, outside] = [await center(page).boundingBox(), page.viewportSize()];
    expect(inside!.x).toBeGreaterThanOrEqual(0);
    expect(inside!.x + inside!.width).toBeLessThanOrEqual(outside!.width);
    expect(inside!.width).toBeGreaterThan(360);
  });

test.describe('the focus reminder', () => {
  const reminder = (page: Page) => page.locator('[data-toast]').filter({ hasText: 'Время для фокус-сессии!' });
  const expectSilence = async (page: Page) => {
    await claimsDone(page, 'focus-reminders');
    await expect(reminder(page)).toBeHidden();
  };

  test('comes at the account’s pace with the number of tasks, and starts a session', async ({ page }) => {
    await settle(page, { Раз: null, Два: null });
    await page.goto('/');
    await watching(page);
    await page.clock.fastForward(14 * MINUTE);
    await expectSilence(page);
    await page.clock.fastForward(2 * MINUTE);
    await expect(reminder(page)).toContainText('2 активные задачи');
    await reminder(page).getByRole('button', { name: 'Начать' }).click();
    const dialog = page.getByRole('dialog', { name: 'Новая фокус-сессия' });
    await dialog.getByRole('radio', { name: /60 минут/ }).check({ force: true });
    await dialog.getByRole('button', { name: 'Начать сессию' }).click();
    await expect(page.getByRole('button', { name: 'Сессия активна' })).toBeDisabled();

    // Silent while the session runs.
    for (let waited = 0; waited < 40; waited += 10) {
      await page.clock.fastForward(10 * MINUTE);
      await expectSilence(page);
    }
  });

  test('is not for those who have nothing to do or do not want it', async ({ page, newVisitor }) => {
    await settle(page);
    await page.goto('/');
    const other = await newVisitor();
    await other.clock.install();
    await settle(other, { Дело: null });
    await other.request.put('/api/settings', { data: { focusReminders: false } });
    await other.goto('/');
    for (const window of [page, other]) {
      await watching(window);
      await window.clock.fastForward(16 * MINUTE);
      await expectSilence(window);
    }
  });

  test('is shown by one window of several', async ({ page, context }) => {
    await settle(page, { Дело: null });
    await page.goto('/');
    await watching(page);
    const other = await context.newPage();
    await other.goto('/');
    await watching(other);
    await Promise.all([page.clock.fastForward(16 * MINUTE), other.clock.fastForward(16 * MINUTE)]);
    await expect
      .poll(async () => (await reminder(page).count()) + (await reminder(other).count()), { timeout: 3000 })
      .toBe(1);
  });
});

test.describe('notices of the system', () => {
  interface Shown {
    title: string;
    body: string;
    tag: string;
  }

  /** Stands in for the browser's notices, whose look is not a page's affair, and puts the window out of sight on demand. */
  async function standIn(context: BrowserContext, permission: NotificationPermission) {
    await context.addInitScript((initial) => {
      const shown: (Shown & { onclick?: () => void; close: () => void })[] = [];
      class Notice {
        static permission = initial;
        static asked = 0;
        static async requestPermission() {
          Notice.asked++;
          Notice.permission = 'granted';
          return 'granted';
        }
        constructor(title: string, options: { body: string; tag: string }) {
          shown.push(Object.assign(this, { title, body: options.body, tag: options.tag, close: () => {} }));
        }
      }
      Object.assign(window, { Notification: Notice, shownNotices: shown });
      let hidden = false;
      Object.defineProperty(document, 'hidden', { get: () => hidden });
      Object.assign(window, {
        setHidden: (next: boolean) => {
          hidden = next;
          document.dispatchEvent(new Event('visibilitychange'));
        },
      });
    }, permission);
  }

  const setHidden = (page: Page, hidden: boolean) =>
    page.evaluate((next) => (window as unknown as { setHidden: (hidden: boolean) => void }).setHidden(next), hidden);
  const shown = (page: Page): Promise<Shown[]> =>
    page.evaluate(() =>
      (window as unknown as { shownNotices: Shown[] }).shownNotices.map(({ title, body, tag }) => ({
        title,
        body,
        tag,
      })),
    );
  const asked = (page: Page) =>
    page.evaluate(() => (window as unknown as { Notification: { asked: number } }).Notification.asked);
  const noticeSwitch = (page: Page) => center(page).getByRole('switch', { name: /Системные уведомления/ });

  test('are asked for once, by a press, and switched off again', async ({ page, context }) => {
    await standIn(context, 'default');
    await settle(page);
    await page.goto('/');
    await unread(page, 0);
    expect(await asked(page)).toBe(0);
    await bell(page).click();
    await center(page).getByRole('button', { name: 'Включить' }).click();
    expect(await asked(page)).toBe(1);
    await expect(noticeSwitch(page)).toBeChecked();
    await noticeSwitch(page).click({ force: true });
    await expect(noticeSwitch(page)).not.toBeChecked();
    await page.reload();
    await bell(page).click();
    await expect(noticeSwitch(page)).not.toBeChecked();
    expect(await asked(page)).toBe(0);
  });

  test('are not asked for again after «Не сейчас»', async ({ page, context }) => {
    await standIn(context, 'default');
    await settle(page);
    await page.goto('/');
    await bell(page).click();
    await center(page).getByRole('button', { name: 'Не сейчас' }).click();
    await expect(noticeSwitch(page)).not.toBeChecked();
    await page.reload();
    await bell(page).click();
    await expect(noticeSwitch(page)).not.toBeChecked();
    await expect(center(page).getByRole('button', { name: 'Включить' })).toBeHidden();
    expect(await asked(page)).toBe(0);
  });

  test('a refusal of the browser is said', async ({ page, context }) => {
    await standIn(context, 'denied');
    await settle(page);
    await page.goto('/');
    await bell(page).click();
    await expect(center(page).getByText('Браузер запретил их этому сайту.')).toBeVisible();
    await expect(noticeSwitch(page)).toBeDisabled();
  });

  test('come from a window out of sight, and open the task', async ({ page, context }) => {
    await standIn(context, 'granted');
    await settle(page, { Старое: -5 * HOUR, Доклад: HOUR + 5 * MINUTE });
    await page.goto('/');
    await watching(page);
    await setHidden(page, true);
    await page.clock.fastForward(6 * MINUTE);
    await page.clock.fastForward(2000);
    await expect.poll(() => shown(page)).toMatchObject([{ title: 'Срок в ближайший час', body: 'Доклад' }]);
    await page.evaluate(() =>
      (window as unknown as { shownNotices: { onclick: () => void }[] }).shownNotices[0]!.onclick(),
    );
    await expect(page.getByRole('dialog', { name: 'Доклад' })).toBeVisible();
  });

  test('are shown by one window, and by none where one is in sight', async ({ page, context }) => {
    await standIn(context, 'granted');
    await settle(page, { Доклад: HOUR + 5 * MINUTE });
    await page.request.put('/api/settings', { data: { focusReminders: false } });
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/');
    for (const window of [page, other]) {
      await watching(window);
      await setHidden(window, true);
    }
    const forward = async (time: number) => {
      for (const window of [page, other]) await window.clock.fastForward(time);
    };
    const all = async () => (await shown(page)).length + (await shown(other)).length;
    const told = () => page.evaluate(() => JSON.parse(localStorage.getItem('notifications-told') ?? '[]').length);
    await forward(6 * MINUTE);
    await forward(2000);
    await expect.poll(all).toBe(1);
    expect(await told()).toBe(1);

    await setHidden(other, false);
    await forward(HOUR);
    await forward(31 * MINUTE);
    // The clocks of the two windows stand still apart: the head start of the one in sight is as long as it needs.
    await expect.poll(told).toBe(2);
    await forward(2000);
    await bell(other).click();
    await expect(row(other, 'Доклад')).toContainText('Срок прошёл');
    await claimsDone(page, 'notifications-told');
    expect(await all()).toBe(1);
  });
});
