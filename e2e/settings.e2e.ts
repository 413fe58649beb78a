import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';

async function settle(page: Page): Promise<void> {
  const data = { email: `settings-${randomUUID()}@example.test`, password: 'верный пароль' };
  expect((await page.request.post('/api/auth/register', { data })).status()).toBe(201);
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Настройки' });
const kept = async (page: Page) => (await page.request.get('/api/settings')).json();
const toast = (page: Page, title: string) => page.locator('[data-toast]').filter({ hasText: title });
const wishes = (page: Page) => page.getByLabel('Ваши пожелания помощнику');

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Меню пользователя' }).click();
  await page.getByRole('menuitem', { name: 'Настройки' }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Waits until the server has taken a change. */
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/settings') && answer.request().method() === 'PUT');

async function choose(page: Page, label: string, option: string): Promise<void> {
  const answer = saved(page);
  await page.getByLabel(label, { exact: true }).selectOption({ label: option });
  expect((await answer).status()).toBe(200);
}

async function flip(page: Page, name: RegExp): Promise<void> {
  const answer = saved(page);
  const toggle = page.getByRole('switch', { name });
  const before = await toggle.isChecked();
  await page.locator('label', { has: toggle }).click();
  await expect(toggle).toBeChecked({ checked: !before });
  expect((await answer).status()).toBe(200);
}

const CHOICES = [
  ['Тон', 'Строгий', 'aiTone', 'strict'],
  ['Роль', 'Коуч', 'aiRole', 'coach'],
  ['Характер', 'Заботливый', 'aiPersonality', 'caring'],
  ['Как часто заглядывать', 'Раз в 30 минут', 'checkinFrequency', 30],
  ['Голос ответов', 'Мужской', 'ttsVoice', 'male'],
] as const;
const FLAGS = [
  [/^Просроченные задачи$/, 'overdueNotifications'],
  [/^Скоро срок$/, 'upcomingNotifications'],
  [/^Срок завтра$/, 'dayBeforeNotifications'],
  [/^Напоминания о фокусе$/, 'focusReminders'],
] as const;

/** Opens the settings where a journey wants them: as a dialog, or on the profile page. */
const PLACES = [
  [
    'as a dialog',
    async (page: Page) => {
      await page.goto('/');
      await openDialog(page);
    },
  ],
  [
    'on the profile page',
    async (page: Page) => {
      await page.goto('/profile?tab=settings');
    },
  ],
] as const;

for (const [place, open] of PLACES) {
  test(`every setting ${place} is kept over a reload`, async ({ page }) => {
    await settle(page);
    await open(page);
    for (const [label, option] of CHOICES) await choose(page, label, option);
    await flip(page, /^Озвучивать ответы$/);
    const prompt = saved(page);
    await wishes(page).fill('Отвечай коротко');
    await wishes(page).press('Control+Enter');
    await prompt;
    await expect(page.getByText('Сохранено', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Приложение' }).click();
    for (const [name] of FLAGS) await flip(page, name);

    await open(page);
    for (const [label, option] of CHOICES) {
      const field = page.getByLabel(label, { exact: true });
      await expect(field.locator('option:checked')).toHaveText(option);
    }
    await expect(page.getByRole('switch', { name: /^Озвучивать ответы$/ })).not.toBeChecked();
    await expect(wishes(page)).toHaveValue('Отвечай коротко');
    await page.getByRole('tab', { name: 'Приложение' }).click();
    for (const [name] of FLAGS) await expect(page.getByRole('switch', { name })).not.toBeChecked();

    expect(await kept(page)).toMatchObject({
      ...Object.fromEntries(CHOICES.map(([, , key, value]) => [key, value])),
      ...Object.fromEntries(FLAGS.map(([, key]) => [key, false])),
      enableTTS: false,
      customSystemPrompt: 'Отвечай коротко',
      zone: 'Europe/Moscow',
      dayStart: 0,
    });
  });
}

test('a frequency that is not offered stays in sight', async ({ page }) => {
  await settle(page);
  await page.request.put('/api/settings', { data: { checkinFrequency: 21 } });
  await page.goto('/profile?tab=settings');
  await expect(page.getByLabel('Как часто заглядывать').locator('option:checked')).toHaveText('Раз в 21 минуту');
});

test('another window follows', async ({ page, context }) => {
  await settle(page);
  await page.goto('/profile?tab=settings');
  const other = await context.newPage();
  await other.goto('/profile?tab=settings');
  await expect(other.getByLabel('Тон', { exact: true })).toHaveValue('supportive');
  await choose(page, 'Тон', 'Нейтральный');
  await expect(other.getByLabel('Тон', { exact: true })).toHaveValue('neutral');
});

test('wishes are saved when the dialog closes, and too long ones are kept and counted', async ({ page }) => {
  await settle(page);
  await page.goto('/');
  await openDialog(page);
  await wishes(page).fill('я'.repeat(4005));
  await expect(dialog(page).getByText('Слишком длинно: уберите ещё 5 символов')).toBeVisible();
  await expect(dialog(page).getByText('4005 из 4000')).toBeVisible();
  await page.getByRole('tab', { name: 'Приложение' }).click();
  await page.getByRole('tab', { name: 'Помощник' }).click();
  await expect(wishes(page)).toHaveValue('я'.repeat(4005));
  expect((await kept(page)).customSystemPrompt).toBe('');

  await wishes(page).fill('Говори со мной как капитан');
  const answer = saved(page);
  await page.keyboard.press('Escape');
  await answer;
  await expect(dialog(page)).toBeHidden();
  expect((await kept(page)).customSystemPrompt).toBe('Говори со мной как капитан');
});

test('the system’s theme is followed from the first paint, on every page and at once when it changes', async ({
  page,
}) => {
  await settle(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/profile?tab=settings');
  await page.getByRole('tab', { name: 'Приложение' }).click();
  const html = page.locator('html');
  await expect(html).not.toHaveClass(/dark/);
  await page.locator('label', { hasText: 'Как в системе' }).click();
  await expect(html).toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).not.toHaveClass(/dark/);
  await expect(page.getByRole('radio', { name: 'Как в системе' })).toBeChecked();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.getByRole('button', { name: 'Включить светлую тему' })).toBeVisible();
  // Nothing but the script in the head of a page applies what was stored.
  await page.goto('/');
  await expect(html).toHaveClass(/dark/);
  // Whoever is signed out in the midst of a start has calls refused.
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  for (const path of ['/', '/login']) {
    await page.goto(path);
    await expect(html).toHaveClass(/dark/);
  }
});

test('a theme is chosen, and who answers and what leaves the machine is told', async ({ page }) => {
  await settle(page);
  await page.goto('/profile?tab=settings');
  await expect(page.getByText('Встроенный помощник: правила на самом сервере, без сети.')).toBeVisible();
  await page.getByRole('tab', { name: 'Приложение' }).click();
  await page.locator('label', { hasText: 'Тёмная' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Что и куда уходит' }).click();
  const privacy = page.getByRole('dialog', { name: 'Конфиденциальность' });
  await expect(privacy.getByRole('listitem').filter({ hasText: 'Ответы помощника' })).toContainText('Ничего не уходит');
  await expect(privacy.getByText('Chrome, Edge и Safari')).toBeVisible();
  await page.waitForTimeout(300);
  await expectFlawless(page);
});

test('the assistant’s memory is cleared after a question', async ({ page }) => {
  await settle(page);
  await page.request.post('/api/ai/smart-chat', { data: { message: 'привет' } });
  await page.goto('/');
  await openDialog(page);
  await page.getByRole('button', { name: 'Очистить память помощника' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Отмена' }).click();
  await expect(question).toBeHidden();
  expect(await (await page.request.get('/api/chat/history')).json()).toHaveLength(2);
  await page.getByRole('button', { name: 'Очистить память помощника' }).click();
  await question.getByRole('button', { name: 'Очистить' }).click();
  await expect(toast(page, 'Память помощника очищена')).toBeVisible();
  expect(await (await page.request.get('/api/chat/history')).json()).toEqual([]);
});

test('the chosen voice is heard', async ({ page }) => {
  await settle(page);
  await page.goto('/profile?tab=settings');
  await choose(page, 'Голос ответов', 'Мужской');
  const [answer] = await Promise.all([
    page.waitForResponse('**/api/tts'),
    page.getByRole('button', { name: 'Прослушать' }).click(),
  ]);
  expect(answer.headers()['content-type']).toBe('audio/wav');
});

test('the chosen manner is heard in the chat', async ({ page }) => {
  await settle(page);
  const word = async () => {
    const answer = await page.request.post('/api/ai/smart-chat', { data: { message: 'подбодри меня' } });
    return (await answer.json()).message;
  };
  const friendly = await word();
  await page.goto('/profile?tab=settings');
  await choose(page, 'Тон', 'Строгий');
  await choose(page, 'Роль', 'Наставник');
  expect(await word()).not.toBe(friendly);
});

test.describe('what the server refuses', () => {
  test.use({ expectedProblems: /status of 500/ });

  test('is taken back and told, memory too', async ({ page }) => {
    await settle(page);
    await page.goto('/profile?tab=settings');
    const fail = { status: 500, json: { message: 'Внутренняя ошибка сервера', code: 'internal' } };
    await page.route('**/api/settings', (route) =>
      route.request().method() === 'PUT' ? route.fulfill(fail) : route.continue(),
    );
    await page.route('**/api/chat/history*', (route) => route.fulfill(fail));
    await page.getByLabel('Тон', { exact: true }).selectOption({ label: 'Строгий' });
    await expect(toast(page, 'Не удалось сохранить настройки')).toBeVisible();
    await expect(page.getByLabel('Тон', { exact: true })).toHaveValue('supportive');
    await page.getByRole('button', { name: 'Очистить память помощника' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Очистить' }).click();
    await expect(toast(page, 'Не удалось очистить память ИИ')).toBeVisible();
  });
});

test.describe('without network', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|WebSocket/ });

  test('wishes are kept on the device, and reach the server when the network returns', async ({ page, context }) => {
    await settle(page);
    await page.goto('/profile?tab=settings');
    await wishes(page).fill('Отвечай стихами');
    await context.setOffline(true);
    await wishes(page).press('Control+Enter');
    await expect(page.getByText('Сохранено', { exact: true })).toBeVisible();
    await context.setOffline(false);
    await expect.poll(async () => (await kept(page)).customSystemPrompt).toBe('Отвечай стихами');
    await page.reload();
    await expect(wishes(page)).toHaveValue('Отвечай стихами');
  });
});

for (const [theme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  test(`the settings are accessible, ${theme} and ${width} pixels wide`, async ({ page }) => {
    await settle(page);
    await page.setViewportSize({ width, height: 850 });
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await page.goto('/');
    await openDialog(page);
    await expect(page.getByText('Кто отвечает')).toBeVisible();
    await page.waitForTimeout(300);
    await expectFlawless(page);
    await page.getByRole('tab', { name: 'Приложение' }).click();
    await expectFlawless(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
