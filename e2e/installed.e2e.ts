import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFlawless } from './axe.ts';
import { expect, NOON_ZONE, test } from './fixtures.ts';

const DAY = 24 * 60 * 60_000;
const PASSWORD = 'верный пароль';
const toast = (page: Page, title: string) => page.locator('[data-toast]').filter({ hasText: title });

test.use({ timezoneId: NOON_ZONE });

async function settle(page: Page, email = `device-${randomUUID()}@example.test`): Promise<string> {
  const answer = await page.request.post('/api/auth/register', { data: { email, password: PASSWORD } });
  expect(answer.status()).toBe(201);
  return email;
}

async function openDeviceSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Меню пользователя' }).click();
  await page.getByRole('menuitem', { name: 'Настройки' }).click();
  await page.getByRole('tab', { name: 'Приложение' }).click();
}

/** What Chromium does of its own accord with a page that it would install; headless it does not. */
function offerInstall() {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  const prompt = () => {
    document.documentElement.dataset.prompted = 'yes';
    return Promise.resolve();
  };
  return !dispatchEvent(Object.assign(event, { prompt }));
}

/** The window of an installed app, without the browser's controls: headless Chromium has none and emulates none. */
async function standAlone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ask = matchMedia.bind(window);
    window.matchMedia = (query) => ask(query === '(display-mode: standalone)' ? 'all' : query);
  });
}

test.describe('the manifest', () => {
  for (const address of ['/', '/login', '/api/auth/logout?from=elsewhere']) {
    test(`is named by ${address}, and all that it names answers`, async ({ page }) => {
      const headers = { 'sec-fetch-site': 'cross-site' };
      const document = await (await page.request.get(address, { headers })).text();
      const [, href = ''] = /<link rel="manifest" href="([^"]+)"/.exec(document) ?? [];
      const answer = await page.request.get(href);
      expect(answer.headers()).toMatchObject({
        'content-type': expect.stringContaining('application/manifest+json'),
        'cache-control': 'public, max-age=3600',
      });
      const manifest = await answer.json();
      const shortcuts: { icons: object[]; url: string }[] = manifest.shortcuts;
      const pictures = [...manifest.icons, ...manifest.screenshots, ...shortcuts.flatMap(({ icons }) => icons)];
      for (const { src, type } of pictures) {
        const picture = await page.request.get(src);
        expect([src, picture.status(), picture.headers()['content-type']]).toEqual([src, 200, type]);
      }
      const [, touch = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(document) ?? [];
      expect((await page.request.get(touch)).headers()['content-type']).toBe('image/png');
      for (const { url } of [...shortcuts, { url: manifest.start_url }, { url: manifest.share_target.action }])
        expect([url, (await page.request.get(url)).status()]).toEqual([url, 200]);
    });
  }

  test('is understood by Chromium without a complaint', async ({ page }) => {
    await page.goto('/');
    const session = await page.context().newCDPSession(page);
    const { errors, data } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '{}').name).toBe('Такт');
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([]);
  });
});

test('the colour around the window is that of the page, in both themes', async ({ page }) => {
  await settle(page);
  await page.goto('/');
  const colors = () =>
    page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
      const context = canvas.getContext('2d')!;
      context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
      context.fillRect(0, 0, 1, 1);
      const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
      const hex = `#${[red, green, blue].map((part) => part!.toString(16).padStart(2, '0')).join('')}`;
      return [hex, document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content];
    });
  const [light, lightAround] = await colors();
  expect(lightAround).toBe(light);
  await page.getByRole('button', { name: 'Включить тёмную тему' }).click();
  await expect(page.getByRole('button', { name: 'Включить светлую тему' })).toBeVisible();
  const [dark, darkAround] = await colors();
  expect(darkAround).toBe(dark);
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await colors()).toEqual([dark, dark]);
});

