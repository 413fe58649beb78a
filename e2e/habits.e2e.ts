import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, dayOf, timeOf } from '../src/shared/day.ts';
import { expectFlawless } from './axe.ts';
import { inEqualFigures } from './equal-figures.ts';
import { expect, NOON_ZONE, test } from './fixtures.ts';

const ZONE = 'Europe/Moscow';
const TRACKER = '/?section=habits';
const OVERVIEW = '/habits?tab=overview';
const today = (zone = ZONE) => dayOf(Date.now(), zone);

/** Signs the browser in with a new account. */
async function settle(page: Page): Promise<void> {
  const data = { email: `habits-${randomUUID()}@example.test`, password: 'верный пароль' };
  expect((await page.request.post('/api/auth/register', { data })).status()).toBe(201);
}

async function make(page: Page, data: Record<string, unknown>, zone = ZONE): Promise<string> {
  const answer = await page.request.post('/api/habits', { data, headers: { 'X-Timezone': zone } });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

async function mark(page: Page, id: string, date: string, data: Record<string, unknown> = { completed: true }) {
  const headers = { 'X-Timezone': ZONE };
  expect((await page.request.post(`/api/habits/${id}/entries`, { data: { date, ...data }, headers })).status()).toBe(
    200,
  );
}

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, title: string) => page.locator('[data-toast]').filter({ hasText: title });
const counter = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd');
const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

