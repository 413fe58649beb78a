import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, dayOf } from '#shared/day.ts';
import { expectFlawless } from './axe.ts';
import { expect, NOON_ZONE, test } from './fixtures.ts';

const LIST = '/?section=tasks';
test.use({ timezoneId: NOON_ZONE });

async function call(page: Page, baseURL: string | undefined, path: string, data: object) {
  const answer = await page.request.post(path, { data, headers: { Origin: baseURL! } });
  expect(answer.status()).toBe(201);
  return answer.json();
}

const titles = (page: Page) => page.locator('[data-row-title]');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2 }).getByRole('button', { name });
const list = (page: Page, name: string) => page.getByRole('grid', { name });

for (const width of [1440, 390])
  test(`the list stands in groups, which its address keeps, at ${width} px`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 844 });
    const credentials = { email: `anna-${randomUUID()}@example.test`, password: 'верный пароль' };
    await call(page, baseURL, '/api/auth/register', credentials);
    await page.request.put('/api/settings', { data: { zone: NOON_ZONE }, headers: { Origin: baseURL! } });
    const { id } = await call(page, baseURL, '/api/projects', { name: 'Ремонт кухни' });
    const today = dayOf(Date.now(), NOON_ZONE);
    const tasks = [
      { title: 'Купить плитку', dueDay: addDays(today, -1), projectId: id },
      { title: 'Выбрать кран', dueDay: today, projectId: id, priority: 'high' },
      { title: 'Написать маме', dueDay: today },
      { title: 'Сдать отчёт', dueDay: addDays(today, 1) },
      { title: 'Продлить визу', dueDay: addDays(today, 40) },
      { title: 'Аккордеон', priority: 'low' },
    ];
    for (const task of tasks) await call(page, baseURL, '/api/tasks', task);
    await page.goto(LIST);

    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      /^Просрочено1/,
      /^Сегодня2/,
      /^Завтра1/,
      /^Позже1/,
      /^Без срока1/,
    ]);
    await expect(list(page, 'Задачи: Сегодня').getByRole('row')).toHaveCount(2);
    await expect(list(page, 'Задачи: Сегодня')).toHaveAttribute('aria-rowcount', '2');
    await titles(page).first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(titles(page).nth(1)).toBeFocused();
    await expectFlawless(page);

    // What is closed stays so, and the arrows pass it.
    await heading(page, 'Сегодня').press('Enter');
    await expect(heading(page, 'Сегодня')).toHaveAttribute('aria-expanded', 'false');
    await expect(list(page, 'Задачи: Сегодня')).toHaveCount(0);
    await titles(page).first().press('ArrowDown');
    await expect(page.getByRole('rowheader', { name: 'Сдать отчёт', exact: true })).toBeFocused();
    await page.getByLabel('Новая задача').fill('позвонить в банк сегодня');
    await page.getByLabel('Новая задача').press('Enter');
    await expect(page.locator('[data-toast]').filter({ hasText: 'Добавлено: Позвонить в банк' })).toBeVisible();
    await page.locator('[data-toast]').getByRole('button', { name: 'Отменить' }).click();
    await page.reload();
    await expect(heading(page, 'Сегодня')).toHaveAttribute('aria-expanded', 'false');
    await heading(page, 'Сегодня').click();
    await expect(list(page, 'Задачи: Сегодня').getByRole('row')).toHaveCount(2);

    await page.getByLabel('Группы').selectOption('priority');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      /^Высокий приоритет1/,
      /^Средний приоритет4/,
      /^Низкий приоритет1/,
    ]);
    await expect(list(page, 'Задачи: Низкий приоритет')).toContainText('Аккордеон');

    // By project and title, and found by the project's name: all of it lasts.
    await page.getByLabel('Группы').selectOption('project');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([/^Ремонт кухни2/, /^Без проекта4/]);
    await page.getByLabel('Порядок').selectOption('title');
    await expect(titles(page)).toHaveText([
      'Выбрать кран',
      'Купить плитку',
      'Аккордеон',
      'Написать маме',
      'Продлить визу',
      'Сдать отчёт',
    ]);
    await page.getByRole('searchbox').fill('кухни');
    await expect(titles(page)).toHaveText(['Выбрать кран', 'Купить плитку']);
    await page.getByRole('searchbox').fill('');
    await page.getByLabel('Проект', { exact: true }).selectOption('Ремонт кухни');
    await page.getByLabel('Приоритет').selectOption('high');
    await expect(titles(page)).toHaveText(['Выбрать кран']);
    const address = new RegExp(`section=tasks&priority=high&project=${id}&group=project&sort=title$`);
    await expect(page).toHaveURL(address);
    await page.reload();
    await expect(titles(page)).toHaveText(['Выбрать кран']);
    await expect(page.getByLabel('Порядок')).toHaveValue('title');
    await page.goto('/habits');
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(titles(page)).toHaveText(['Выбрать кран']);

    // A task that is open has an address of its own; the way back closes it and stays on the page.
    const dialog = page.getByRole('dialog');
    for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await titles(page).first().click();
      await expect(dialog).toContainText('Выбрать кран');
      await expect(page).toHaveURL(/&task=[-0-9a-f]{36}$/);
      await leave();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(address);
    }
    await page.goForward();
    await expect(dialog).toContainText('Выбрать кран');
    const shared = page.url();
    await page.reload();
    await expect(dialog).toContainText('Выбрать кран');
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.goto(shared);
    await expect(dialog).toContainText('Выбрать кран');
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(titles(page)).toHaveText(['Выбрать кран']);
    await expect(page).toHaveURL(address);

    await page.getByRole('tab', { name: 'Канбан' }).click();
    await expect(page).toHaveURL(/tab=board$/);
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Канбан' })).toHaveAttribute('aria-selected', 'true');
  });