test.describe('installing', () => {
  test('is a press in the settings, where the browser would', async ({ page }) => {
    await settle(page);
    await page.goto('/');
    await openDeviceSettings(page);
    const dialog = page.getByRole('dialog', { name: 'Настройки' });
    await expect(dialog.getByRole('heading', { name: 'Это устройство' })).toBeVisible();
    await expect(dialog.getByText('в его меню есть «Установить приложение»')).toBeVisible();
    expect(await page.evaluate(offerInstall)).toBe(true);
    await dialog.getByRole('button', { name: 'Установить' }).click();
    expect(await page.locator('html').getAttribute('data-prompted')).toBe('yes');
    await expect(dialog.getByRole('button', { name: 'Установить' })).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await expect(dialog.getByText('Установлено на этом устройстве.')).toBeVisible();
    await expectFlawless(page);
  });

  test.describe('on an iPhone', () => {
    test.use({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    });

    test('is told in words', async ({ page }) => {
      await settle(page);
      await page.goto('/profile?tab=settings');
      await page.getByRole('tab', { name: 'Приложение' }).click();
      await expect(page.getByText('Нажмите «Поделиться», затем «На экран „Домой“».')).toBeVisible();
    });
  });

  test('is offered from the third day of use, and not again for thirty', async ({ page, context }) => {
    let now = Date.now();
    let days = 0;
    await settle(page);
    const offered = toast(page, 'Поставить Такт на это устройство?');
    const comeIn = async (after: number) => {
      now += after;
      if (after > 0 || days === 0) days++;
      // Only the date: what waits in the page goes on by itself.
      await context.clock.setFixedTime(now);
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Меню пользователя' })).toBeVisible();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('days-of-use'))).toContain(`"days":${days}`);
      await page.evaluate(offerInstall);
    };
    await comeIn(0);
    await comeIn(DAY);
    await expect(offered).toBeHidden();
    await comeIn(DAY);
    await expect(offered).toBeVisible();
    await expectFlawless(page);
    await offered.getByRole('button', { name: 'Не сейчас' }).click();
    await expect(offered).toBeHidden();
    await comeIn(0);
    await comeIn(DAY);
    await expect(offered).toBeHidden();
    await comeIn(29 * DAY);
    await offered.getByRole('button', { name: 'Установить' }).click();
    expect(await page.locator('html').getAttribute('data-prompted')).toBe('yes');
  });
});

test.describe('a window of its own', () => {
  test('has a way back where there is one to go, and a browser’s window none', async ({ page }) => {
    await settle(page);
    const back = page.getByRole('button', { name: 'Назад', exact: true });
    const goToBoard = async () => {
      await page.goto('/?section=tasks');
      await page.getByRole('link', { name: 'Канбан' }).first().click();
      await expect(page).toHaveURL('/kanban');
      await expect(page.getByRole('heading', { name: 'Канбан' }).first()).toBeVisible();
    };
    await goToBoard();
    await expect(back).toBeHidden();
    await standAlone(page);
    await goToBoard();
    await expect(back).toBeVisible();
    await expectFlawless(page);
    await back.click();
    await expect(page).toHaveURL('/?section=tasks');
  });

  for (const address of ['/login', '/mobile-demo']) {
    test(`leads home from ${address}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await standAlone(page);
      await page.goto(address);
      await page.locator('a[href="/"]').first().click();
      await expect(page).toHaveURL('/');
    });
  }

  test('is as wide as the smallest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await settle(page);
    await standAlone(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Открыть разделы' }).click();
    await page.getByRole('dialog', { name: 'Такт' }).getByRole('link', { name: 'Канбан' }).click();
    await expect(page.getByRole('button', { name: 'Назад', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Меню пользователя' })).toBeInViewport({ ratio: 1 });
    const { scrollWidth } = await page.evaluate(() => ({ scrollWidth: document.documentElement.scrollWidth }));
    expect(scrollWidth).toBeLessThanOrEqual(320);
  });
});