async function choose(page: Page, habit: string, action: string): Promise<void> {
  await button(page, `Действия: ${habit}`).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test.describe('a habit', () => {
  test('is created with a weekly schedule, edited, paused, resumed and deleted', async ({ page }) => {
    await settle(page);
    await page.goto('/habits');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Трекер привычек');
    await expect(page.getByText('Нет привычек', { exact: true })).toBeVisible();
    await openTab(page, 'Календарь');
    await expect(page.getByText('Нет привычек для отображения')).toBeVisible();
    await openTab(page, 'Аналитика');
    await expect(page.getByText('Нет данных для аналитики')).toBeVisible();
    await openTab(page, 'Обзор');

    await button(page, 'Создать привычку').click();
    const dialog = page.getByRole('dialog');
    await button(page, 'Создать').click();
    await expect(dialog.getByText('Название обязательно')).toBeVisible();
    await dialog.getByLabel('Название').fill('Бассейн');
    await expect(dialog.getByRole('button', { name: 'среда' })).toBeHidden();
    await dialog.getByLabel('Частота').selectOption({ label: 'По дням недели' });
    await dialog.getByRole('button', { name: 'среда' }).click();
    await dialog.getByRole('button', { name: 'суббота' }).click();
    await dialog.getByRole('radio', { name: 'Вода' }).check({ force: true });
    await expect(dialog.getByLabel('Время напоминания')).toBeVisible();
    await dialog.getByRole('button', { name: 'Ещё время' }).click();
    await expect(dialog.getByLabel('Время напоминания 2')).toHaveValue('20:00');
    await expect(dialog.getByRole('button', { name: 'среда' })).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Не во все дни' }).click();
    await dialog.getByRole('group', { name: 'В какие дни' }).getByRole('button', { name: 'суббота' }).click();
    await dialog.getByRole('switch').uncheck({ force: true });
    await expect(dialog.getByLabel('Время напоминания')).toBeHidden();
    await button(page, 'Создать').click();
    await expect(dialog).toBeHidden();
    await expect(card(page, 'Бассейн')).toContainText('ср, сб');
    for (const name of ['Всего привычек', 'Активные', 'Полезные']) await expect(counter(page, name)).toHaveText('1');

    await choose(page, 'Бассейн', 'Изменить');
    await expect(dialog.getByLabel('Название')).toHaveValue('Бассейн');
    await expect(dialog.getByRole('button', { name: 'среда' })).toHaveAttribute('aria-pressed', 'true');
    await dialog.getByRole('switch').check({ force: true });
    await expect(dialog.getByLabel('Время напоминания 2')).toHaveValue('20:00');
    const reminding = dialog.getByRole('group', { name: 'В какие дни' });
    await expect(reminding.getByRole('button', { name: 'суббота' })).toHaveAttribute('aria-pressed', 'true');
    await dialog.getByRole('switch').uncheck({ force: true });
    await dialog.getByLabel('Название').fill('Без сладкого');
    await dialog.getByRole('radio', { name: 'Отказ от' }).check({ force: true });
    await button(page, 'Сохранить').click();
    await expect(card(page, 'Без сладкого')).toContainText('Отказ от');
    await expect(counter(page, 'Полезные')).toHaveText('0');

    await choose(page, 'Без сладкого', 'Поставить на паузу');
    await expect(card(page, 'Без сладкого')).toContainText('На паузе');
    await expect(counter(page, 'Активные')).toHaveText('0');
    await choose(page, 'Без сладкого', 'Изменить');
    await dialog.getByLabel('Описание').fill('И без мёда');
    await button(page, 'Сохранить').click();
    await expect(toast(page, 'Привычка обновлена')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(card(page, 'Без сладкого')).toContainText('На паузе');
    await button(page, 'Снять с паузы').click();
    await expect(card(page, 'Без сладкого')).not.toContainText('На паузе');

    await choose(page, 'Без сладкого', 'Удалить');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Без сладкого');
    await question.getByRole('button', { name: 'Отмена' }).click();
    await choose(page, 'Без сладкого', 'Удалить');
    await question.getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByText('Нет привычек', { exact: true })).toBeVisible();
  });

  test('is marked from its card, today and in the last days', async ({ page }) => {
    await settle(page);
    await make(page, { name: 'Зарядка' });
    await page.goto(OVERVIEW);
    const zaryadka = card(page, 'Зарядка');
    await button(page, 'Выполнено: Зарядка').click();
    await expect(zaryadka).toContainText('Серия: 1\u00a0день');
    await expect(toast(page, 'Привычка отмечена')).toContainText('Запись обновлена');
    const days = zaryadka.getByRole('group', { name: 'Последние семь дней' }).getByRole('button');
    await days.nth(5).click();
    await expect(zaryadka).toContainText('Серия: 2\u00a0дня');
    await page.reload();
    await expect(zaryadka).toContainText('Серия: 2\u00a0дня');
    await expect(button(page, 'Выполнено: Зарядка')).toHaveAttribute('aria-pressed', 'true');
  });

  for (const width of [1440, 390])
    test(`rests from day to day, alone and with all others, at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await settle(page);
      const id = await make(page, { name: 'Зарядка' });
      await make(page, { name: 'Чтение' });
      for (const back of [3, 4]) await mark(page, id, addDays(today(), -back));
      await page.goto(OVERVIEW);
      const dialog = page.getByRole('dialog');
      const fill = async (from: string, to: string) => {
        await dialog.getByLabel('С какого дня').fill(from);
        await dialog.getByLabel('По какой день').fill(to);
        await button(page, 'Сохранить').click();
      };
      await choose(page, 'Зарядка', 'Пауза на дни');
      await fill(addDays(today(), -2), addDays(today(), -5));
      await expect(dialog.getByText('Конец паузы раньше её начала')).toBeVisible();
      await expectFlawless(page);
      await fill(addDays(today(), -2), today());
      await expect(card(page, 'Зарядка')).toContainText('На паузе по');
      await expect(card(page, 'Зарядка')).toContainText('Серия: 2\u00a0дня');
      const days = card(page, 'Зарядка').getByRole('group', { name: 'Последние семь дней' }).getByRole('button');
      for (const index of [4, 5, 6]) await expect(days.nth(index)).toHaveAccessibleName(/: на паузе$/);

      await button(page, 'Пауза для всех привычек').click();
      await dialog.getByLabel('Какая пауза').selectOption({ label: 'Новая пауза' });
      await fill('2190-01-01', '2190-01-10');
      await expect(toast(page, 'Привычки на паузе')).toBeVisible();
      await expect(card(page, 'Чтение')).toContainText('Пауза с\u00a01 по\u00a010\u00a0января');
      await button(page, 'Пауза для всех привычек').click();
      await dialog.getByLabel('Какая пауза').selectOption({ label: 'с\u00a01 по\u00a010\u00a0января' });
      await fill('2190-01-01', '2190-01-08');
      await expect(card(page, 'Чтение')).toContainText('Пауза с\u00a01 по\u00a08\u00a0января');
      await toast(page, 'Пауза изменена').getByRole('button', { name: 'Отменить' }).click();
      await expect(card(page, 'Чтение')).toContainText('по\u00a010\u00a0января');
      await choose(page, 'Чтение', 'Пауза на дни');
      await button(page, 'Снять эту паузу').click();
      await expect(card(page, 'Чтение')).not.toContainText('Пауза с');

      await openTab(page, 'Календарь');
      await expect(page.locator(`[data-day="${today()}"]`).first()).toHaveAccessibleName(/на паузе$/);
      await openTab(page, 'Обзор');
      await button(page, 'Снять с паузы').click();
      await expect(card(page, 'Зарядка')).not.toContainText('На паузе по');
      await openTab(page, 'Аналитика');
      await expect(card(page, 'Зарядка')).toContainText('На паузе: 2\u00a0дня');
    });

  test('tells of a reached goal', async ({ page }) => {
    await settle(page);
    const id = await make(page, { name: 'Зарядка', targetDays: 3 });
    for (const back of [1, 2]) await mark(page, id, addDays(today(), -back));
    await page.goto(OVERVIEW);
    await button(page, 'Выполнено: Зарядка').click();
    await expect(toast(page, 'Цель достигнута: 3\u00a0дня')).toBeVisible();
  });
});

test.describe('today', () => {
  test('a habit is said done, not done, again, skipped with a reason, and taken back', async ({ page }) => {
    await settle(page);
    const id = await make(page, { name: 'Зарядка', timeOfDay: 'morning' });
    await make(page, { name: 'Чтение', timeOfDay: 'evening' });
    await mark(page, id, addDays(today(), -1));
    await page.goto(TRACKER);
    const row = page.getByRole('region', { name: 'Утром' }).getByRole('listitem');
    const [done, not] = [button(page, 'Выполнено: Зарядка'), button(page, 'Не выполнено: Зарядка')];
    await expect(page.getByText('Выполнено 0 из 2')).toBeVisible();

    await done.click();
    await expect(done).toHaveAttribute('aria-pressed', 'true');
    await expect(row).toContainText('Серия: 2\u00a0дня');
    await not.click();
    await expect(not).toHaveAttribute('aria-pressed', 'true');
    await expect(row).toContainText('Серия: 1\u00a0день');
    await not.click();
    await expect(not).toHaveAttribute('aria-pressed', 'true');
    await done.click();
    await expect(page.getByText('Выполнено 1 из 2')).toBeVisible();

    await button(page, 'Заметка к дню…: Зарядка').click();
    await page.getByRole('dialog').getByLabel('Заметка').fill('Под музыку');
    await button(page, 'Сохранить').click();
    await expect(row).toContainText('Под музыку');

    await button(page, 'Пропустить сегодня…: Зарядка').click();
    await button(page, 'Болезнь').click();
    await button(page, 'Сохранить').click();
    await expect(toast(page, 'День пропущен')).toContainText('Серию он не прервёт');
    await expect(row).toContainText('Пропуск');
    await expect(row).toContainText('Серия: 1\u00a0день');
    await page.reload();
    await expect(row).toContainText('Болезнь');

    await done.click();
    await expect(row).toContainText('Серия: 2\u00a0дня');
    await toast(page, 'Привычка отмечена').getByRole('button', { name: 'Отменить' }).click();
    await expect(row).toContainText('Болезнь');
    await done.click();
    await expect(row).toContainText('Серия: 2\u00a0дня');
    await page.reload();
    await expect(row).toContainText('Серия: 2\u00a0дня');
    await page.keyboard.press('Control+z');
    await expect(row).toContainText('Болезнь');
    await button(page, 'Выполнено: Чтение').click();
    await expect(page.getByText('На сегодня всё')).toBeVisible();
  });

  test('comes first either way, and below it what is not due, until that is brought back', async ({ page }) => {
    await settle(page);
    await make(page, { name: 'Зарядка', isActive: false });
    await make(page, { name: 'Чтение' });
    for (const [address, width] of [
      [TRACKER, 390],
      ['/habits', 390],
      [TRACKER, 1440],
      ['/habits', 1440],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address);
      await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tab')).toHaveText(['Сегодня', 'Обзор', 'Календарь', 'Аналитика']);
      await expect(page.getByRole('region', { name: 'В любое время' }).getByRole('listitem')).toHaveCount(1);
    }
    await button(page, 'Выполнено: Чтение').click();
    await expect(page.getByText('На сегодня всё')).toBeVisible();
    const other = page.getByRole('region', { name: 'Не на сегодня' });
    await expect(other.getByRole('listitem')).toContainText('На паузе');
    await choose(page, 'Зарядка', 'Снять с паузы');
    await expect(other).toBeHidden();
    await expect(button(page, 'Выполнено: Зарядка')).toBeVisible();
    await openTab(page, 'Календарь');
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Календарь' })).toHaveAttribute('aria-selected', 'true');
  });

  test('has its own words where nothing is due', async ({ page }) => {
    await settle(page);
    await make(page, { name: 'Зарядка', isActive: false });
    await page.goto(TRACKER);
    await expect(page.getByText('Нет привычек на сегодня')).toBeVisible();
  });

  test('a change shows in another window of the account', async ({ page, context }) => {
    await settle(page);
    await make(page, { name: 'Зарядка' });
    const other = await context.newPage();
    for (const window of [page, other]) {
      await window.goto(window === page ? TRACKER : '/habits');
      await expect(button(window, 'Выполнено: Зарядка')).toBeVisible();
    }
    await button(page, 'Выполнено: Зарядка').click();
    await expect(button(other, 'Выполнено: Зарядка')).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('a refused mark', () => {
  test.use({ expectedProblems: /status of 500/ });

  test('is taken back and told of', async ({ page }) => {
    await settle(page);
    await make(page, { name: 'Зарядка' });
    const refusal = { status: 500, json: { message: 'Внутренняя ошибка сервера', code: 'internal' } };
    await page.route('**/entries', (route) =>
      route.request().method() === 'POST' ? route.fulfill(refusal) : route.fallback(),
    );
    await page.goto(TRACKER);
    await button(page, 'Выполнено: Зарядка').click();
    await expect(toast(page, 'Ошибка')).toContainText('Не удалось отметить привычку');
    await expect(button(page, 'Выполнено: Зарядка')).toHaveAttribute('aria-pressed', 'false');

    await openTab(page, 'Сегодня');
    await button(page, 'Пропустить сегодня…: Зарядка').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('День', { exact: true }).fill('2999-01-01');
    await expect(dialog.getByText('Этот день ещё не наступил')).toBeVisible();
    await dialog.getByLabel('День', { exact: true }).fill(addDays(today(), -1));
    await expect(dialog.getByText('Этот день ещё не наступил')).toBeHidden();
    await dialog.getByLabel('Причина').fill('Длинная причина');
    await button(page, 'Сохранить').click();
    await expect(toast(page, 'Ошибка')).toContainText('Не удалось отметить привычку');
    await expect(dialog.getByLabel('Причина')).toHaveValue('Длинная причина');
    await expect(dialog.getByLabel('День', { exact: true })).toHaveValue(
      addDays(today(), -1).split('-').reverse().join('.'),
    );
    await page.reload();
    await toast(page, 'Остался черновик').getByRole('button', { name: 'Продолжить' }).click();
    await expect(dialog.getByLabel('Причина')).toHaveValue('Длинная причина');
    await page.unroute('**/entries');
    await button(page, 'Сохранить').click();
    await expect(dialog).toBeHidden();
    const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')));
    await expect.poll(drafts).toEqual([]);
  });
});

test.describe('the calendar', () => {
  const day = (page: Page, date: string) => page.locator(`[data-day="${date}"]`);

  test('marks days back by mouse and keyboard, and none to come', async ({ page }) => {
    await settle(page);
    await make(page, { name: 'Зарядка' });
    await page.goto(TRACKER);
    await openTab(page, 'Календарь');
    const month = page.getByRole('table', { name: 'Зарядка' });
    await expect(month.getByRole('columnheader').first()).toHaveText('пн');

    await button(page, 'Предыдущий месяц').click();
    const lastMonth = addDays(`${today().slice(0, 8)}01`, -1);
    await day(page, lastMonth).click();
    await expect(day(page, lastMonth)).toHaveAttribute('aria-label', /: выполнено$/);
    await day(page, lastMonth).click();
    await expect(day(page, lastMonth)).toHaveAttribute('aria-pressed', 'false');
    await button(page, 'Следующий месяц').click();
    await expect(button(page, 'Следующий месяц')).toBeDisabled();

    await day(page, today()).focus();
    await page.keyboard.press('Enter');
    await expect(day(page, today())).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(day(page, today())).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    const yesterday = addDays(today(), -1);
    await expect(day(page, yesterday)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(day(page, yesterday)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('PageUp');
    await expect(page.locator('[data-day]:focus')).toBeVisible();

    await openTab(page, 'Обзор');
    await expect(card(page, 'Зарядка')).toContainText('Серия: 2\u00a0дня');
  });

  test('shows days to come as closed', async ({ page }) => {
    const noon = new Date('2026-11-11T09:00:00Z');
    await page.clock.install({ time: noon });
    await settle(page);
    await make(page, { name: 'Зарядка' });
    await page.goto('/habits');
    await openTab(page, 'Календарь');
    await expect(day(page, '2026-11-11')).toBeEnabled();
    await expect(day(page, '2026-11-12')).toBeDisabled();
  });
});

test.describe('statistics', () => {
  test('tell ranges, weeks, the year and achievements', async ({ page }) => {
    await settle(page);
    const id = await make(page, { name: 'Зарядка' });
    for (let back = 0; back < 10; back++) await mark(page, id, addDays(today(), -back));
    await mark(page, id, addDays(today(), -20));
    await page.goto(TRACKER);
    await openTab(page, 'Аналитика');
    const stats = card(page, 'Зарядка');
    await expect(stats).toContainText('11 из 21');
    expect(await inEqualFigures(page)).toEqual([]);
    await stats.getByRole('radio', { name: 'Неделя' }).check({ force: true });
    await expect(stats).toContainText('7 из 7');
    await expect(stats).toContainText('100\u00a0%');
    await stats.getByRole('radio', { name: 'Всё время' }).check({ force: true });
    await expect(stats).toContainText('11 из 21');
    await expect(stats.getByRole('listitem').filter({ hasText: 'Неделя подряд' })).toContainText('получено');
    await expect(stats.getByRole('listitem').filter({ hasText: 'Сотня' })).toContainText('ещё впереди');
    await expect(stats.getByRole('listitem').filter({ hasText: /^Неделя с / })).toHaveCount(4);
    await expect(stats.getByRole('heading', { name: /год: выполнено/ })).toBeVisible();
  });
});

test.describe('a reminder', () => {
  test.use({ timezoneId: NOON_ZONE });

  test('comes once at its time, and the habit can be done from it', async ({ page }) => {
    await settle(page);
    const inTwoMinutes = timeOf(Date.now() + 2 * 60_000, NOON_ZONE);
    await make(page, { name: 'Зарядка', reminderTime: inTwoMinutes }, NOON_ZONE);
    await make(page, { name: 'Чтение', reminderTime: inTwoMinutes, reminderEnabled: false }, NOON_ZONE);
    await page.clock.install();
    await page.goto(TRACKER);
    await expect(button(page, 'Выполнено: Зарядка')).toBeVisible();
    await page.clock.fastForward(3 * 60_000);
    const notice = toast(page, 'Пора: Зарядка');
    await expect(notice).toContainText(inTwoMinutes);
    await notice.getByRole('button', { name: 'Выполнено' }).click();
    await expect(button(page, 'Выполнено: Зарядка')).toHaveAttribute('aria-pressed', 'true');

    await page.goto(TRACKER);
    await expect(button(page, 'Выполнено: Зарядка')).toBeVisible();
    await page.clock.fastForward(60_000);
    await expect(toast(page, 'Пора')).toBeHidden();
  });
});

test.describe('what was typed', () => {
  test('begins at the name, and is there again after a press outside', async ({ page }) => {
    await settle(page);
    await make(page, { name: 'Чтение' });
    await page.goto(OVERVIEW);
    const days = card(page, 'Чтение').getByRole('group', { name: 'Последние семь дней' }).getByRole('button');
    await expect(days).toHaveCount(7);
    const words = await days.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
    expect(new Set(words).size).toBe(7);
    for (const name of words) expect(name).toMatch(/^[а-яё]+, \d+ [а-яё]+: [а-яё ]+$/);
    const name = page.getByRole('dialog').getByLabel('Название');
    await button(page, 'Создать привычку').click();
    await expect(name).toBeFocused();
    await page.keyboard.type('Учить испанский');
    await page.mouse.click(5, 300);
    await expect(page.getByRole('dialog')).toBeHidden();
    await button(page, 'Создать привычку').click();
    await expect(name).toHaveValue('Учить испанский');
    await button(page, 'Отмена').click();
    await choose(page, 'Чтение', 'Изменить');
    await expect(name).toBeFocused();
  });

  test('is there again after the session ended', async ({ page }) => {
    await settle(page);
    await page.goto('/habits');
    await button(page, 'Создать привычку').click();
    await page.getByRole('dialog').getByLabel('Название').fill('Учить испанский');
    await page.reload();
    await toast(page, 'Остался черновик').getByRole('button', { name: 'Продолжить' }).click();
    await expect(page.getByRole('dialog').getByLabel('Название')).toHaveValue('Учить испанский');
  });
});

/** Headings that stand deeper than one level below the one ahead of them. */
const skippedLevels = (page: Page) =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('main h1, main h2, main h3, main h4')];
    const levels = headings.map(({ tagName }) => Number(tagName[1]));
    return headings.filter((_, at) => levels[at]! > (levels[at - 1] ?? 0) + 1).map(({ textContent }) => textContent);
  });

for (const width of [1440, 320]) {
  test(`every tab is accessible and fits ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 700 });
    await page.addInitScript((value) => localStorage.setItem('theme', value), width < 640 ? 'dark' : 'light');
    await settle(page);
    const long = await make(page, { name: 'Д'.repeat(100), type: 'negative', icon: 'cigarette-off', color: '#84cc16' });
    const id = await make(page, { name: 'Медитация', frequency: 'custom', timesPerPeriod: 3, color: '#f59e0b' });
    await mark(page, id, today());
    for (let back = 1; back < 9; back++) await mark(page, long, addDays(today(), -back));
    await mark(page, long, today(), { skipped: true, note: 'Отпуск' });
    await page.goto(TRACKER);
    for (const tab of ['Сегодня', 'Обзор', 'Календарь', 'Аналитика']) {
      await openTab(page, tab);
      await expect(page.getByRole('tabpanel').getByText('Медитация').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectFlawless(page);
      expect(await skippedLevels(page)).toEqual([]);
    }
    await button(page, 'Создать привычку').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.waitForTimeout(300);
    await expectFlawless(page);
  });
}

