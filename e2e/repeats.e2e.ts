import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { cutCalls, kept, OFFLINE_PROBLEMS, signUp } from './offline-steps.ts';
import { startProductServer } from './product-server.ts';

const LIST = '/?section=tasks';
const DAILY = { rule: 'FREQ=DAILY', from: 'due', calendar: 'all' };

const rows = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const active = (page: Page, title: string) =>
  rows(page, title).filter({ has: page.getByRole('checkbox', { name: `Завершить: ${title}`, checked: false }) });
const tick = (page: Page, title: string) => page.getByRole('checkbox', { name: `Завершить: ${title}` }).click();
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

async function make(page: Page, baseURL: string | undefined, data: object) {
  const answer = await page.request.post('/api/tasks', { data, headers: { Origin: baseURL! } });
  expect(answer.status()).toBe(201);
}
const titles = async (page: Page) => {
  const tasks: { title: string; status: string; repeat: { index: number } | null }[] = await (
    await page.request.get('/api/tasks')
  ).json();
  return tasks.map(({ title, status, repeat }) => `${title} ${status} ${repeat?.index}`).sort();
};

for (const [screen, width, theme] of [
  ['a computer', 1440, 'light'],
  ['a phone in the dark', 390, 'dark'],
] as const)
  test.describe(screen, () => {
    test.use({ viewport: { width, height: 844 }, theme });

    test('a task repeats by a usual rule, and by one of its own, until it is told to stop', async ({
      page,
      baseURL,
    }) => {
      await signUp(page, baseURL);
      await page.goto(LIST);
      await page.getByRole('button', { name: 'Создать задачу' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Название').fill('Полить цветы');
      const repeat = dialog.getByLabel('Повтор', { exact: true });
      await repeat.selectOption({ label: 'Каждый день' });
      await expect(dialog.getByText(/^Каждый день\. Дальше: /)).toBeVisible();
      await expect(dialog.getByLabel('Срок')).not.toHaveValue('');
      await repeat.selectOption({ label: 'Своё правило…' });
      const own = dialog.getByRole('group', { name: 'Своё правило повтора' });
      await own.getByLabel('Единица повтора').selectOption('WEEKLY');
      await own.getByLabel('Через сколько').fill('2');
      for (const weekday of ['Пн', 'Чт']) {
        const box = own.getByRole('checkbox', { name: weekday });
        if (!(await box.isChecked())) await own.getByText(weekday, { exact: true }).click();
        await expect(box).toBeChecked();
      }
      await own.getByLabel('Отсчёт от').selectOption('completion');
      await own.getByLabel('Окончание').selectOption('count');
      await own.getByLabel('Сколько раз').fill('3');
      await expect(
        dialog.getByText(/^Раз в\s2\sнедели по\s.*понедельникам.* после выполнения, 3\sраза\. Дальше: /),
      ).toBeVisible();
      await expectFlawless(page);
      await repeat.selectOption({ label: 'Каждый день' });
      await dialog.getByRole('button', { name: /^Создать/ }).click();
      await expect(rows(page, 'Полить цветы').getByText('Повторяется каждый день')).toBeAttached();

      await tick(page, 'Полить цветы');
      await expect(active(page, 'Полить цветы').getByText('завтра')).toBeVisible();
      await expect.poll(() => titles(page)).toEqual(['Полить цветы active 2', 'Полить цветы completed 1']);

      await active(page, 'Полить цветы').locator('[data-row-title]').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Пропустить' }).click();
      await expect.poll(() => titles(page)).toEqual(['Полить цветы active 3', 'Полить цветы completed 1']);

      await active(page, 'Полить цветы').locator('[data-row-title]').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Изменить задачу' }).click();
      await page.getByRole('dialog').getByLabel('Повтор', { exact: true }).selectOption({ label: 'Не повторять' });
      await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
      await expect(page.getByRole('dialog').getByText('Не повторять')).toBeVisible();
      await page.keyboard.press('Escape');
      await tick(page, 'Полить цветы');
      await expect.poll(() => titles(page)).toEqual(['Полить цветы completed 1', 'Полить цветы completed undefined']);
      await expect(active(page, 'Полить цветы')).toHaveCount(0);
    });
  });

for (const width of [1440, 390])
  test(`a change of one of a series is about it alone, or about those that follow, as one says: ${width}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signUp(page, baseURL);
    await make(page, baseURL, { title: 'Зарядка', dueDay: day(0), repeat: DAILY });
    await page.goto(LIST);
    const dialog = page.getByRole('dialog', { name: 'Изменить задачу' });
    const question = page.getByRole('alertdialog');
    const rename = async (from: string, to: string) => {
      await active(page, from).locator('[data-row-title]').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Изменить задачу' }).click();
      await dialog.getByLabel('Название').fill(to);
      await dialog.getByRole('button', { name: 'Сохранить' }).click();
    };
    await rename('Зарядка', 'Пробежка');
    await expect(question.getByText('«Зарядка» повторяется каждый день.')).toBeVisible();
    await expectFlawless(page);
    await question.getByRole('button', { name: 'Отмена' }).click();
    await expect(dialog.getByLabel('Название')).toHaveValue('Пробежка');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await question.getByRole('button', { name: 'Только эту' }).click();
    await expect(page.getByRole('dialog').getByText('Не повторять')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(active(page, 'Зарядка').getByText('завтра')).toBeVisible();
    await expect.poll(() => titles(page)).toEqual(['Зарядка active 2', 'Пробежка active undefined']);
    await active(page, 'Зарядка').locator('[data-row-title]').focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => titles(page)).toEqual(['Зарядка active 1']);

    await rename('Зарядка', 'Пробежка');
    await question.getByRole('button', { name: 'Эту и следующие' }).click();
    await page.keyboard.press('Escape');
    await tick(page, 'Пробежка');
    await expect.poll(() => titles(page)).toEqual(['Пробежка active 2', 'Пробежка completed 1']);

    await active(page, 'Пробежка').locator('[data-row-title]').focus();
    await page.keyboard.press('Delete');
    await question.getByRole('button', { name: 'Удалить только эту' }).click();
    await expect.poll(() => titles(page)).toEqual(['Пробежка active 3', 'Пробежка completed 1']);
    await active(page, 'Пробежка').locator('[data-row-title]').focus();
    await page.keyboard.press('Delete');
    await question.getByRole('button', { name: 'Удалить с повторением' }).click();
    await expect.poll(() => titles(page)).toEqual(['Пробежка completed 1']);

    // Of many tasks it is asked once, and not at all where it makes no difference.
    await make(page, baseURL, { title: 'Вода', dueDay: day(0), repeat: DAILY });
    await make(page, baseURL, { title: 'Письмо', dueDay: day(0) });
    await expect(rows(page, 'Письмо')).toHaveCount(1);
    const bar = page.getByRole('region', { name: 'Выбранные задачи' });
    const prioritize = async (...names: string[]) => {
      await page.getByRole('button', { name: 'Выбрать', exact: true }).click();
      for (const name of names) await page.getByRole('checkbox', { name: `Выбрать: ${name}` }).click();
      await bar.getByRole('button', { name: 'Приоритет' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Высокий' }).click();
    };
    await prioritize('Письмо', 'Вода');
    await expect(question.getByText('Среди выбранных есть повторяющаяся: «Вода».')).toBeVisible();
    await expectFlawless(page);
    await question.getByRole('button', { name: 'Только эти' }).click();
    await expect
      .poll(() => titles(page))
      .toEqual(['Вода active 2', 'Вода active undefined', 'Письмо active undefined', 'Пробежка completed 1']);
    await expect(page.getByText('Приоритет: высокий')).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await expect(page.getByText('Приоритет: высокий')).toHaveCount(0);
    await prioritize('Письмо');
    await expect(question).toHaveCount(0);
    await expect(page.getByText('Приоритет: высокий')).toHaveCount(1);

    // So it is where they are deleted: what is of a series goes on to its next day, and all of it is one act.
    await page.keyboard.press('Control+z');
    const wash = ['Вода active 1', 'Письмо active undefined', 'Пробежка completed 1'];
    await expect.poll(() => titles(page)).toEqual(wash);
    const discard = async (answer: string) => {
      await page.getByRole('button', { name: 'Выбрать', exact: true }).click();
      for (const name of ['Письмо', 'Вода']) await page.getByRole('checkbox', { name: `Выбрать: ${name}` }).click();
      await bar.getByRole('button', { name: 'Удалить' }).click();
      await expect(page.getByRole('alertdialog', { name: 'Удалить 2 задачи?' })).toContainText('повторяющаяся: «Вода»');
      await question.getByRole('button', { name: answer }).click();
    };
    await discard('Только эти');
    await expect.poll(() => titles(page)).toEqual(['Вода active 2', 'Пробежка completed 1']);
    await expect(active(page, 'Вода').getByText('завтра')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect.poll(() => titles(page)).toEqual(wash);
    await discard('Эти и следующие');
    await expect.poll(() => titles(page)).toEqual(['Пробежка completed 1']);
  });

test('ticking takes the next one along, and Ctrl+Z takes it back', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await make(page, baseURL, { title: 'Зарядка', dueDay: day(0), repeat: DAILY });
  await page.goto(LIST);
  await tick(page, 'Зарядка');
  await expect(rows(page, 'Зарядка')).toHaveCount(2);
  await expect.poll(() => titles(page)).toEqual(['Зарядка active 2', 'Зарядка completed 1']);
  await active(page, 'Зарядка').locator('[data-row-title]').focus();
  await page.keyboard.press('Control+z');
  await expect(rows(page, 'Зарядка')).toHaveCount(1);
  await expect.poll(() => titles(page)).toEqual(['Зарядка active 1']);
});

test.describe('without a network', () => {
  test.use({ expectedProblems: OFFLINE_PROBLEMS });
  test('the next one is there at once, outlives a reload, and is made once', async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    await signUp(page, baseURL);
    await make(page, baseURL, { title: 'Зарядка', dueDay: day(0), repeat: DAILY });
    await page.goto(LIST);
    await kept(page);
    await cutCalls(page);
    await tick(page, 'Зарядка');
    await expect(active(page, 'Зарядка').getByText('завтра')).toBeVisible();
    await page.goto(LIST);
    await expect(active(page, 'Зарядка').getByText('завтра')).toBeVisible();
    expect(await titles(page)).toEqual(['Зарядка active 1']);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expect.poll(() => titles(page), { timeout: 40_000 }).toEqual(['Зарядка active 2', 'Зарядка completed 1']);
    await expect(rows(page, 'Зарядка')).toHaveCount(2);
  });
});

test.describe('the working days of the operator', () => {
  test.use({
    expectedProblems: OFFLINE_PROBLEMS,
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
    baseURL: async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'takt-calendar-'));
      const file = join(folder, 'calendar.json');
      const moved = [['2027-01-02', '2027-12-31']];
      writeFileSync(file, JSON.stringify({ 2027: { number: '1', signed: '2026-10-01', moved } }));
      const server = await startProductServer({ env: { PRODUCTION_CALENDAR_FILE: file } });
      await use(server.baseUrl);
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  });

  test('are those of a device without a network', async ({ page, baseURL }) => {
    await signUp(page, baseURL);
    await make(page, baseURL, { title: 'Планёрка', dueDay: '2027-12-30', repeat: { ...DAILY, calendar: 'workdays' } });
    await page.goto(LIST);
    await kept(page);
    await cutCalls(page);
    await tick(page, 'Планёрка');
    await expect(active(page, 'Планёрка').getByText(/10\sянваря\s2028/)).toBeVisible();
  });
});
