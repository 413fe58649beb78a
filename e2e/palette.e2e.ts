import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { onServer } from './on-server.ts';

const LIST = '/?section=tasks';

async function begin(page: Page, baseURL: string | undefined) {
  const headers = { Origin: baseURL! };
  const data = { email: `keys-${randomUUID()}@example.test`, password: 'верный пароль' };
  await page.request.post('/api/auth/register', { data, headers });
  for (const title of ['Отчёт за квартал', 'Сдать отчёт', 'Купить чай'])
    await page.request.post('/api/tasks', { data: { title }, headers });
  await page.request.post('/api/projects', { data: { name: 'Отчётность', color: '#3366cc' }, headers });
  for (let number = 1; number <= 9; number++)
    await page.request.post('/api/habits', { data: { name: `Привычка ${number}` }, headers });
  const archivedAt = new Date().toISOString();
  await page.request.post('/api/projects', { data: { name: 'Отчётность прошлого года', archivedAt }, headers });
}

const palette = (page: Page) => page.getByRole('dialog', { name: 'Поиск и команды' });
const line = (page: Page) => palette(page).getByRole('combobox');
const titles = (page: Page) => page.locator('[data-row-title]');
const noDialog = (page: Page) => expect(page.locator('[role=dialog], [role=alertdialog]')).toHaveCount(0);
const isIn = (section: string) => (page: Page) => expect(page).toHaveTitle(`${section} — Такт`);

interface Walk {
  press: string;
  /** What somebody sees of it, in the list with three tasks or at the place of the key. */
  seen: (page: Page) => Promise<void>;
  /** Presses that come before. */
  before?: (page: Page) => Promise<unknown>;
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Горячие клавиши' });
const chosen = (count: number) => (page: Page) => expect(page.getByText(`Выбрано: ${count}`)).toBeVisible();
const card = (page: Page, title: string) => page.getByRole('rowheader', { name: title, exact: true });
const inColumn = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).getByRole('rowheader', { name: 'Отчёт за квартал' });
const DAY = '2027-03-10';
const cell = (page: Page, day: string) => page.locator(`[data-day-cell="${day}"]`);
const atDay = (day: string) => (page: Page) => expect(cell(page, day).locator('[data-day]')).toBeFocused();
const chip = (page: Page) => page.locator('[data-standing]').filter({ hasText: 'Купить чай' });
/** On the server as well: the next key comes on a page that shows at first what the server knows. */
const standsOn = (day: string) => async (page: Page) => {
  await expect(cell(page, day).locator('[data-standing]')).toContainText('Купить чай');
  await onServer(page, 'Купить чай', 'plannedDay').toBe(day);
};
const onChip = (page: Page) => chip(page).focus();
const notices = (page: Page) => page.getByRole('dialog', { name: 'Уведомления' }).locator('[data-open]');
const onHandle = (page: Page) =>
  page
    .getByRole('button', { name: /^Переместить: / })
    .first()
    .focus();

interface Place {
  at: string;
  /** Where the keyboard is before each key. */
  from?: (page: Page) => Promise<unknown>;
  keys: Record<string, Walk>;
}

const LIST_ROW = { at: LIST, from: (page: Page) => titles(page).first().focus() };

