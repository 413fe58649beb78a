import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pick } from '#shared/fields.ts';
import { chooseOption } from './choose-option.ts';
import { expect, test } from './fixtures.ts';

const PASSWORD = 'верный пароль';

/** Something that somebody does, the call that it needs, and what is said where the server fails. */
interface Deed {
  at: string;
  /** Its address, and beside others at it its method. */
  call: RegExp;
  method: string;
  act: (page: Page) => Promise<unknown>;
  /** What the catalogue of failures says, whatever the server's body says; null where it says that the server's own words are shown. */
  failure: readonly string[] | null;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const dialog = (page: Page) => page.getByRole('dialog').last();

/** What a visitor does. */
const OUTSIDE: Record<string, Deed> = {
  'signing in': {
    at: '/login',
    call: /\/api\/auth\/login$/,
    method: 'POST',
    async act(page) {
      await page.getByLabel('Email').fill('anna@example.test');
      await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
      await press(page, 'Войти');
    },
    failure: null,
  },
  registering: {
    at: '/login#register',
    call: /\/api\/auth\/register$/,
    method: 'POST',
    async act(page) {
      await page.getByLabel('Email').fill('anna@example.test');
      await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
      await press(page, 'Создать аккаунт');
    },
    failure: null,
  },
};

/** What the owner of an account does. */
const INSIDE: Record<string, Deed> = {
  'a new task': {
    at: '/?section=tasks',
    call: /\/api\/tasks$/,
    method: 'POST',
    async act(page) {
      await press(page, 'Создать задачу');
      await dialog(page).getByLabel('Название').fill('Не выйдет');
      await dialog(page).getByRole('button', { name: 'Создать задачу' }).click();
    },
    failure: ['Ошибка', 'Не удалось создать задачу'],
  },
  'a message': {
    at: '/open/assistant',
    call: /\/api\/ai\/smart-chat$/,
    method: 'POST',
    async act(page) {
      await dialog(page).getByRole('textbox').fill('что у меня на сегодня?');
      await dialog(page).getByRole('textbox').press('Enter');
    },
    failure: ['Ошибка', 'Не удалось получить ответ от ИИ'],
  },
  'a command of the dashboard': {
    at: '/',
    call: /\/api\/ai\/smart-chat$/,
    method: 'POST',
    async act(page) {
      await page.getByLabel('Команда помощнику').fill('добавь купить хлеб');
      await page.getByLabel('Команда помощнику').press('Enter');
    },
    failure: ['Ошибка ИИ', 'Не удалось обработать команду'],
  },
  'an export of the dashboard': {
    at: '/',
    call: /\/api\/analytics\/export/,
    method: 'GET',
    act: (page) => press(page, 'Экспорт CSV'),
    failure: ['Ошибка экспорта', 'Не удалось экспортировать данные'],
  },
  'an export of the analytics': {
    at: '/?section=analytics',
    call: /\/api\/analytics\/export/,
    method: 'GET',
    act: (page) => press(page, 'Экспорт'),
    failure: ['Ошибка экспорта', 'Не удалось экспортировать отчет'],
  },
  'a new habit': {
    at: '/habits',
    call: /\/api\/habits$/,
    method: 'POST',
    async act(page) {
      await press(page, 'Создать привычку');
      await dialog(page).getByLabel('Название').fill('Не выйдет');
      await dialog(page).getByRole('button', { name: 'Создать', exact: true }).click();
    },
    failure: ['Ошибка', 'Не удалось создать привычку'],
  },
  'a change of a habit': {
    at: '/habits?tab=overview',
    call: /\/api\/habits\/[^/]+$/,
    method: 'PUT',
    async act(page) {
      await press(page, 'Действия: Зарядка');
      await page.getByRole('menuitem', { name: 'Изменить' }).click();
      await dialog(page).getByLabel('Название').fill('Не выйдет');
      await dialog(page).getByRole('button', { name: 'Сохранить' }).click();
    },
    failure: ['Ошибка', 'Не удалось обновить привычку'],
  },
  'the start of a session': {
    at: '/open/focus',
    call: /\/api\/focus-sessions$/,
    method: 'POST',
    async act(page) {
      await chooseOption(page, 'Над чем работаем', 'Отчёт');
      await press(page, 'Начать сессию');
    },
    failure: ['Не удалось начать сессию'],
  },
  'the end of a session': {
    at: '/open/focus',
    call: /\/api\/focus-sessions\/[^/]+$/,
    method: 'PUT',
    async act(page) {
      await chooseOption(page, 'Над чем работаем', 'Отчёт');
      await press(page, 'Начать сессию');
      await press(page, 'Завершить');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Посчитать' }).click();
    },
    failure: ['Не удалось завершить сессию'],
  },
  'a setting': {
    at: '/profile?tab=settings',
    call: /\/api\/settings$/,
    method: 'PUT',
    act: (page) => page.getByLabel('Тон', { exact: true }).selectOption({ label: 'Строгий' }),
    failure: ['Не удалось сохранить настройки'],
  },
  'the profile': {
    at: '/profile',
    call: /\/api\/auth\/profile$/,
    method: 'PUT',
    async act(page) {
      await page.getByLabel('Имя').fill('Анна');
      await press(page, 'Сохранить');
    },
    failure: ['Не удалось обновить профиль'],
  },
};

async function settle(page: Page) {
  const email = `refused-${randomUUID()}@example.test`;
  for (const [path, data] of [
    ['/api/auth/register', { email, password: PASSWORD }],
    ['/api/tasks', { title: 'Отчёт' }],
    ['/api/habits', { name: 'Зарядка' }],
  ] as const)
    expect((await page.request.post(path, { data })).status()).toBe(201);
}

/** Deeds of which the catalogue says both title and text, whatever the server says. */
const SAID_OF = pick(INSIDE, [
  'a command of the dashboard',
  'a new habit',
  'a change of a habit',
  'the end of a session',
]);
/** A call of each kind: one that is written down, one that is sent by a form, and one that a change sends by itself. */
const IN_HASTE = pick(INSIDE, ['a new task', 'a setting', 'a message']);

const ANSWERS = {
  'fails in words': { status: 500, json: { message: 'Внутренняя ошибка сервера', code: 'internal' } },
  fails: { status: 500, body: '<h1>502 Bad Gateway</h1>', contentType: 'text/html' },
  'asks for patience': {
    status: 429,
    headers: { 'Retry-After': '120' },
    json: { message: 'Слишком много попыток. Попробуйте через 2\u00a0минуты.', code: 'too_many' },
  },
};

for (const [who, how, deeds] of [
  ['a visitor', 'fails', OUTSIDE],
  ['a visitor', 'asks for patience', OUTSIDE],
  ['the owner', 'fails', INSIDE],
  ['the owner', 'fails in words', SAID_OF],
  ['the owner', 'asks for patience', IN_HASTE],
] as const)
  test.describe(`where the server ${how}`, () => {
    test.use({ expectedProblems: /status of (500|429)/ });

    test(`${who} is told so of each deed`, async ({ page }) => {
      test.slow();
      if (who === 'the owner') await settle(page);
      for (const [name, { at, call, method, act, failure }] of Object.entries<Deed>(deeds))
        await test.step(name, async () => {
          await page.route(call, (route) =>
            route.request().method() === method ? route.fulfill(ANSWERS[how]) : route.fallback(),
          );
          // Nothing of the page before is left, not even where the addresses differ in their last part alone.
          await page.goto('about:blank');
          await page.goto(at);
          await act(page);
          const words = how === 'asks for patience' ? ['через 2\u00a0минуты'] : (failure ?? ['Не удалось']);
          const told = page.locator('[data-toast], [role=alert]').filter({ hasText: words.at(-1)! });
          await expect.soft(told.first()).toBeVisible();
          for (const word of words) await expect.soft(told.first()).toContainText(word);
          await expect.soft(page.getByText(/Bad Gateway|Внутренняя ошибка/)).toHaveCount(0);
          await page.unroute(call);
        });
    });
  });
