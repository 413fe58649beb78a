import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';

const LIST = '/?section=tasks';

async function begin(page: Page, baseURL: string | undefined) {
  const headers = { Origin: baseURL! };
  const data = { email: `keys-${randomUUID()}@example.test`, password: 'верный пароль' };
  await page.request.post('/api/auth/register', { data, headers });
  for (const title of ['Отчёт за квартал', 'Сдать отчёт', 'Купить чай'])
    await page.request.post('/api/tasks', { data: { title }, headers });
  await page.request.post('/api/projects', { data: { name: 'Отчётность', color: '#3366cc' }, headers });
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
  /** What somebody sees of it, in the list with three tasks. */
  seen: (page: Page) => Promise<void>;
  /** The keyboard is on the first task. */
  onTask?: true;
}

/** Every key of the sheet. */
const WALK: Record<string, Walk> = {
  'Ctrl K': { press: 'Control+KeyK', seen: (page) => expect(line(page)).toBeFocused() },
  '?': { press: '?', seen: (page) => expect(page.getByRole('dialog', { name: 'Горячие клавиши' })).toBeVisible() },
  N: { press: 'KeyN', seen: (page) => expect(page.getByLabel('Новая задача', { exact: true })).toBeFocused() },
  F: { press: 'KeyF', seen: (page) => expect(page.getByRole('dialog', { name: /сесси/i })).toBeVisible() },
  A: { press: 'KeyA', seen: (page) => expect(page.getByRole('dialog', { name: /помощник/i })).toBeVisible() },
  '/': { press: '/', seen: (page) => expect(page.getByRole('main').getByRole('searchbox')).toBeFocused() },
  '1': { press: 'Digit1', seen: isIn('Панель') },
  '2': { press: 'Digit2', seen: isIn('Задачи') },
  '3': { press: 'Digit3', seen: isIn('Канбан') },
  '4': { press: 'Digit4', seen: isIn('Проекты') },
  '5': { press: 'Digit5', seen: isIn('Привычки') },
  '6': { press: 'Digit6', seen: isIn('Аналитика') },
  '7': { press: 'Digit7', seen: isIn('Календарь') },
  '↑ ↓': { press: 'ArrowDown', onTask: true, seen: (page) => expect(titles(page).nth(1)).toBeFocused() },
  '← →': {
    press: 'ArrowLeft',
    onTask: true,
    seen: (page) => expect(page.getByRole('row').first().getByRole('checkbox')).toBeFocused(),
  },
  Enter: {
    press: 'Enter',
    onTask: true,
    async seen(page) {
      await expect(page).toHaveURL(/task=/);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'Shift ↑ ↓': {
    press: 'Shift+ArrowDown',
    onTask: true,
    seen: (page) => expect(page.getByText('Выбрано: 2')).toBeVisible(),
  },
  'Ctrl A': { press: 'Control+KeyA', onTask: true, seen: (page) => expect(page.getByText('Выбрано: 3')).toBeVisible() },
  F2: {
    press: 'F2',
    onTask: true,
    seen: (page) => expect(page.getByRole('row').first().getByRole('textbox')).toBeFocused(),
  },
  Delete: { press: 'Delete', onTask: true, seen: (page) => expect(page.getByRole('alertdialog')).toBeVisible() },
  Пробел: {
    press: 'Space',
    onTask: true,
    seen: (page) => expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1),
  },
  'Ctrl Z': {
    press: 'Control+KeyZ',
    seen: (page) => expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0),
  },
};
/** What is left in the sheet is the board's, and is walked on it. */
const ON_BOARD = 'Alt → ←';

test('every key of the sheet does what the sheet says, none while somebody types, and none once they are off', async ({
  page,
  baseURL,
}) => {
  await begin(page, baseURL);
  await page.goto(LIST);
  await expect(titles(page)).toHaveCount(3);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Горячие клавиши' });
  await expect(sheet).toBeVisible();
  expect((await sheet.locator('kbd').allTextContents()).sort()).toEqual([...Object.keys(WALK), ON_BOARD].sort());
  await expectFlawless(page);
  await page.keyboard.press('Escape');
  await noDialog(page);
  for (const [told, { press, onTask, seen }] of Object.entries(WALK))
    await test.step(told, async () => {
      if (onTask) await titles(page).first().focus();
      const address = page.url();
      await page.keyboard.press(press);
      await seen(page);
      await page.keyboard.press('Escape');
      await noDialog(page);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      if (page.url() !== address) await page.goBack();
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
  await sheet.getByRole('switch', { name: 'Команды одной клавишей' }).press('Space');
  await page.keyboard.press('Escape');
  await noDialog(page);
  await page.keyboard.press('Digit1');
  await page.keyboard.press('KeyN');
  await page.keyboard.press('Control+KeyK');
  await expect(line(page)).toBeFocused();
  await isIn('Задачи')(page);
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
