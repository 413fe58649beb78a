import { randomUUID } from 'node:crypto';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { codeOf, stepOf } from '#features/auth/two-factor/server/totp.ts';
import { fromBase32 } from '#testing/server/base32.ts';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';

const PASSWORD = 'верный пароль';
const newAddress = () => `anna-${randomUUID()}@example.test`;

async function register(page: Page, email = newAddress()): Promise<string> {
  const { status } = await page.evaluate(
    (body) =>
      fetch('/api/auth/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).then(({ status }) => ({ status })),
    { email, password: PASSWORD },
  );
  expect(status).toBe(201);
  return email;
}

const openSecurity = (page: Page) => page.goto('/profile?tab=security');

async function confirmOwner(page: Page, action: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ваш пароль').fill(PASSWORD);
  await dialog.getByRole('button', { name: action, exact: true }).click();
}

async function logIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
}

const inside = (page: Page) => expect(page.getByRole('button', { name: 'Меню пользователя' })).toBeVisible();

/** Signs out, and stands before the door again. */
async function leave(page: Page): Promise<void> {
  // The app's own page hears of the end and goes, too, which would cut the navigation off.
  await page.goto('/robots.txt');
  await page.goto('/api/auth/logout');
  await page.goto('/login');
}

test.describe('a sign-in beside an open window', () => {
  // The window's channel ends with the session that gives way, and is opened again.
  test.use({ expectedProblems: /status of 401|WebSocket connection .* HTTP Authentication failed/ });

  /** A page of the same browser that only calls the interface. */
  async function beside(context: BrowserContext) {
    const page = await context.newPage();
    await page.goto('/robots.txt');
    return (path: string, body: object) =>
      page.evaluate(
        ([to, text]) =>
          fetch(to!, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text! }).then(
            ({ status }) => status,
          ),
        [path, JSON.stringify(body)],
      );
  }

  test('ends the session before it, and the window goes on in the new one', async ({ page, context }) => {
    await page.goto('/login');
    const email = await register(page);
    await page.goto('/?section=tasks');
    await inside(page);
    const [before] = (await context.cookies()).filter(({ name }) => name === 'takt.session_token');

    const add = await beside(context);
    expect(await add('/api/auth/login', { email, password: PASSWORD })).toBe(200);
    const [after] = (await context.cookies()).filter(({ name }) => name === 'takt.session_token');
    expect(after!.value).not.toBe(before!.value);
    // The window's channel comes back within some seconds, and then hears of what it missed.
    expect(await add('/api/tasks', { title: 'Полить рассаду' })).toBe(201);
    await expect(page.getByRole('row').filter({ hasText: 'Полить рассаду' })).toBeVisible();
    await expect(page).toHaveURL('/?section=tasks');
  });

  test('leaves a window where it is that asks for something while it has only the former key', async ({
    page,
    context,
  }) => {
    await page.goto('/login');
    const email = await register(page);
    await page.goto('/?section=tasks');
    await inside(page);
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const add = await beside(context);
    await page.route(
      '**/api/analytics*',
      async (route) => {
        expect(await add('/api/auth/login', { email, password: PASSWORD })).toBe(200);
        const refused = await fetch(route.request().url(), { headers: { cookie } });
        expect(refused.status).toBe(401);
        await route.fulfill({ status: 401, contentType: 'application/json', body: await refused.text() });
      },
      { times: 1 },
    );
    await page.getByRole('link', { name: 'Аналитика' }).first().click();
    await expect(page.getByRole('list', { name: 'Показатели' })).toBeVisible();
    await expect(page).toHaveURL(/section=analytics/);
  });
});

