import type { Page } from '@playwright/test';
import { expect, NOON_ZONE } from './fixtures.ts';
import { keptToStart, OFFLINE_STARTS, signUp } from './offline-steps.ts';
import { cut, test } from './own-server.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ serviceWorkers: 'allow', timezoneId: NOON_ZONE, expectedProblems: OFFLINE_STARTS });

const MINUTE = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();

/** A day's work: a task of a project that is done, another that is not, half an hour of focus, a habit and some words. */
async function live(page: Page, baseURL: string | undefined) {
  const headers = { Origin: baseURL! };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers });
    expect(answer.ok(), path).toBe(true);
    return answer.json();
  };
  await page.request.put('/api/settings', { data: { zone: NOON_ZONE }, headers });
  const { id: projectId } = await post('/api/projects', { name: 'Ремонт', color: '#ef4444' });
  const { id: taskId } = await post('/api/tasks', { title: 'Плитка', projectId });
  await page.request.put(`/api/tasks/${taskId}`, { data: { status: 'completed' }, headers });
  await post('/api/tasks', { title: 'Обои', projectId });
  await post('/api/focus-sessions', { taskId, startTime: ago(60), endTime: ago(30) });
  await post('/api/habits', { name: 'Зарядка' });
  await post('/api/ai/smart-chat', { message: 'создай задачу Купить клей' });
}

/** Until the device has what the server says of a day as well. */
async function keptToLook(page: Page) {
  await keptToStart(page);
  const answers = () =>
    page.evaluate(async () => {
      const { id } = JSON.parse(localStorage.getItem('account')!);
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(`takt:${id}`);
        opening.onsuccess = () => resolve(opening.result);
      });
      const reading = database.transaction('answers').objectStore('answers').getAllKeys();
      await new Promise((resolve) => {
        reading.onsuccess = resolve;
      });
      database.close();
      return reading.result;
    });
  await expect
    .poll(answers, { timeout: 60_000 })
    .toEqual(['/api/analytics/report', '/api/calendar-events', '/api/chat/history']);
}

test('a day without the network is read in every section, from a cold start', async ({
  page,
  context,
  baseURL,
  own,
}) => {
  await signUp(page, baseURL);
  await live(page, baseURL);
  await page.goto('/');
  await keptToLook(page);
  const report = page.getByRole('region', { name: 'ИИ-отчёт о дне' });
  const words = await report.getByRole('paragraph').nth(1).textContent();
  await page.close();
  await cut(context, own.server);

  const next = await context.newPage();
  const main = next.getByRole('main');
  const visit = async (address: string) => {
    await next.goto(address);
    await expect(next.getByText('Нет сети.', { exact: false })).toBeVisible();
  };
  const quiet = () => expect(next.getByText('Ошибка сети')).toHaveCount(0);

  await visit('/');
  await expect(main).toContainText(/Время фокуса\s*30м/);
  await expect(main).toContainText(/Выполнено задач\s*1/);
  await expect(next.getByRole('region', { name: 'ИИ-отчёт о дне' })).toContainText(words!);
  await next
    .getByRole('checkbox', { name: /^Завершить: Купить клей/ })
    .first()
    .click();
  await expect(main).toContainText(/Выполнено задач\s*2/);

  await next.getByRole('button', { name: 'Начать фокус-сессию' }).click();
  await next.getByRole('button', { name: 'История сессий' }).click();
  const history = next.getByRole('dialog', { name: 'История фокуса' });
  await expect(history.getByRole('listitem').filter({ hasText: 'Плитка' })).toContainText('30м');
  await next.keyboard.press('Escape');
  await next.getByRole('button', { name: 'Открыть ИИ-помощника' }).click();
  const chat = next.getByRole('dialog', { name: 'ИИ-помощник' });
  await expect(chat.getByText('создай задачу Купить клей')).toBeVisible();
  await quiet();

  await visit('/?section=analytics&period=week');
  await expect(main).toContainText('Ремонт30м · 1 задача');
  await expect(main).toContainText('Всего 2 задачи');
  await visit('/kanban');
  await expect(main).toContainText('Отработано: 30м');
  await visit('/projects');
  await expect(main.getByText('Ремонт', { exact: true })).toBeVisible();
  await visit('/habits');
  await expect(main.getByText('Зарядка', { exact: true }).first()).toBeVisible();
  await next.getByRole('tab', { name: 'Календарь' }).click();
  await expect(main.getByRole('grid').or(main.getByRole('table')).first()).toBeVisible();
  await next.getByRole('tab', { name: 'Аналитика' }).click();
  await quiet();
  await visit('/profile');
  await expect(main.getByLabel('Email')).not.toBeEmpty();
  await visit('/profile?tab=settings');
  await next.getByRole('tab', { name: 'Приложение' }).click();
  await expect(main.getByText(/Последний обмен с\sсервером/)).toBeVisible();
  await quiet();
});