test('a long name of a project is read whole on a desk, where it moves no date, and on a tablet; on a phone what says nothing has no line to itself', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const call = async (path: string, data: object) =>
    (await page.request.post(path, { data, headers: { Origin: baseURL! } })).json();
  await call('/api/auth/register', { email: `long-${randomUUID()}@example.test`, password: 'верный пароль' });
  const long = await call('/api/projects', { name: 'Подготовка к переезду в другой город весной' });
  const short = await call('/api/projects', { name: 'Дом' });
  await call('/api/tasks', { title: 'Коробки', dueDay: '2099-01-05', projectId: long.id });
  await call('/api/tasks', { title: 'Окна', dueDay: '2099-01-06', projectId: short.id });
  await call('/api/tasks', { title: 'Смета', dueDate: '2099-01-07T09:30:00Z', priority: 'high', estimateMinutes: 45 });
  const waking = { title: 'Звонок', dueDay: '2099-01-08', plannedDay: '2099-01-07', projectId: short.id };
  await call('/api/tasks', waking);
  await page.goto('/?section=tasks&group=none');
  const name = page.getByRole('row').getByText('Подготовка к переезду в другой город весной', { exact: true });
  await expect(name).toBeVisible();
  const isWhole = () => name.evaluate((each) => each.scrollWidth <= each.clientWidth);
  expect(await isWhole()).toBe(true);
  const dates = page.getByRole('row').getByRole('button', { name: /Изменить срок/ });
  const [one, other] = [await dates.nth(0).boundingBox(), await dates.nth(1).boundingBox()];
  expect(one!.x).toBe(other!.x);

  await page.setViewportSize({ width: 768, height: 1024 });
  await expect.poll(async () => (await page.getByRole('row').first().boundingBox())?.height).toBe(60);
  expect(await isWhole()).toBe(true);
  // What is said of a task begins below its title.
  const [title, date] = [page.getByRole('rowheader', { name: 'Коробки' }), dates.nth(0)];
  expect(Math.abs((await date.boundingBox())!.x - (await title.boundingBox())!.x)).toBeLessThan(8);

  const signs = page.getByRole('gridcell').filter({ has: page.getByRole('button', { name: 'Что изменить' }) });
  const alone = () =>
    signs.evaluateAll((cells) =>
      cells
        .filter(({ children }) => {
          const middles = [...children]
            .filter(({ clientWidth }) => clientWidth > 0)
            .map((each) => {
              const { top, bottom } = each.getBoundingClientRect();
              return (top + bottom) / 2;
            });
          const last = middles.pop()!;
          return !middles.some((middle) => Math.abs(middle - last) < 10);
        })
        .map(({ textContent }) => textContent),
    );
  for (const width of [430, 412, 390, 375, 360, 340, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(signs).toHaveCount(4);
    await expect.poll(alone).toEqual([]);
  }
});
