import { expect, test } from './fixtures.ts';

test.use({ engine: 'postgres' });

test('the product on PostgreSQL keeps an account and its task', async ({ page, server }) => {
  const account = { email: 'anna@example.ru', password: 'секрет-анны', firstName: 'Анна', lastName: 'Иванова' };
  const headers = { Origin: server.baseUrl };
  const registered = await page.request.post('/api/auth/register', { data: account, headers });
  expect(registered.status()).toBe(201);
  const created = await page.request.post('/api/tasks', { data: { title: 'Сверить отчёт' }, headers });
  expect(created.status()).toBe(201);

  await page.goto('/?section=tasks');
  await expect(page.getByText('Сверить отчёт')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Сверить отчёт')).toBeVisible();
});
