import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFlawless } from './axe.ts';
import { expect, NOON_ZONE, test } from './fixtures.ts';
import { startProductServer } from './product-server.ts';

const PASSWORD = 'верный пароль';
const TABS = ['Главная', 'Задачи', 'Фокус', 'Привычки', 'Профиль'];

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Вкладки телефона' }).getByRole('button', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const authDialog = (page: Page, name = 'Вход в Такт') => page.getByRole('dialog', { name });
const timer = (page: Page) => page.getByRole('timer');

async function signIn(page: Page): Promise<void> {
  const data = { email: `demo-${randomUUID()}@example.test`, password: PASSWORD };
  expect((await page.request.post('/api/auth/register', { data })).status()).toBe(201);
}
async function create(page: Page, path: string, data: object): Promise<{ id: string }> {
  const answer = await page.request.post(path, { data });
  expect(answer.status()).toBe(201);
  return answer.json();
}

test.describe('a visitor', () => {
  for (const path of ['/mobile-demo', '/mobile']) {
    test(`finds five tabs of an example at ${path}, and asks the server for nothing`, async ({ page }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) calls.push(pathname);
      });
      await page.goto(path);
      for (const name of TABS) {
        await tab(page, name).click();
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
        // The same page under either address.
        if (path === '/mobile') await expectFlawless(page);
      }
      expect(calls).toEqual([]);
    });
  }

  test('ticks tasks and habits, which stay ticked here', async ({ page }) => {
    await page.goto('/mobile-demo');
    await expect(page.getByText('Активных задач')).toBeVisible();
    await expect(page.getByRole('definition').first()).toHaveText('3');
    await tab(page, 'Задачи').click();
    await page.getByRole('checkbox', { name: 'Завершить: Ответить на письма' }).click();
    await expect(page.getByRole('checkbox', { name: 'Вернуть: Ответить на письма' })).toBeChecked();
    await expect(page.getByText('Задача выполнена!')).toBeVisible();
    await tab(page, 'Главная').click();
    await expect(page.getByRole('definition').first()).toHaveText('2');

    await tab(page, 'Задачи').click();
    await press(page, 'Записаться к врачу');
    await page.getByRole('dialog').getByRole('button', { name: 'Вернуть' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Завершить' })).toBeVisible();
    await expectFlawless(page);
    await page.keyboard.press('Escape');

    await tab(page, 'Привычки').click();
    const reading = page.getByRole('checkbox', { name: 'Отметить: Читать 20 минут' });
    await expect(page.getByText('Серия: 21 день')).toBeVisible();
    await reading.click();
    await expect(reading).toBeChecked();
    await expect(page.getByText('Привычка отмечена!')).toBeVisible();
    await expect(page.getByText('Серия: 22 дня')).toBeVisible();
    await reading.click();
    await expect(page.getByText('Привычка отменена')).toBeVisible();
    await press(page, 'Создать привычку');
    await expect(page.getByText('Создание привычки')).toBeVisible();
    await expect(page.getByText('Функция в разработке')).toBeVisible();
  });

  test('is asked to sign in by everything that needs an account', async ({ page }) => {
    await page.goto('/mobile-demo');
    for (const name of ['Создать задачу', 'Начать фокус-сессию', 'Открыть ИИ-чат']) {
      await press(page, name);
      await expect(authDialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(authDialog(page)).toBeHidden();
    }
    await tab(page, 'Фокус').click();
    await press(page, '45 минут');
    await expect(timer(page)).toHaveText('45:00');
    await press(page, 'Старт');
    await expect(authDialog(page)).toBeVisible();
    await expect(authDialog(page).getByRole('button', { name: 'Войти через Яндекс' })).toBeVisible();
    await expectFlawless(page);
    await page.keyboard.press('Escape');
    await tab(page, 'Задачи').click();
    await press(page, 'Начать фокус: Купить билеты на поезд');
    await expect(authDialog(page)).toBeVisible();
  });

  test('registers from the dialog, and finds the real account on the phone', async ({ page }) => {
    await page.goto('/mobile-demo?tab=tasks');
    await press(page, 'Начать фокус: Ответить на письма');
    await authDialog(page).getByRole('button', { name: 'Зарегистрироваться', exact: true }).click();
    const dialog = authDialog(page, 'Регистрация в Такт');
    const email = `demo-${randomUUID()}@example.test`;
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
    await dialog.getByLabel('Повторите пароль').fill('другой пароль');
    await dialog.getByRole('button', { name: 'Создать аккаунт' }).click();
    await expect(dialog.getByText('Пароли не совпадают')).toBeVisible();
    await dialog.getByLabel('Повторите пароль').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Создать аккаунт' }).click();
    await expect(page.getByText('У вас пока нет задач')).toBeVisible();
    await tab(page, 'Профиль').click();
    await expect(page.getByText(email)).toBeVisible();
  });
});

test('where registration is closed, the phone’s dialog says so', async ({ browser }) => {
  const server = await startProductServer({ env: { REGISTRATION: 'off' } });
  const context = await browser.newContext({ baseURL: server.baseUrl });
  try {
    const page = await context.newPage();
    await page.goto('/mobile-demo');
    await press(page, 'Создать задачу');
    await expect(authDialog(page).getByRole('button', { name: 'Войти', exact: true })).toBeVisible();
    await expect(authDialog(page).getByText('Регистрация закрыта')).toBeVisible();
    await expect(authDialog(page).getByRole('button', { name: 'Зарегистрироваться' })).toHaveCount(0);
  } finally {
    await context.close();
    await server.stop();
  }
});

test.describe('a signed-in user', () => {
  test.use({ timezoneId: NOON_ZONE });

  test('has the account’s own tasks on the phone: made, ticked and brought back', async ({ page, context }) => {
    await signIn(page);
    await create(page, '/api/tasks', { title: 'Полить цветы' });
    await page.goto('/mobile-demo?tab=tasks');
    const list = await context.newPage();
    await list.goto('/?section=tasks');
    await expect(list.getByRole('checkbox', { name: 'Завершить: Полить цветы' })).not.toBeChecked();

    await page.getByRole('checkbox', { name: 'Завершить: Полить цветы' }).click();
    await expect(page.getByRole('checkbox', { name: 'Вернуть: Полить цветы' })).toBeChecked();
    await expect(page.getByText('Задача выполнена!')).toBeVisible();
    await expect(list.getByRole('checkbox', { name: 'Активировать: Полить цветы' })).toBeChecked();

    await tab(page, 'Главная').click();
    await press(page, 'Создать задачу');
    const dialog = page.getByRole('dialog', { name: 'Новая задача' });
    await dialog.getByLabel('Название').fill('   ');
    await expect(dialog.getByRole('button', { name: 'Создать' })).toBeDisabled();
    await dialog.getByLabel('Название').fill('Купить лейку');
    await dialog.getByLabel('Название').press('Enter');
    await expect(dialog).toBeHidden();
    await expect(list.getByRole('checkbox', { name: 'Завершить: Купить лейку' })).toBeVisible();
    await expectFlawless(page);
  });

  test('runs a real session: started from a task, paused, and ended by another time after a question', async ({
    page,
  }) => {
    await page.clock.install();
    await signIn(page);
    const { id } = await create(page, '/api/tasks', { title: 'Отчёт' });
    const running = async () => (await page.request.get('/api/focus-sessions/active')).json();
    await page.goto('/mobile-demo?tab=tasks');
    await press(page, 'Начать фокус: Отчёт');
    await expect(page.getByRole('heading', { level: 1, name: 'Фокус' })).toBeVisible();
    await expect(timer(page)).toHaveText(/^2[45]:\d\d$/);
    await expect(page).toHaveTitle(/Отчёт — Такт$/);
    await expect.poll(running).toMatchObject({ taskId: id, durationMinutes: 25 });

    await press(page, 'Пауза');
    await expect(page.getByRole('button', { name: 'Старт' })).toBeVisible();
    const face = await timer(page).textContent();
    await page.clock.fastForward(60_000);
    await expect(timer(page)).toHaveText(face!);
    await press(page, 'Старт');
    await page.clock.fastForward(60_000);
    await expect(timer(page)).toHaveText(/^2[23]:\d\d$/);

    await press(page, '60 минут');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Продолжить работу' }).click();
    await expect(page.getByRole('button', { name: 'Пауза' })).toBeVisible();
    await press(page, '60 минут');
    await question.getByRole('button', { name: 'Завершить' }).click();
    await expect(timer(page)).toHaveText('1:00:00');
    await expect(page.getByRole('button', { name: 'Старт' })).toBeVisible();
    await expect.poll(running).toBeNull();

    await press(page, 'Старт');
    await expect(page.getByRole('button', { name: 'Пауза' })).toBeVisible();
    await page.clock.fastForward(60 * 60_000);
    await expect(page.getByText('Сессия завершена!')).toBeVisible();
    await tab(page, 'Главная').click();
    // The server counts no more than its own clock saw.
    await expect(page.getByRole('definition').nth(1)).toHaveText('2м');
  });

  test('marks real habits, talks to the assistant and keeps the settings', async ({ page }) => {
    await signIn(page);
    await create(page, '/api/habits', { name: 'Зарядка' });
    await page.goto('/mobile-demo?tab=habits');
    await expect(page.getByText('Серия: 0 дней')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Отметить: Зарядка' }).click();
    await expect(page.getByText('Привычка отмечена!')).toBeVisible();
    await expect(page.getByText('Серия: 1 день')).toBeVisible();
    await expect
      .poll(async () => (await page.request.get('/api/habits/today')).json())
      .toMatchObject([{ completedToday: true }]);

    await tab(page, 'Главная').click();
    await press(page, 'Открыть ИИ-чат');
    const chat = page.getByRole('dialog', { name: 'ИИ-помощник' });
    await chat.getByRole('textbox').fill('добавь купить хлеб');
    await chat.getByRole('textbox').press('Enter');
    await expect(chat.getByText('купить хлеб', { exact: false }).last()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chat).toBeHidden();
    await expect(page.getByRole('region', { name: 'Последнее сообщение ИИ' })).toContainText(/хлеб/i);

    await tab(page, 'Профиль').click();
    await page.getByLabel('Тон').selectOption({ label: 'Строгий' });
    await page.getByText('Голосовые ответы').click();
    await expect
      .poll(async () => (await page.request.get('/api/settings')).json())
      .toMatchObject({ aiTone: 'strict', enableTTS: false });
  });

  test('finds the phone as a section of the app, too', async ({ page }) => {
    await signIn(page);
    await page.goto('/?section=mobile-demo');
    await expect(page.getByRole('region', { name: 'Такт на экране телефона' })).toBeVisible();
    await tab(page, 'Задачи').click();
    await expect(page.getByText('У вас пока нет задач')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Меню пользователя' })).toBeVisible();
  });
});

test.describe('where changes do not get through', () => {
  test.use({ expectedProblems: /ERR_FAILED/ });

  for (const path of ['/mobile', '/?section=mobile-demo'])
    test(`who signs out on the phone at ${path} is asked about what would be lost`, async ({ page }) => {
      await signIn(page);
      await create(page, '/api/tasks', { title: 'Полить рассаду' });
      await page.goto(path);
      await tab(page, 'Задачи').click();
      await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()));
      await page.getByRole('checkbox', { name: /Полить рассаду/ }).click();
      await tab(page, 'Профиль').click();
      const question = page.getByRole('alertdialog', { name: /Выйти и\sстереть неотправленное/ });
      await press(page, 'Выйти');
      await expect(question).toContainText('1\u00a0изменение, которых нет на\u00a0сервере');
      await question.getByRole('button', { name: 'Остаться' }).click();
      await expect(question).toBeHidden();
      await press(page, 'Выйти');
      await question.getByRole('button', { name: 'Выйти без них' }).click();
      await expect(page.getByRole('link', { name: 'Войти' }).first()).toBeVisible();
    });
});

test.describe('without the server’s answer', () => {
  test.use({ expectedProblems: /status of 500/ });

  test('a signed-in user is told of it and can try again', async ({ page }) => {
    await signIn(page);
    let fails = true;
    await page.route('**/api/tasks', (route) => (fails ? route.fulfill({ status: 500, body: '' }) : route.continue()));
    // The document brings the list along; without it the page has to ask.
    await page.addInitScript(() =>
      new MutationObserver(() => document.getElementById('preloaded')?.remove()).observe(document, {
        childList: true,
        subtree: true,
      }),
    );
    await page.goto('/mobile-demo?tab=tasks');
    await expect(page.getByText('Не удалось загрузить задачи')).toBeVisible();
    const again = page.waitForRequest('**/api/tasks');
    await press(page, 'Повторить');
    await again;
    fails = false;
    // The page asks by itself as well, once its live channel is there: the button may be gone before it is pressed.
    const empty = page.getByText('У вас пока нет задач');
    await page.getByRole('button', { name: 'Повторить' }).or(empty).click();
    await expect(empty).toBeVisible();
  });
});

test.describe('on a real phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the demo fills the screen and scrolls no way but its own', async ({ page }) => {
    await page.goto('/mobile-demo');
    await expect(page.getByRole('region', { name: 'Такт на экране телефона' })).toHaveCount(0);
    for (const name of TABS) {
      await tab(page, name).tap();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(tab(page, name)).toBeInViewport({ ratio: 1 });
      const { width, height } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        height: document.documentElement.scrollHeight,
      }));
      expect([width, height]).toEqual([390, 844]);
    }
  });

  test('a toast leaves the tabs in reach', async ({ page }) => {
    await page.goto('/mobile-demo?tab=habits');
    await page.getByRole('button', { name: 'Создать привычку' }).tap();
    const toast = page.locator('[data-toast]');
    await expect(toast).toBeVisible();
    const [box, tabs] = [(await toast.boundingBox())!, (await tab(page, 'Задачи').boundingBox())!];
    expect(box.y + box.height).toBeLessThanOrEqual(tabs.y);
  });

  test('nothing scrolls sideways at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/mobile-demo');
    for (const name of TABS) {
      await tab(page, name).tap();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });
});
