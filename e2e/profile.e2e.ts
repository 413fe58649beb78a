import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { codeOf, stepOf } from '#features/auth/two-factor/server/totp.ts';
import { fromBase32 } from '#testing/server/base32.ts';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';

const PASSWORD = 'верный пароль';
const NEXT = 'другой пароль';

interface Account {
  email: string;
}

/** A new account whose welcome tour is over. */
async function signUp(page: Page, baseURL: string | undefined): Promise<Account> {
  const email = `anna-${randomUUID()}@example.test`;
  const headers = { Origin: baseURL! };
  await page.request.post('/api/auth/register', { data: { email, password: PASSWORD }, headers });
  return { email };
}

async function signIn(page: Page, baseURL: string | undefined, email: string, password = PASSWORD) {
  const headers = { Origin: baseURL! };
  return (await page.request.post('/api/auth/login', { data: { email, password }, headers })).status();
}

/** Switches two-factor on; its first code is used up. @returns the app's secret */
async function enableTwoFactor(page: Page, baseURL: string | undefined): Promise<Buffer> {
  const post = (path: string, data: object) => page.request.post(path, { data, headers: { Origin: baseURL! } });
  const { secret } = await (await post('/api/account/two-factor/setup', { password: PASSWORD })).json();
  const key = fromBase32(secret);
  await post('/api/account/two-factor/enable', { code: codeOf(key, stepOf(Date.now())) });
  return key;
}

