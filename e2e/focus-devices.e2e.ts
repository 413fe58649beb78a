import type { Page } from '@playwright/test';
import { chooseOption } from './choose-option.ts';
import { expect, test } from './fixtures.ts';
import { OFFLINE_PROBLEMS, signUp } from './offline-steps.ts';

test.use({ expectedProblems: OFFLINE_PROBLEMS });

const panel = (page: Page) => page.getByRole('region', { name: /: Отчёт$/ });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const active = async (page: Page) => (await page.request.get('/api/focus-sessions/active')).json();

test('a session that was begun on the phone is seen, paused and ended on the computer, and the phone follows', async ({
  page,
  newVisitor,
  baseURL,
}) => {
  await signUp(page, baseURL);
  const made = await page.request.post('/api/tasks', { data: { title: 'Отчёт' }, headers: { Origin: baseURL! } });
  expect(made.status()).toBe(201);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const phone = await newVisitor();
  await phone.context().addCookies(await page.context().cookies());
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto('/');

  await press(phone, 'Начать фокус-сессию');
  await chooseOption(phone, 'Над чем работаем', 'Отчёт');
  await press(phone, 'Начать сессию');
  for (const device of [phone, page]) await expect(panel(device)).toBeVisible();

  await page.getByRole('button', { name: 'Пауза', exact: true }).click();
  await expect(phone.getByRole('button', { name: 'Продолжить', exact: true })).toBeVisible();
  expect((await active(phone)).pausedAt).not.toBeNull();
  await press(phone, 'Продолжить');
  await expect(page.getByRole('button', { name: 'Пауза', exact: true })).toBeVisible();

  await press(page, 'Завершить');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Посчитать' }).click();
  for (const device of [page, phone]) await expect(panel(device)).toBeHidden();
  expect(await active(phone)).toBeNull();
});