test.describe('two-factor', () => {
  // A socket that is opened while the session gives way to a new one is refused, and opened again.
  test.use({ expectedProblems: /status of (400|401)|WebSocket connection .* HTTP Authentication failed/ });

  test('is switched on by a phone, asked for at the door, and gives way to a recovery code', async ({ page }) => {
    await page.goto('/login');
    const email = await register(page);
    await openSecurity(page);
    await page.getByRole('button', { name: 'Включить', exact: true }).click();
    await confirmOwner(page, 'Включить');
    await expect(page.getByRole('img', { name: 'QR-код для приложения-аутентификатора' })).toBeVisible();
    await expectFlawless(page);

    const secret = fromBase32(((await page.locator('code').textContent()) ?? '').replaceAll(' ', ''));
    const codeAt = (steps: number) => codeOf(secret, stepOf(Date.now()) + steps);
    await page.getByLabel('Код, который показало приложение').fill('000000');
    await page.getByRole('button', { name: 'Включить защиту' }).click();
    await expect(page.getByText('Неверный или уже использованный код')).toBeVisible();
    await page.getByLabel('Код, который показало приложение').fill(codeAt(0));
    await page.getByRole('button', { name: 'Включить защиту' }).click();
    const codes = page.getByRole('dialog').getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recovery = (await codes.first().textContent()) ?? '';
    await expectFlawless(page);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Скачать' }).click();
    expect((await saving).suggestedFilename()).toBe('takt-recovery-codes.txt');
    const codesDialog = page.getByRole('dialog', { name: 'Коды восстановления' });
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(codesDialog).toBeVisible();
    await page.getByRole('button', { name: 'Коды сохранены' }).click();
    await expect(page.getByText('Включена', { exact: true })).toBeVisible();

    await leave(page);
    await logIn(page, email);
    await expect(page.getByLabel('Код из приложения')).toBeFocused();
    await expectFlawless(page);
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Неверный или уже использованный код')).toBeVisible();
    // The next one: a code is good once.
    await page.getByLabel('Код из приложения').fill(codeAt(1));
    await page.keyboard.press('Enter');
    await inside(page);

    await leave(page);
    await logIn(page, email);
    await page.getByRole('button', { name: 'Использовать код восстановления' }).click();
    await page.getByLabel('Код восстановления').fill(recovery.toUpperCase());
    await page.keyboard.press('Enter');
    await inside(page);

    await openSecurity(page);
    await expect(page.getByText('осталось 9\u00a0кодов восстановления')).toBeVisible();
    await page.getByRole('button', { name: 'Отключить', exact: true }).click();
    await page.getByLabel('Ваш пароль').fill('не тот');
    await page.getByRole('dialog').getByRole('button', { name: 'Отключить' }).click();
    await expect(page.getByText('Неверный пароль')).toBeVisible();
    await confirmOwner(page, 'Отключить');
    await expect(page.getByText('Двухфакторная защита отключена')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Включить', exact: true })).toBeVisible();
  });

  test('can be left at the door, and the password asked for again', async ({ page }) => {
    await page.goto('/login');
    const email = await register(page);
    await page.evaluate(async (password) => {
      const post = (path: string, body: object) =>
        fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      const { secret } = await (await post('/api/account/two-factor/setup', { password })).json();
      (window as { secret?: string }).secret = secret;
    }, PASSWORD);
    const secret = fromBase32(await page.evaluate(() => (window as { secret?: string }).secret ?? ''));
    const { status } = await page.evaluate(
      (code) =>
        fetch('/api/account/two-factor/enable', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ code }),
        }).then(({ status }) => ({ status })),
      codeOf(secret, stepOf(Date.now())),
    );
    expect(status).toBe(200);
    await leave(page);
    await logIn(page, email);
    await page.getByRole('button', { name: 'Назад' }).click();
    await expect(page.getByLabel('Пароль', { exact: true })).toBeVisible();
  });
});

/** Passkeys need a name instead of an address, as browsers see it. */
const byName = (baseUrl: string) => baseUrl.replace('127.0.0.1', 'localhost');

async function addAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

test.describe('passkeys', () => {
  test.use({
    baseURL: async ({ server }, use) => use(byName(server.baseUrl)),
    expectedProblems: /status of (400|401)/,
  });

  test('a key is made in the security tab, opens the door, and is removed', async ({ page }) => {
    await addAuthenticator(page);
    // What the browser offers by itself a virtual authenticator takes by itself: here the button is meant.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    await page.goto('/');
    await register(page);
    await openSecurity(page);
    await page.getByRole('button', { name: 'Добавить ключ' }).click();
    await page.getByLabel('Название').fill('Ноутбук');
    await expectFlawless(page);
    await confirmOwner(page, 'Создать ключ');
    await expect(page.getByText('Ключ доступа добавлен')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Ноутбук' })).toContainText('Добавлен');
    await expectFlawless(page);

    await leave(page);
    await page.getByRole('button', { name: 'Войти с ключом доступа' }).click();
    await inside(page);

    await openSecurity(page);
    await expect(page.getByRole('listitem').filter({ hasText: 'Ноутбук' })).toContainText('последний вход');
    await page.getByRole('button', { name: 'Удалить ключ «Ноутбук»' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectFlawless(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Ноутбук' })).toHaveCount(0);
  });

  test('a key is offered in the field of the address', async ({ page }) => {
    await addAuthenticator(page);
    await page.goto('/');
    await register(page);
    await openSecurity(page);
    await page.getByRole('button', { name: 'Добавить ключ' }).click();
    await confirmOwner(page, 'Создать ключ');
    await expect(page.getByText('Ключ доступа добавлен')).toBeVisible();
    await leave(page);
    await inside(page);
  });
});

test('passkeys cannot be used at an address of numbers, and the button says why', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Войти с ключом доступа' })).toBeDisabled();
  await expect(page.getByText('Ключам доступа нужно имя сайта')).toBeVisible();
  await expectFlawless(page);
});