const image = (color: string) =>
  sharp({ create: { width: 600, height: 300, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
const jpeg = async (name = 'photo.jpg') => ({ name, mimeType: 'image/jpeg', buffer: await image('#3366ff') });

const picker = (page: Page) => page.locator('input[type=file]');
const pictureInTopBar = (page: Page) => page.getByRole('button', { name: 'Меню пользователя' }).locator('img');
const isDrawn = (page: Page) =>
  expect
    .poll(() => pictureInTopBar(page).evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBe(256);

test.describe('the page', () => {
  test('is reached from the user menu, keeps its tab, and is a section of the main app, too', async ({
    page,
    baseURL,
  }) => {
    await signUp(page, baseURL);
    await page.goto('/');
    await page.getByRole('button', { name: 'Меню пользователя' }).click();
    await page.getByRole('menuitem', { name: 'Профиль' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('heading', { name: 'Профиль', level: 1 })).toBeVisible();
    await page.getByRole('tab', { name: 'Безопасность' }).click();
    await expect(page).toHaveURL('/profile?tab=security');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Пароль', exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Настройки' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Настройки' })).toContainText('Помощник');
    await page.goto('/?section=profile&tab=security');
    await expect(page.getByRole('heading', { name: 'Устройства' })).toBeVisible();
    await page.getByRole('tab', { name: 'Профиль' }).click();
    await expect(page).toHaveURL('/?section=profile');
  });

  test('is in the drawer of a phone, where nothing scrolls sideways', async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await signUp(page, baseURL);
    await page.goto('/');
    await page.getByRole('button', { name: 'Открыть разделы' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Профиль' }).click();
    for (const tab of ['Профиль', 'Безопасность']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
    // The tab of an address is in sight whole, where there is no room for all of them.
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Безопасность' })).toBeInViewport({ ratio: 1 });
  });

  for (const width of [1440, 390]) {
    test(`is accessible at ${width} px`, async ({ page, baseURL }) => {
      await signUp(page, baseURL);
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript((value) => localStorage.setItem('theme', value), width < 640 ? 'dark' : 'light');
      await page.goto('/profile');
      await expect(page.getByLabel('Имя')).toBeVisible();
      await expectFlawless(page);
      await page.getByRole('tab', { name: 'Безопасность' }).click();
      await expect(page.getByText('Это устройство')).toBeVisible();
      await expectFlawless(page);
      await page.getByRole('button', { name: 'Удалить аккаунт' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectFlawless(page);
    });
  }
});

test.describe('the profile', () => {
  test.use({ expectedProblems: /status of (400|401|409)/ });

  test('is changed everywhere at once, in another window, too', async ({ page, context, baseURL }) => {
    await signUp(page, baseURL);
    const other = await context.newPage();
    await other.goto('/');
    await page.goto('/profile');
    await page.getByLabel('Имя').fill('Анна');
    await page.getByLabel('Фамилия').fill('Ким');
    await page.getByLabel('Фамилия').press('Enter');
    await expect(page.getByText('Профиль обновлён')).toBeVisible();
    await page.getByRole('button', { name: 'Меню пользователя' }).click();
    await expect(page.getByRole('menu')).toContainText('Анна Ким');
    const initials = other.getByRole('button', { name: 'Меню пользователя' }).locator('[data-initials]');
    await expect(initials).toHaveAttribute('data-initials', 'АК');
  });

  test('says what is missing or taken, and keeps what was typed over a reload', async ({
    page,
    newVisitor,
    baseURL,
  }) => {
    const taken = await signUp(await newVisitor(), baseURL);
    const { email } = await signUp(page, baseURL);
    await page.goto('/profile');
    await page.getByLabel('Email').fill('');
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByText('Имя и email обязательны')).toBeVisible();
    await expect(page.getByText('Введите имя')).toBeVisible();

    await page.getByLabel('Имя').fill('Анна');
    await page.getByLabel('Email').fill(taken.email);
    await expect(page.getByText('С этим адресом вы будете входить дальше')).toBeVisible();
    await page.getByLabel('Текущий пароль').fill(PASSWORD);
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Не удалось обновить профиль')).toBeVisible();
    await expect(page.getByText('Пользователь с таким email уже существует')).toBeVisible();

    await page.reload();
    await expect(page.getByLabel('Имя')).toHaveValue('Анна');
    await expect(page.getByLabel('Email')).toHaveValue(taken.email);
    await page.getByRole('button', { name: 'Отменить изменения' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual(
      [],
    );
  });

  test('asks for password and code where the address changes, and loses nothing by a refusal', async ({
    page,
    baseURL,
  }) => {
    const { email } = await signUp(page, baseURL);
    const secret = await enableTwoFactor(page, baseURL);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/profile');
    await expect(page.getByLabel('Текущий пароль')).toHaveCount(0);
    const address = `new-${email}`;
    await page.getByLabel('Имя').fill('Анна');
    await page.getByLabel('Email').fill(address);
    const [password, code] = [page.getByLabel('Текущий пароль'), page.getByLabel('Код из приложения')];
    await expect(code).toBeVisible();
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByText('Введите текущий пароль')).toBeVisible();
    await expect(page.getByText('Введите код')).toBeVisible();
    await password.fill('не тот');
    await code.fill('000000');
    await code.press('Enter');
    await expect(page.getByText('Неверный текущий пароль')).toBeVisible();
    await expect(password).toBeFocused();
    await expect(password).toHaveValue('не тот');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('не тот');
    await expectFlawless(page);

    await password.fill(PASSWORD);
    await password.press('Enter');
    await expect(page.getByText('Неверный или уже использованный код')).toBeVisible();
    await code.fill(codeOf(secret, stepOf(Date.now()) + 1));
    await code.press('Enter');
    await expect(page.getByText('Профиль обновлён')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(address);
    await expect(password).toHaveCount(0);
    expect([await signIn(page, baseURL, email), await signIn(page, baseURL, address)]).toEqual([401, 200]);
  });
});

test.describe('the photo', () => {
  test('is chosen, looked at, saved, seen in every window, removed and brought back', async ({
    page,
    context,
    baseURL,
  }) => {
    await signUp(page, baseURL);
    const other = await context.newPage();
    await other.goto('/');
    await page.goto('/profile');
    await picker(page).setInputFiles(await jpeg());
    await expect(page.getByRole('img', { name: 'Так будет выглядеть новое фото' })).toBeVisible();
    await page.getByRole('button', { name: 'Отмена' }).click();
    await expect(pictureInTopBar(page)).toHaveCount(0);
    await picker(page).setInputFiles(await jpeg());
    await page.getByRole('button', { name: 'Сохранить фото' }).click();
    await expect(page.getByText('Фото обновлено')).toBeVisible();
    await isDrawn(page);
    await isDrawn(other);

    await page.getByRole('button', { name: 'Удалить фото' }).click();
    await expect(page.getByText('Фото удалено')).toBeVisible();
    await expect(pictureInTopBar(page)).toHaveCount(0);
    await expect(pictureInTopBar(other)).toHaveCount(0);
    await page.getByRole('button', { name: 'Отменить', exact: true }).click();
    await isDrawn(page);
    await isDrawn(other);
  });

  test('is dropped onto the card', async ({ page, baseURL }) => {
    await signUp(page, baseURL);
    await page.goto('/profile');
    const bytes = [...(await image('#22aa55'))];
    const transfer = await page.evaluateHandle((data) => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(data)], 'a.jpg', { type: 'image/jpeg' }));
      return files;
    }, bytes);
    const card = page.getByText('JPEG, PNG или WebP');
    await card.dispatchEvent('dragover', { dataTransfer: transfer });
    await expect(page.getByText('Отпустите файл здесь')).toBeVisible();
    await page.getByText('Отпустите файл здесь').dispatchEvent('drop', { dataTransfer: transfer });
    await page.getByRole('button', { name: 'Сохранить фото' }).click();
    await isDrawn(page);
  });

  test.describe('that cannot be taken', () => {
    test.use({ expectedProblems: /status of 503/ });

    test('is refused in words, and the old one stays', async ({ page, baseURL }) => {
      await signUp(page, baseURL);
      await page.goto('/profile');
      const large = { ...(await jpeg()), buffer: Buffer.alloc(5 * 1024 * 1024 + 1) };
      await picker(page).setInputFiles(large);
      await expect(page.getByText('Не удалось загрузить фото')).toBeVisible();
      await expect(page.getByText('Размер файла не должен превышать 5 МБ')).toBeVisible();
      await picker(page).setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
      await expect(page.getByText('Подойдёт фото в формате JPEG, PNG или WebP')).toBeVisible();
      await picker(page).setInputFiles({ ...(await jpeg()), buffer: Buffer.from('<script>alert(1)</script>') });
      await expect(page.getByText('Файл не открывается: похоже, он повреждён')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Загрузить фото' })).toBeVisible();
    });

    test('by the server stays chosen and can be sent again', async ({ page, baseURL }) => {
      await signUp(page, baseURL);
      await page.goto('/profile');
      await picker(page).setInputFiles(await jpeg());
      const busy = { message: 'Сервер занят другими фото. Попробуйте ещё раз через минуту.', code: 'busy' };
      await page.route('**/api/auth/photo', (route) => route.fulfill({ status: 503, json: busy }));
      await page.getByRole('button', { name: 'Сохранить фото' }).click();
      await expect(page.getByText('Не удалось загрузить фото')).toBeVisible();
      await expect(page.getByText(busy.message)).toBeVisible();
      await page.unroute('**/api/auth/photo');
      await page.getByRole('button', { name: 'Сохранить фото' }).click();
      await isDrawn(page);
    });
  });
});

test.describe('the password', () => {
  test.use({ expectedProblems: /status of (400|401)/ });

  test('is changed with the current one, and the other device is signed out at once', async ({
    page,
    newVisitor,
    baseURL,
  }) => {
    const { email } = await signUp(page, baseURL);
    const elsewhere = await newVisitor();
    await signIn(elsewhere, baseURL, email);
    await elsewhere.goto('/');
    await expect(elsewhere.getByRole('button', { name: 'Меню пользователя' })).toBeVisible();

    await page.goto('/profile?tab=security');
    const [current, next, repeated] = ['Текущий пароль', 'Новый пароль', 'Повторите новый пароль'].map((label) =>
      page.getByLabel(label, { exact: true }),
    );
    await current!.fill('не тот');
    await next!.fill('12345');
    await repeated!.fill('12345x');
    await repeated!.press('Enter');
    await expect(page.getByText('Пароль должен содержать минимум 6 символов')).toBeVisible();
    await expect(page.getByText('Пароли не совпадают')).toBeVisible();
    await next!.fill('Йцукен123');
    await next!.press('Enter');
    await expect(page.getByText('Этот пароль — один из\u00a0самых частых')).toBeVisible();
    await next!.fill(NEXT);
    await repeated!.fill(NEXT);
    await repeated!.press('Enter');
    await expect(page.getByText('Не удалось изменить пароль')).toBeVisible();
    await expect(page.getByText('Неверный текущий пароль')).toBeVisible();
    await expect(next!).toHaveValue(NEXT);

    await current!.fill(PASSWORD);
    const told = elsewhere.getByText('Не авторизован').waitFor();
    await page.getByRole('button', { name: 'Изменить пароль' }).click();
    await expect(page.getByText('Пароль изменён')).toBeVisible();
    await expect(current!).toHaveValue('');
    await told;
    await expect(elsewhere).toHaveURL('/login');
    await page.reload();
    await expect(current!).toBeVisible();
    expect(await signIn(elsewhere, baseURL, email)).toBe(401);
    expect(await signIn(elsewhere, baseURL, email, NEXT)).toBe(200);
  });
});

test.describe('devices', () => {
  test.use({ expectedProblems: /status of 401/ });

  test('are listed and signed out, one and then the rest', async ({ page, newVisitor, baseURL }) => {
    const { email } = await signUp(page, baseURL);
    const others = [await newVisitor(), await newVisitor(), await newVisitor()];
    for (const other of others) await signIn(other, baseURL, email);
    await others[0]!.goto('/');
    await page.goto('/profile?tab=security');
    const devices = page.getByRole('listitem').filter({ hasText: 'Последний раз' });
    await expect(devices).toHaveCount(4);
    await expect(devices.first()).toContainText('Это устройство');
    await devices.nth(1).getByRole('button', { name: /Выйти/ }).click();
    await expect(page.getByText('Сеанс завершён')).toBeVisible();
    await expect(devices).toHaveCount(3);
    await page.getByRole('button', { name: 'Выйти на других устройствах' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('2 сеанса завершатся');
    await expectFlawless(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Выйти' }).click();
    await expect(devices).toHaveCount(1);
    await expect(others[0]!).toHaveURL('/login');
    for (const other of others) expect((await other.request.get('/api/auth/user')).status()).toBe(401);
  });
});

test.describe('the data', () => {
  test.describe('are removed', () => {
    test.use({ expectedProblems: /status of (400|401)/ });

    test('with the account, by the password alone', async ({ page, newVisitor, baseURL }) => {
      const { email } = await signUp(page, baseURL);
      const elsewhere = await newVisitor();
      await signIn(elsewhere, baseURL, email);
      await elsewhere.goto('/');
      await page.goto('/profile?tab=security');
      await page.getByRole('button', { name: 'Удалить аккаунт' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Удалить навсегда' }).click();
      await expect(dialog.getByText('Введите пароль')).toBeVisible();
      await dialog.getByLabel('Ваш пароль').fill('не тот');
      await dialog.getByLabel('Ваш пароль').press('Enter');
      await expect(dialog.getByText('Неверный пароль')).toBeVisible();
      await dialog.getByLabel('Ваш пароль').fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Удалить навсегда' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дела в вашем ритме');
      await expect(elsewhere).toHaveURL('/login');
      expect(await signIn(page, baseURL, email)).toBe(401);
    });
  });
});

test.describe('an account that came through another service', () => {
  test.use({ expectedProblems: /status of 400/ });

  test('sets its first password, or is removed by its address', async ({ page, newVisitor, baseURL, server }) => {
    const other = await newVisitor();
    const [{ email }, { email: leaving }] = [await signUp(page, baseURL), await signUp(other, baseURL)];
    const database = new DatabaseSync(join(server.dataDir, 'takt.db'), { timeout: 5000 });
    database.exec('delete from accounts');
    database.close();

    await page.goto('/profile?tab=security');
    await expect(page.getByText('Вы входите без пароля')).toBeVisible();
    await expect(page.getByLabel('Текущий пароль')).toHaveCount(0);
    await page.getByLabel('Новый пароль', { exact: true }).fill(NEXT);
    await page.getByLabel('Повторите новый пароль').fill(NEXT);
    await page.getByRole('button', { name: 'Задать пароль' }).click();
    await expect(page.getByText('Пароль задан')).toBeVisible();
    await expect(page.getByLabel('Текущий пароль')).toBeVisible();
    expect(await signIn(page, baseURL, email, NEXT)).toBe(200);

    await other.goto('/profile?tab=security');
    await other.getByRole('button', { name: 'Удалить аккаунт' }).click();
    const address = other.getByRole('dialog').getByRole('textbox');
    await address.fill(email);
    await address.press('Enter');
    await expect(other.getByText('Это не адрес вашего аккаунта')).toBeVisible();
    await address.fill(leaving);
    await address.press('Enter');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Дела в вашем ритме');
  });
});

test('the log of security tells who tried and what was changed, a page at a time, on a phone as well', async ({
  page,
  newVisitor,
  baseURL,
}) => {
  const { email } = await signUp(page, baseURL);
  const stranger = await newVisitor();
  expect([await signIn(stranger, baseURL, email, NEXT), await signIn(stranger, baseURL, email, NEXT)]).toEqual([
    401, 401,
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  // Two pages of what would be one.
  await page.route('**/api/account/security-events*', async (route) => {
    const answer = await route.fetch();
    const { events } = await answer.json();
    const before = new URL(route.request().url()).searchParams.get('before');
    const [shown, next] = before
      ? [events.slice(1), null]
      : [events.slice(0, 1), '9999999999999.aaaaaaaaaaaaaaaaaaaaaa'];
    await route.fulfill({ response: answer, json: { events: shown, next } });
  });
  await expect
    .poll(async () => (await (await page.request.get('/api/account/security-events')).json()).events.length)
    .toBe(2);
  await page.goto('/profile?tab=security');
  const rows = page.getByRole('list', { name: 'Журнал безопасности' }).getByRole('listitem');
  await expect(rows).toHaveText([/Неверный пароль при входе, 2\sраза.*сеть 127\.0\.0\.0\/24.*сегодня в/]);
  await page.getByRole('button', { name: 'Показать ещё' }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText('Аккаунт создан');
  await expect(page.getByRole('button', { name: 'Показать ещё' })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