/** Every key of the sheet, by the headings that it stands under. */
const WALK: Record<string, Place> = {
  Везде: {
    at: LIST,
    keys: {
      'Ctrl K': { press: 'Control+KeyK', seen: (page) => expect(line(page)).toBeFocused() },
      'Ctrl Z': {
        press: 'Control+KeyZ',
        before: async (page) => {
          await titles(page).first().press('Space');
          await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
          await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        },
        seen: (page) => expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0),
      },
    },
  },
  'Одной клавишей': {
    at: LIST,
    keys: {
      '?': { press: '?', seen: (page) => expect(sheet(page)).toBeVisible() },
      N: { press: 'KeyN', seen: (page) => expect(page.getByLabel('Новая задача', { exact: true })).toBeFocused() },
      F: { press: 'KeyF', seen: (page) => expect(page.getByLabel('Над чем работаем', { exact: true })).toBeFocused() },
      A: { press: 'KeyA', seen: (page) => expect(page.getByRole('dialog', { name: /помощник/i })).toBeVisible() },
      '/': { press: '/', seen: (page) => expect(page.getByRole('main').getByRole('searchbox')).toBeFocused() },
      '1': { press: 'Digit1', seen: isIn('Панель') },
      '2': { press: 'Digit2', seen: isIn('Задачи') },
      '3': { press: 'Digit3', seen: isIn('Канбан') },
      '4': { press: 'Digit4', seen: isIn('Проекты') },
      '5': { press: 'Digit5', seen: isIn('Привычки') },
      '6': { press: 'Digit6', seen: isIn('Аналитика') },
      '7': { press: 'Digit7', seen: isIn('Календарь') },
    },
  },
  'На задаче в списке и на карточке доски': {
    ...LIST_ROW,
    keys: {
      '↑ ↓': { press: 'ArrowDown', seen: (page) => expect(titles(page).nth(1)).toBeFocused() },
      Enter: {
        press: 'Enter',
        async seen(page) {
          await expect(page).toHaveURL(/task=/);
          await expect(page.getByRole('dialog')).toBeVisible();
        },
      },
      Пробел: {
        press: 'Space',
        async seen(page) {
          await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
          await page.getByRole('checkbox', { checked: true }).click();
          await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
        },
      },
    },
  },
  'В списке задач': {
    ...LIST_ROW,
    keys: {
      'Home End': { press: 'End', seen: (page) => expect(titles(page).last()).toBeFocused() },
      '← →': {
        press: 'ArrowLeft',
        seen: (page) => expect(page.getByRole('row').first().getByRole('checkbox')).toBeFocused(),
      },
      F2: { press: 'F2', seen: (page) => expect(page.getByRole('row').first().getByRole('textbox')).toBeFocused() },
      Delete: { press: 'Delete', seen: (page) => expect(page.getByRole('alertdialog')).toBeVisible() },
      'Shift Пробел': { press: 'Shift+Space', seen: chosen(1) },
      'Shift ↑ ↓': { press: 'Shift+ArrowDown', seen: chosen(2) },
      'Shift Home End': { press: 'Shift+End', seen: chosen(3) },
      'Shift Enter': {
        press: 'Shift+Enter',
        before: async (page) => {
          await page.keyboard.press('Shift+Space');
          await page.keyboard.press('End');
        },
        seen: chosen(3),
      },
      'Ctrl A': { press: 'Control+KeyA', seen: chosen(3) },
      'Ctrl щелчок': {
        press: 'Shift',
        before: (page) =>
          titles(page)
            .last()
            .click({ modifiers: ['Control'] }),
        seen: chosen(1),
      },
      'Shift щелчок': {
        press: 'Shift',
        before: (page) =>
          titles(page)
            .last()
            .click({ modifiers: ['Shift'] }),
        seen: chosen(3),
      },
      Escape: {
        press: 'Escape',
        before: async (page) => {
          await page.keyboard.press('Control+KeyA');
          await chosen(3)(page);
        },
        seen: (page) => expect(page.getByText('Выбрано: 3')).toHaveCount(0),
      },
    },
  },
  'На доске': {
    at: '/kanban',
    from: (page) => card(page, 'Отчёт за квартал').focus(),
    keys: {
      'Alt ↑ ↓': {
        press: 'Alt+ArrowDown',
        seen: (page) => expect(page.getByRole('rowheader').nth(1)).toHaveText('Отчёт за квартал'),
      },
      'Alt ← →': { press: 'Alt+ArrowRight', seen: (page) => expect(inColumn(page, 'Новые')).toBeFocused() },
      '← →': {
        press: 'ArrowLeft',
        seen: (page) => expect(page.getByRole('region', { name: 'Без колонки' }).locator(':focus')).toHaveCount(1),
      },
    },
  },
  'В календаре': {
    at: `/?section=calendar&day=${DAY}`,
    from: (page) => cell(page, DAY).locator('[data-day]').focus(),
    keys: {
      '← →': { press: 'ArrowRight', seen: atDay('2027-03-11') },
      '↑ ↓': { press: 'ArrowDown', seen: atDay('2027-03-17') },
      'Home End': { press: 'Home', seen: atDay('2027-03-08') },
      'PageUp PageDown': { press: 'PageDown', seen: atDay('2027-04-10') },
      'Shift PageUp PageDown': { press: 'Shift+PageUp', seen: atDay('2026-03-10') },
      'Alt ← →': { press: 'Alt+ArrowRight', before: onChip, seen: standsOn('2027-03-11') },
      'Alt ↑ ↓': { press: 'Alt+ArrowDown', before: onChip, seen: standsOn('2027-03-18') },
    },
  },
  'Под колокольчиком': {
    at: LIST,
    from: async (page) => {
      await page.getByRole('button', { name: /^Уведомления/ }).click();
      await notices(page).first().focus();
    },
    keys: {
      '↑ ↓': { press: 'ArrowDown', seen: (page) => expect(notices(page).nth(1)).toBeFocused() },
      Delete: { press: 'Delete', seen: (page) => expect(notices(page)).toHaveCount(1) },
    },
  },
  'На ручке задачи или шага': {
    at: '/',
    from: onHandle,
    keys: {
      '↑ ↓': {
        press: 'ArrowDown',
        seen: (page) => expect(page.getByText(/: место\s2 из\s2$/)).toBeAttached(),
      },
    },
  },
  'Пока вы пишете': {
    at: LIST,
    keys: {
      Backspace: {
        press: 'Backspace',
        before: async (page) => {
          await page.getByLabel('Новая задача', { exact: true }).fill('Позвонить завтра');
          await expect(page.getByRole('list', { name: 'Распознано' }).getByRole('button')).toHaveCount(1);
        },
        async seen(page) {
          await expect(page.getByRole('list', { name: 'Распознано' })).toHaveCount(0);
          await expect(page.getByLabel('Новая задача', { exact: true })).toHaveValue('Позвонить завтра');
          await page.getByLabel('Новая задача', { exact: true }).fill('');
        },
      },
      'Ctrl Enter': {
        press: 'Control+Enter',
        before: async (page) => {
          await page.goto('/profile?tab=settings');
          await page.getByLabel('Ваши пожелания помощнику').fill('Короче');
        },
        seen: (page) => expect(page.getByRole('status').filter({ hasText: 'Сохранено' })).toBeVisible(),
      },
    },
  },
};

