import type { Page } from '@playwright/test';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';

async function signUp(page: Page, baseUrl: string): Promise<void> {
  const data = { email: `projects-${crypto.randomUUID()}@example.ru`, password: 'секрет-анны' };
  await page.request.post('/api/auth/register', { data, headers: { Origin: baseUrl } });
}

const project = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });

test('a project is made, filled, opened, changed and deleted', async ({ page, server }) => {
  await signUp(page, server.baseUrl);
  await page.goto('/?section=tasks');
  await page.getByRole('button', { name: 'Создать проект' }).click();
  await expect(page.getByRole('heading', { name: 'Проекты', level: 1 })).toBeVisible();
  await expect(page.getByText('Пока нет проектов')).toBeVisible();

  await page.getByRole('button', { name: 'Создать проект' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Создать' }).click();
  await expect(dialog.getByText('Название проекта обязательно')).toBeVisible();
  await dialog.getByLabel('Название').fill('  Ремонт  ');
  await dialog.getByLabel('Свой цвет').fill('синий');
  await expect(dialog.getByText('Неверный формат цвета')).toBeVisible();
  await dialog.getByLabel('Свой цвет').fill('8B5CF6');
  await expect(dialog.getByLabel('Свой цвет')).toHaveValue('#8B5CF6');
  await dialog.getByRole('radio', { name: 'Янтарный' }).check({ force: true });
  await expect(dialog.getByLabel('Свой цвет')).toHaveValue('#f59e0b');
  await dialog.getByLabel('Название').press('Enter');
  await expect(page.getByText('Проект создан')).toBeVisible();
  await expect(project(page, 'Ремонт')).toContainText('Пока без задач');

  const headers = { Origin: server.baseUrl };
  const [{ id, color }] = await (await page.request.get('/api/projects')).json();
  expect(color).toBe('#f59e0b');
  for (const title of ['Обои', 'Плитка', 'Краска'])
    await page.request.post('/api/tasks', { data: { title, projectId: id }, headers });
  await page.request.post('/api/tasks', { data: { title: 'Не отсюда' }, headers });
  await expect(project(page, 'Ремонт')).toContainText('3 задачи');
  await expect(project(page, 'Ремонт').getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    'Выполнено 0\u00a0из\u00a03',
  );

  await page.getByRole('link', { name: 'Ремонт' }).click();
  await expect(page).toHaveURL(new RegExp(`section=tasks&project=${id}`));
  await expect(page.getByText('Обои')).toBeVisible();
  await expect(page.getByText('Не отсюда')).toHaveCount(0);
  await page.getByLabel('Новая задача').fill('Грунтовка');
  await page.getByLabel('Новая задача').press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Завершить: Грунтовка' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Завершить: Обои' }).click();
  await page.goBack();
  await expect(project(page, 'Ремонт').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');

  await page.getByRole('button', { name: 'Изменить проект «Ремонт»' }).click();
  await dialog.getByLabel('Название').fill('Ремонт кухни');
  await dialog.getByLabel('Свой цвет').fill('#123ABC');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(project(page, 'Ремонт кухни')).toBeVisible();

  await page.getByRole('button', { name: 'Удалить проект «Ремонт кухни»' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('4 задачи');
  await question.getByRole('button', { name: 'Отмена' }).click();
  await expect(project(page, 'Ремонт кухни')).toBeVisible();
  await page.getByRole('button', { name: 'Удалить проект «Ремонт кухни»' }).click();
  await question.getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Пока нет проектов')).toBeVisible();
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  await expect(project(page, 'Ремонт кухни').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');

  await page.reload();
  await page.getByRole('button', { name: 'Удалить проект «Ремонт кухни»' }).click();
  await question.getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Пока нет проектов')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Пока нет проектов')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(project(page, 'Ремонт кухни').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');

  await page.getByRole('button', { name: 'Удалить проект «Ремонт кухни»' }).click();
  await question.getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Пока нет проектов')).toBeVisible();
  const projectsOfTasks = async () => {
    const tasks: { projectId: string | null }[] = await (await page.request.get('/api/tasks')).json();
    return tasks.map(({ projectId }) => projectId);
  };
  await expect.poll(projectsOfTasks).toEqual([null, null, null, null, null]);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`a finished project says what it came to, and goes to the archive and back, at ${viewport.width}`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(viewport);
    await signUp(page, server.baseUrl);
    const headers = { Origin: server.baseUrl };
    const make = async (path: string, data: object) => (await page.request.post(path, { data, headers })).json();
    const { id } = await make('/api/projects', { name: 'Ремонт' });
    for (const title of ['Обои', 'Плитка']) await make('/api/tasks', { title, projectId: id, tags: ['дом'] });
    await page.goto(`/?section=tasks&project=${id}`);
    const dialog = page.getByRole('dialog');
    await page.getByRole('checkbox', { name: 'Завершить: Обои' }).click();
    await page.getByRole('checkbox', { name: 'Завершить: Плитка' }).click();
    await expect(dialog.getByRole('heading', { name: 'Проект «Ремонт» завершён' })).toBeVisible();
    await expect(dialog.getByText('задачи сделаны')).toBeVisible();
    await dialog.getByRole('button', { name: 'Оставить открытым' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel('Проект', { exact: true })).toBeInViewport({ ratio: 0.9 });

    // Asked once: the next last task is only done.
    const field = page.getByLabel('Новая задача');
    await field.fill('Краска');
    await field.press('Enter');
    await page.getByRole('checkbox', { name: 'Завершить: Краска' }).click();
    await expect(page.getByRole('checkbox', { name: 'Активировать: Краска' })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await make('/api/tasks', { title: 'Плинтус', projectId: id });

    await page.goto('/projects');
    await page.getByRole('button', { name: 'Ещё: проект «Ремонт»' }).click();
    await page.getByRole('menuitem', { name: 'В архив…' }).click();
    await expect(dialog.getByRole('heading', { name: 'Проект «Ремонт» — в архив?' })).toBeVisible();
    await dialog.getByLabel(/открытыми задачами/).selectOption('Завершить');
    await expectFlawless(page);
    await dialog.getByRole('button', { name: 'В архив' }).click();
    await expect(page.getByText('Все проекты в архиве')).toBeVisible();
    const status = async () =>
      (await (await page.request.get('/api/tasks')).json()).find(({ title }: { title: string }) => title === 'Плинтус')
        .status;
    await expect.poll(status).toBe('completed');
    await page.getByRole('button', { name: 'Отменить', exact: true }).click();
    await expect(project(page, 'Ремонт')).toContainText('осталось\u00a01');
    await expect.poll(status).toBe('active');

    await page.getByRole('button', { name: 'Ещё: проект «Ремонт»' }).click();
    await page.getByRole('menuitem', { name: 'В архив…' }).click();
    await dialog.getByRole('button', { name: 'В архив' }).click();
    await page.goto('/?section=tasks');
    await expect(page.getByText('Плинтус')).toBeVisible();
    await page.goto('/projects');
    await page.getByRole('button', { name: 'Архив (1)' }).click();
    await page.getByRole('button', { name: 'Вернуть проект «Ремонт»' }).click();
    await expect(project(page, 'Ремонт').getByRole('progressbar')).toBeVisible();
  });
}

for (const width of [1440, 390]) {
  test(`projects stand in folders: made, renamed, closed, left and taken away, at ${width} px`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signUp(page, server.baseUrl);
    for (const name of ['Кухня', 'Отчёт', 'Сад'])
      await page.request.post('/api/projects', { data: { name }, headers: { Origin: server.baseUrl } });
    await page.goto('/projects');
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Новая папка' }).click();
    await dialog.getByLabel('Название').fill('Дом');
    await dialog.getByRole('button', { name: 'Создать' }).click();
    await expect(dialog.getByText('Выберите хотя бы один проект')).toBeVisible();
    for (const name of ['Кухня', 'Сад']) await dialog.getByLabel(name).check();
    await expectFlawless(page);
    await dialog.getByRole('button', { name: 'Создать' }).click();
    const folder = (name: string) => page.getByRole('region', { name });
    const within = (name: string) => folder(name).getByRole('listitem').getByRole('heading').allTextContents();
    await expect.poll(() => within('Дом')).toEqual(['Кухня', 'Сад']);

    await page.getByRole('button', { name: 'Ещё: проект «Отчёт»' }).click();
    await page.getByRole('menuitem', { name: 'В папку…' }).click();
    await dialog.getByLabel('Название').fill('дом');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect.poll(() => within('Дом')).toEqual(['Кухня', 'Отчёт', 'Сад']);
    await page.getByRole('button', { name: 'Ещё: папка «Дом»' }).click();
    await page.getByRole('menuitem', { name: 'Переименовать…' }).click();
    await dialog.getByLabel('Название').fill('Дом и дача');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expectFlawless(page);
    await folder('Дом и дача').getByRole('button', { expanded: true }).first().click();
    await expect(project(page, 'Кухня')).toHaveCount(0);
    await page.reload();
    await expect(project(page, 'Кухня')).toHaveCount(0);
    await folder('Дом и дача').getByRole('button', { expanded: false }).first().click();

    await page.getByRole('button', { name: 'Изменить проект «Сад»' }).click();
    await expect(dialog.getByLabel('Папка')).toHaveValue('Дом и дача');
    await dialog.getByLabel('Папка').fill('');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect.poll(() => within('Дом и дача')).toEqual(['Кухня', 'Отчёт']);
    await page.getByRole('button', { name: 'Ещё: папка «Дом и дача»' }).click();
    await page.getByRole('menuitem', { name: 'Убрать папку' }).click();
    await expect(folder('Дом и дача')).toHaveCount(0);
    await expect(project(page, 'Кухня')).toBeVisible();
    await page.getByRole('button', { name: 'Отменить', exact: true }).last().click();
    await expect.poll(() => within('Дом и дача')).toEqual(['Кухня', 'Отчёт']);
  });

  test(`a project is an example for another, which is one act, at ${width} px`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 844 });
    await signUp(page, server.baseUrl);
    const headers = { Origin: server.baseUrl };
    const make = async (path: string, data: object) => (await page.request.post(path, { data, headers })).json();
    const { id } = await make('/api/projects', { name: 'Поездка', color: '#10b981' });
    const steps = [{ title: 'Фото', dueDay: '2026-01-03' }];
    await make('/api/tasks', { title: 'Паспорт', projectId: id, dueDay: '2026-01-05', tags: ['дорога'], steps });
    // Mondays, whichever day the copy begins on.
    const repeat = { rule: 'FREQ=WEEKLY;BYDAY=MO', from: 'due', calendar: 'all' };
    await make('/api/tasks', { title: 'Язык', projectId: id, dueDay: '2026-01-12', repeat });
    await page.goto('/projects');
    await page.getByRole('button', { name: 'Ещё: проект «Поездка»' }).click();
    await page.getByRole('menuitem', { name: 'Новый по образцу…' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Повторим 2\u00a0открытые задачи проекта «Поездка»');
    await expectFlawless(page);
    await dialog.getByLabel('Название').fill('Поездка весной');
    await dialog.getByLabel('Начало').fill('2031-04-01');
    await dialog.getByRole('button', { name: 'Создать' }).click();
    await expect(project(page, 'Поездка весной')).toContainText('осталось\u00a02');
    const copied = async () => {
      const tasks: { title: string; dueDay: string; projectId: string | null }[] = await (
        await page.request.get('/api/tasks')
      ).json();
      return tasks.filter(({ projectId }) => projectId !== id);
    };
    await expect.poll(async () => (await copied()).length).toBe(2);
    const made = await copied();
    expect(made.find(({ title }) => title === 'Паспорт')).toMatchObject({
      ...{ dueDay: '2031-04-03', tags: ['дорога'], steps: [{ title: 'Фото', dueDay: '2031-04-01', done: false }] },
    });
    expect(made.find(({ title }) => title === 'Язык')).toMatchObject({ dueDay: '2031-04-10', repeat });
    await page.getByRole('button', { name: 'Отменить', exact: true }).click();
    await expect(project(page, 'Поездка весной')).toHaveCount(0);
    await expect.poll(copied).toEqual([]);
  });
}

test.describe('a refused project', () => {
  test.use({ expectedProblems: /status of (400|500)/ });

  test('keeps what was typed', async ({ page, server }) => {
    await signUp(page, server.baseUrl);
    await page.goto('/projects');
    const refusal = { status: 500, json: { message: 'Внутренняя ошибка сервера', code: 'internal' } };
    await page.route('**/api/projects', (route) =>
      route.request().method() === 'POST' ? route.fulfill(refusal) : route.continue(),
    );
    await page.getByRole('button', { name: 'Создать проект' }).click();
    await page.getByRole('dialog').getByLabel('Название').fill('Учёба');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Не удалось создать проект')).toBeVisible();
    await expect(page.getByRole('dialog').getByLabel('Название')).toHaveValue('Учёба');
    await expect(page.getByRole('link', { name: 'Учёба' })).toHaveCount(0);
    await page.unroute('**/api/projects');
    await page.getByRole('dialog').getByRole('button', { name: 'Создать' }).click();
    await expect(page.getByRole('link', { name: 'Учёба' })).toBeVisible();
  });

  test('says at its field what is wrong, and is there again after a reload', async ({ page, server }) => {
    await signUp(page, server.baseUrl);
    await page.request.post('/api/projects', { data: { name: 'Дом' }, headers: { Origin: server.baseUrl } });
    await page.goto('/projects');
    const message = 'Такое имя уже есть';
    const json = { message, code: 'validation', issues: [{ path: 'name', message }] };
    await page.route('**/api/projects/*', (route) => route.fulfill({ status: 400, json }));
    await page.getByRole('button', { name: 'Изменить проект «Дом»' }).click();
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel('Название');
    await name.fill('Работа');
    await name.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(message);
    await expect(name).toHaveValue('Работа');
    await expect(name).toBeFocused();
    await name.fill('Рабочее');
    await expect(dialog.getByRole('alert')).toHaveCount(0);

    await page.reload();
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await expect(dialog.getByRole('heading', { name: 'Проект', exact: true })).toBeVisible();
    await expect(name).toHaveValue('Рабочее');
    await expect(dialog).toContainText('Мы сохранили то, что вы не успели отправить.');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Создать проект' }).click();
    await expect(name).toHaveValue('');
    await dialog.getByRole('button', { name: 'Отмена' }).click();
    await page.getByRole('button', { name: 'Изменить проект «Дом»' }).click();
    await expect(name).toHaveValue('Рабочее');
    await dialog.getByRole('button', { name: 'Отмена' }).click();
    await page.getByRole('button', { name: 'Изменить проект «Дом»' }).click();
    await expect(name).toHaveValue('Дом');
  });
});

for (const width of [1440, 390]) {
  test(`projects are accessible at ${width} px`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript((value) => localStorage.setItem('theme', value), width < 640 ? 'dark' : 'light');
    await signUp(page, server.baseUrl);
    const headers = { Origin: server.baseUrl };
    for (const name of ['Дом', 'Работа']) await page.request.post('/api/projects', { data: { name }, headers });
    await page.goto('/projects');
    await expect(project(page, 'Дом')).toBeVisible();
    await expectFlawless(page);
    await page.getByRole('button', { name: 'Создать проект' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFlawless(page);
  });
}
