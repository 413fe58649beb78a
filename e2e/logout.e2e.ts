import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';

// The browser is sent to another site's page on purpose.
test.use({ expectedProblems: /localhost/ });

/** A page of another site, as its name is another one, with one link. */
async function serveLink(href: string): Promise<{ url: string; stop(): void }> {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Evil</title><a href="${href}">Win</a>`),
  );
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, stop };
}

for (const [width, height, theme] of [
  [390, 844, 'dark'],
  [1440, 900, 'light'],
] as const) {
  test(`a link of another site to the logout asks first, ${width}, ${theme}`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
    const email = `anna-${randomUUID()}@example.test`;
    const headers = { Origin: baseURL! };
    await page.request.post('/api/auth/register', { data: { email, password: 'верный пароль' }, headers });
    const evil = await serveLink(`${baseURL}/api/auth/logout`);

    await page.goto(evil.url);
    await page.getByRole('link', { name: 'Win' }).click();
    await expect(page.getByRole('heading', { name: 'Выйти из аккаунта?' })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(1);
    await expectFlawless(page);
    expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(theme === 'dark');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.getByRole('link', { name: 'Вернуться в Такт' }).click();
    await expect(page.getByRole('button', { name: 'Меню пользователя' })).toBeVisible();

    await page.goto(evil.url);
    await page.getByRole('link', { name: 'Win' }).click();
    await page.getByRole('button', { name: 'Выйти' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Меню пользователя' })).toHaveCount(0);
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
    evil.stop();
  });
}

test('the menu signs out at once', async ({ page, baseURL }) => {
  const email = `anna-${randomUUID()}@example.test`;
  const headers = { Origin: baseURL! };
  await page.request.post('/api/auth/register', { data: { email, password: 'верный пароль' }, headers });
  await page.goto('/');
  await page.getByRole('button', { name: 'Меню пользователя' }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дела в вашем ритме');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Выйти из аккаунта?' })).toHaveCount(0);
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});
