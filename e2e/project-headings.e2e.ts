import type { Page } from '@playwright/test';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { cutCalls, kept, OFFLINE_PROBLEMS, signUp } from './offline-steps.ts';

/** What the list shows, headings with a sign before them. */
const lines = async (page: Page) => {
  const headings = page.locator('main h2 button[aria-expanded]');
  const rows = page.locator('[data-row-title]');
  const all = await Promise.all(
    [headings, rows].map((found) =>
      found.evaluateAll((elements) =>
        elements.map((element) => ({
          top: element.getBoundingClientRect().top,
          text: element.querySelector('span:not([aria-hidden])')?.textContent ?? element.textContent,
          heading: element.hasAttribute('aria-expanded'),
        })),
      ),
    ),
  );
  return all
    .flat()
    .sort((a, b) => a.top - b.top)
    .map(({ text, heading }) => (heading ? `# ${text}` : text));
};
const handle = (page: Page, title: string) => page.getByRole('button', { name: `Передвинуть: ${title}` });

for (const [screen, width, theme] of [
  ['a computer', 1440, 'light'],
  ['a phone in the dark', 390, 'dark'],
] as const)
  test.describe(screen, () => {
    test.use({ viewport: { width, height: 844 }, expectedProblems: OFFLINE_PROBLEMS });

    test('a project has headings, and its tasks stand where they are put, also without a network', async ({
      page,
      baseURL,
    }) => {
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      await signUp(page, baseURL);
      const make = async (path: string, data: object) =>
        (await page.request.post(path, { data, headers: { Origin: baseURL! } })).json();
      const { id: projectId } = await make('/api/projects', { name: 'Ремонт' });
      for (const title of ['Плитка', 'Краска', 'Обои']) await make('/api/tasks', { title, projectId });
      await page.goto('/projects');
      await page.getByRole('link', { name: 'Ремонт' }).click();
      await expect.poll(() => lines(page)).toEqual(['Плитка', 'Краска', 'Обои']);

      const dialog = page.getByRole('dialog');
      for (const title of ['Отделка', 'Мебель']) {
        await page.getByRole('button', { name: 'Добавить раздел' }).click();
        await dialog.getByLabel('Название').fill(title);
        await dialog.getByRole('button', { name: 'Добавить' }).click();
        await expect(dialog).toHaveCount(0);
      }
      await expect.poll(() => lines(page)).toEqual(['Плитка', 'Краска', 'Обои', '# Отделка', '# Мебель']);
      await handle(page, 'Обои').press('ArrowDown');
      await expect.poll(() => lines(page)).toEqual(['Плитка', 'Краска', '# Отделка', 'Обои', '# Мебель']);
      await expect(handle(page, 'Обои')).toBeFocused();
      await expect(page.getByText('«Обои»: раздел «Отделка», место 1 из 1')).toBeAttached();
      await expectFlawless(page);

      const from = (await handle(page, 'Плитка').boundingBox())!;
      const to = (await handle(page, 'Обои').boundingBox())!;
      await page.mouse.move(from.x + 8, from.y + 12);
      await page.mouse.down();
      await page.mouse.move(from.x + 8, to.y + to.height, { steps: 8 });
      await page.mouse.up();
      await expect.poll(() => lines(page)).toEqual(['Краска', '# Отделка', 'Обои', 'Плитка', '# Мебель']);

      const menu = async (title: string, item: string) => {
        await page.getByRole('button', { name: `Ещё: раздел «${title}»` }).click();
        await page.getByRole('menuitem', { name: item }).click();
      };
      await menu('Мебель', 'Выше');
      await expect.poll(() => lines(page)).toEqual(['Краска', '# Мебель', '# Отделка', 'Обои', 'Плитка']);
      await menu('Отделка', 'Удалить раздел');
      await expect.poll(() => lines(page)).toEqual(['Обои', 'Плитка', 'Краска', '# Мебель']);
      await page.keyboard.press('Control+z');
      await expect.poll(() => lines(page)).toEqual(['Краска', '# Мебель', '# Отделка', 'Обои', 'Плитка']);
      await menu('Мебель', 'Переименовать…');
      await dialog.getByLabel('Название').fill('Мебель и свет');
      await dialog.getByRole('button', { name: 'Сохранить' }).click();
      await menu('Мебель и свет', 'Новая задача здесь…');
      await expect(dialog.getByLabel('Раздел')).toHaveValue(/.+/);
      await dialog.getByLabel('Название').fill('Люстра');
      await dialog.getByRole('button', { name: 'Создать' }).click();
      const whole = ['Краска', '# Мебель и свет', 'Люстра', '# Отделка', 'Обои', 'Плитка'];
      await expect.poll(() => lines(page)).toEqual(whole);

      await kept(page);
      await cutCalls(page);
      await handle(page, 'Краска').press('ArrowDown');
      await menu('Отделка', 'Выше');
      const moved = ['# Отделка', 'Обои', 'Плитка', '# Мебель и свет', 'Краска', 'Люстра'];
      await expect.poll(() => lines(page)).toEqual(moved);
      await page.reload();
      await expect.poll(() => lines(page)).toEqual(moved);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      const told = async () => {
        const [project] = await (await page.request.get('/api/projects')).json();
        const tasks = await (await page.request.get('/api/tasks')).json();
        const at = (title: string) => tasks.find((task: { title: string }) => task.title === title).headingId;
        const titleOf = (id: string) => project.headings.find((heading: { id: string }) => heading.id === id)?.title;
        return [project.headings.map(({ title }: { title: string }) => title), titleOf(at('Краска'))];
      };
      await expect.poll(told, { timeout: 40_000 }).toEqual([['Отделка', 'Мебель и свет'], 'Мебель и свет']);
      await expect.poll(() => lines(page)).toEqual(moved);
    });

    test('a line says the heading of its task, and chosen tasks go under one together', async ({ page, baseURL }) => {
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      await signUp(page, baseURL);
      const make = async (path: string, data: object) =>
        (await page.request.post(path, { data, headers: { Origin: baseURL! } })).json();
      const { id: projectId } = await make('/api/projects', { name: 'Ремонт' });
      for (const title of ['Кухня', 'Ванная комната']) await make(`/api/projects/${projectId}/headings`, { title });
      for (const title of ['Обои', 'Краска']) await make('/api/tasks', { title, projectId });
      const { id: columnId, name: column } = (await (await page.request.get('/api/kanban-columns')).json())[0];
      await page.goto('/projects');
      await page.getByRole('link', { name: 'Ремонт' }).click();
      await expect.poll(() => lines(page)).toEqual(['Обои', 'Краска', '# Кухня', '# Ванная комната']);

      const line = page.getByLabel('Новая задача', { exact: true });
      const chips = page.getByRole('list', { name: 'Распознано' });
      await line.fill('Фартук /');
      await expect(page.getByText('Разделы: Кухня, Ванная комната')).toBeAttached();
      await chips.getByRole('button', { name: 'Ванная комната' }).click();
      await expect(line).toHaveValue('Фартук /Ванная комната ');
      await expect(line).toBeFocused();
      await line.press('Backspace');
      await line.press('Backspace');
      await expect(line).toHaveValue('Фартук /Ванная комната');
      await expect(chips).toHaveCount(0);
      await line.fill('');
      await line.fill('Фартук завтра /кухня');
      await expect(chips.getByRole('button', { name: 'Убрать раздел: Кухня' })).toBeVisible();
      await page.mouse.move(0, 0);
      await expectFlawless(page);
      await line.press('Enter');
      await line.fill('Зеркало под заголовок Ванная комната');
      await line.press('Enter');
      await expect
        .poll(() => lines(page))
        .toEqual(['Обои', 'Краска', '# Кухня', 'Фартук', '# Ванная комната', 'Зеркало']);

      await page.getByRole('button', { name: 'Выбрать', exact: true }).click();
      for (const title of ['Обои', 'Краска']) await page.getByRole('checkbox', { name: `Выбрать: ${title}` }).click();
      const bar = page.getByRole('region', { name: 'Выбранные задачи' });
      await bar.getByRole('button', { name: 'Проект' }).click();
      const choice = page.getByRole('dialog', { name: 'Изменить проект' });
      await expect(choice.getByRole('button', { name: 'Без раздела' })).toHaveAttribute('aria-pressed', 'true');
      await expectFlawless(page);
      await choice.getByRole('button', { name: 'Ванная комната' }).click();
      await expect
        .poll(() => lines(page))
        .toEqual(['# Кухня', 'Фартук', '# Ванная комната', 'Обои', 'Краска', 'Зеркало']);
      await page.keyboard.press('Control+z');
      await expect
        .poll(() => lines(page))
        .toEqual(['Обои', 'Краска', '# Кухня', 'Фартук', '# Ванная комната', 'Зеркало']);

      await page.goto('/kanban');
      await page.getByRole('button', { name: `Добавить задачу в колонку «${column}»` }).click();
      const card = page.getByLabel('Название задачи');
      await card.fill('Люстра /кухня');
      await expect(page.getByRole('button', { name: 'Убрать раздел: Ремонт · Кухня' })).toBeVisible();
      await card.press('Enter');
      const made = async () => {
        const tasks = await (await page.request.get('/api/tasks')).json();
        const { headings } = (await (await page.request.get('/api/projects')).json())[0];
        const task = tasks.find(({ title }: { title: string }) => title === 'Люстра');
        return (
          task && [
            task.projectId,
            task.kanbanColumnId,
            headings.find(({ id }: { id: string }) => id === task.headingId)?.title,
          ]
        );
      };
      await expect.poll(made).toEqual([projectId, columnId, 'Кухня']);
    });
  });