/** What the sheet tells, by its headings. */
const told = (page: Page): Promise<Record<string, string[]>> =>
  sheet(page)
    .locator('section')
    .evaluateAll((parts) =>
      Object.fromEntries(
        parts.map((part) => [
          part.querySelector('h3')!.textContent,
          [...part.querySelectorAll('kbd')].map(({ textContent }) => textContent),
        ]),
      ),
    );

test('every key of the sheet does what the sheet says, none while somebody types, and none once they are off', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await begin(page, baseURL);
  const headers = { Origin: baseURL! };
  const tasks: { id: string; title: string }[] = await (await page.request.get('/api/tasks')).json();
  for (const { id, title } of tasks) {
    const data = title === 'Купить чай' ? { plannedDay: DAY } : { dueDay: '2026-01-10' };
    expect((await page.request.put(`/api/tasks/${id}`, { data, headers })).status()).toBe(200);
  }
  await page.goto(LIST);
  await expect(titles(page)).toHaveCount(3);
  await page.keyboard.press('?');
  await expect(sheet(page)).toBeVisible();
  const walked = Object.entries(WALK).map(([title, { keys }]) => [title, Object.keys(keys).sort()]);
  const lines = Object.entries(await told(page)).map(([title, keys]) => [title, [...keys].sort()]);
  expect(lines).toEqual(walked);
  await page.keyboard.press('Escape');
  await noDialog(page);
  for (const [title, { at, from, keys }] of Object.entries(WALK))
    await test.step(title, async () => {
      for (const [keysTold, { press, before, seen }] of Object.entries(keys))
        await test.step(keysTold, async () => {
          // A key may lead to another day, which the address tells a moment later.
          if (at !== LIST) await page.goto(at);
          const address = page.url();
          await from?.(page);
          await before?.(page);
          await page.keyboard.press(press);
          await seen(page);
          await page.keyboard.press('Escape');
          await noDialog(page);
          await page.evaluate(() => (document.activeElement as HTMLElement).blur());
          if (page.url() !== address) await page.goBack();
          if (page.url() !== address) await page.goto(address);
        });
      if (at !== LIST) await page.goto(LIST);
      await isIn('Задачи')(page);
    });

  const quick = page.getByLabel('Новая задача', { exact: true });
  await quick.focus();
  await page.keyboard.type('1 N f ?/');
  await expect(quick).toHaveValue('1 N f ?/');
  await noDialog(page);
  await isIn('Задачи')(page);
  await quick.fill('');
  await quick.blur();

  await page.keyboard.press('?');
  await sheet(page).getByRole('switch', { name: 'Команды одной клавишей' }).press('Space');
  await page.keyboard.press('Escape');
  await noDialog(page);
  await page.keyboard.press('Digit1');
  await page.keyboard.press('KeyN');
  await page.keyboard.press('Control+KeyK');
  await expect(line(page)).toBeFocused();
  await isIn('Задачи')(page);
});