for (const width of [1440, 390])
  test(`at ${width} px a habit reminds at the times that a press in its card puts and takes away`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    await make(page, { name: 'Бассейн' });
    await page.goto(OVERVIEW);
    const own = card(page, 'Бассейн');
    await own.getByRole('button', { name: 'Напомнить: Бассейн' }).click();
    const choice = page.getByRole('dialog', { name: 'Напоминания: Бассейн' });
    await choice.getByRole('button', { name: '20:00' }).click();
    await expect(choice.getByRole('button', { name: '20:00' })).toHaveAttribute('aria-pressed', 'true');
    await choice.getByLabel('Своё время').fill('скоро');
    await choice.getByRole('button', { name: 'Добавить' }).click();
    await expect(choice).toContainText('Время в виде ЧЧ:ММ');
    await choice.getByLabel('Своё время').fill('7 30');
    await choice.getByLabel('Своё время').press('Enter');
    await expect(choice.getByRole('button', { name: '07:30' })).toBeVisible();
    if (width === 390) await expectFlawless(page);
    await page.keyboard.press('Escape');
    await expect(choice).toBeHidden();
    await page.reload();
    await expect(own).toContainText('07:30, 20:00');
    await own.getByRole('button', { name: 'Напоминания в 07:30, 20:00: Бассейн' }).click();
    await choice.getByRole('button', { name: '20:00' }).click();
    await choice.getByRole('button', { name: '07:30' }).click();
    await page.keyboard.press('Escape');
    await expect(own.getByRole('button', { name: 'Напомнить: Бассейн' })).toBeVisible();
    const stored = async () => (await (await page.request.get('/api/habits')).json())[0].reminderEnabled;
    await expect.poll(stored).toBe(false);
  });