test('Enter right behind the last letter chooses what is found for it', async ({ page, baseURL }) => {
  await begin(page, baseURL);
  await page.goto(LIST);
  await expect(titles(page)).toHaveCount(3);
  await page.keyboard.press('Control+KeyK');
  await expect(palette(page).getByRole('option').first()).toBeVisible();
  await line(page).evaluate((input: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    set!.call(input, 'привычка 9');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  await isIn('Привычки')(page);
  await expect(page.getByRole('main').locator(':focus')).toContainText('Привычка 9');
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`at ${width}×${height} one line finds tasks, projects and commands and speaks to the assistant`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height });
    await begin(page, baseURL);
    await page.goto(LIST);
    await expect(titles(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Меню пользователя' }).click();
    await page.getByRole('menuitem', { name: 'Поиск и команды' }).click();
    await expect(line(page)).toBeFocused();
    await line(page).fill('отчет');
    const options = palette(page).getByRole('option');
    await expect(options).toHaveText([
      ...['Отчёт за квартал', 'Сдать отчёт', 'Отчётность', /^Отчётность прошлого года\s*в архиве$/],
      'Сказать помощнику: отчет',
    ]);
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expectFlawless(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Сдать отчёт' })).toBeVisible();
    await page.keyboard.press('Escape');
    await noDialog(page);
    await page.keyboard.press('Control+KeyK');
    await line(page).fill('отчетн');
    await options.filter({ hasText: /^Отчётность$/ }).click();
    await expect(page).toHaveURL(/project=/);
    await noDialog(page);
    await page.keyboard.press('Control+KeyK');
    await line(page).fill('привычка 9');
    await page.keyboard.press('Enter');
    await isIn('Привычки')(page);
    await expect(page.getByRole('main').locator(':focus')).toContainText('Привычка 9');
    await expect(page.getByRole('heading', { name: 'Привычка 9' })).toBeInViewport();
    // What can be done is found like what there is.
    await page.keyboard.press('Control+KeyK');
    await line(page).fill('горяч');
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeVisible();
    expect(await sheet(page).evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBeLessThanOrEqual(0);
    await expectFlawless(page);
    await page.keyboard.press('Escape');
    await noDialog(page);
    await page.keyboard.press('Control+KeyK');
    await line(page).fill('добавь купить хлеб');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByText('добавь купить хлеб')).toBeVisible();
  });

for (const width of [390, 1440])
  test(`at ${width} px it lies above a dialog, makes way one by one, and takes the dialog with it where it leads on`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await begin(page, baseURL);
    await page.goto(LIST);
    await page.getByRole('button', { name: 'Создать задачу' }).click();
    const form = page.getByRole('dialog', { name: 'Новая задача' });
    const name = form.getByLabel('Название');
    await name.fill('Недописанное');

    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await page.keyboard.press('Control+KeyK');
      await expect(line(page)).toBeFocused();
      const { x, y } = (await line(page).boundingBox())!;
      const seen = ([left, top]: number[]) => document.elementFromPoint(left!, top!)?.getAttribute('role');
      expect(await page.evaluate(seen, [x + 20, y + 10])).toBe('combobox');
      await close();
      await expect(palette(page)).toHaveCount(0);
      await expect(name).toBeFocused();
      await expect(name).toHaveValue('Недописанное');
    }

    await page.keyboard.press('Control+KeyK');
    await line(page).fill('привычки');
    await palette(page).getByRole('option', { name: 'Привычки', exact: true }).click();
    await isIn('Привычки')(page);
    await noDialog(page);
    await page.goBack();
    await isIn('Задачи')(page);
    await page.getByRole('button', { name: 'Создать задачу' }).click();
    await expect(name).toHaveValue('Недописанное');
    await page.keyboard.press('Escape');
    await noDialog(page);

    // A question is answered first.
    await titles(page).first().press('Delete');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Control+KeyK');
    await page.keyboard.press('Escape');
    await noDialog(page);
  });
