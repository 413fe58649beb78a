import type { Page } from '@playwright/test';
import { expectFlawless } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { startProductServer } from './product-server.ts';

const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');

/** Brings every lazy picture into sight. */
async function scrollThrough(page: Page): Promise<void> {
  for (const picture of await page.locator('img:visible').all()) await picture.scrollIntoViewIfNeeded();
}

test('says all of the specification, leads to the login page twice, and to the demo', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дела в вашем ритме');
  for (const name of ['ИИ-помощник', 'Фокус-сессии', 'Управление задачами', 'Аналитика', 'Голосовой интерфейс'])
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Три шага' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('© 2025 Такт')).toBeVisible();
  for (const name of ['Начать бесплатно', 'Создать аккаунт'])
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/login#register');
  await page.getByRole('link', { name: 'Посмотреть демо' }).click();
  await expect(page).toHaveURL('/mobile-demo');
});

for (const [width, height, top] of [
  [1440, 900, 230],
  [390, 844, 120],
] as const)
  test(`at ${width}×${height} the first screen says what it is and shows what it does; what makes an account leads to its form`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())!.y).toBeLessThan(top);
    await expect(page.getByRole('link', { name: 'Начать бесплатно' })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('img:visible').first()).toBeInViewport({ ratio: width > 640 ? 1 : 0.5 });
    if (width > 640)
      await expect(page.getByRole('heading', { level: 2, name: 'Понедельник с Тактом' })).toBeInViewport();
    await expect(page.getByRole('region', { name: 'Понедельник' }).getByRole('listitem')).toHaveCount(4);
    await page.getByRole('link', { name: 'Начать бесплатно' }).click();
    // The form that a press takes the place of may stand for a frame more.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Создать аккаунт');
    await page.getByLabel('Email').fill('anna@example.test');
    await page.getByLabel('Пароль', { exact: true }).fill('верный пароль');
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход в Такт');
    await expect(page.getByLabel('Email')).toHaveValue('anna@example.test');
    await expect(page.getByLabel('Пароль', { exact: true })).toHaveValue('верный пароль');
  });

for (const theme of ['light', 'dark'] as const) {
  test(`shows the product in the ${theme} theme, without a shift, and asks for no other theme’s pictures`, async ({
    page,
    context,
  }) => {
    await context.addInitScript((stored) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('theme', stored);
    }, theme);
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
    });
    await page.goto('/');
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await scrollThrough(page);
    const shown = page.locator('img:visible');
    await expect(shown).toHaveCount(4);
    await expect
      .poll(() => shown.evaluateAll((images) => images.every((image) => (image as HTMLImageElement).naturalWidth > 0)))
      .toBe(true);
    const other = theme === 'light' ? 'dark' : 'light';
    expect(pictures.filter((path) => path.includes(`-${theme}-`)).length).toBe(4);
    expect(pictures.filter((path) => path.includes(`-${other}-`))).toEqual([]);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
    await expectFlawless(page);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is whole, with its pictures', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(6);
    await expect(page.locator('img:visible')).toHaveCount(4);
  });

  test('leads to a login page that says what it needs', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Начать бесплатно' }).click();
    await expect(page).toHaveURL('/login#register');
    const words = page.locator('noscript p');
    await expect(words).toBeInViewport({ ratio: 1 });
    await expect(words).toContainText('включите в браузере JavaScript');
  });
});

test('loads no script but a line for the theme', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  const inline = await page.locator('script:not([type])').allTextContents();
  expect(inline.join('').length).toBeLessThan(500);
});

test('is described to search engines and to who shares it; the app’s own pages ask not to be listed', async ({
  page,
  baseURL,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Такт — задачи, фокус и привычки с ИИ-помощником');
  expect(await meta(page, 'description')).toContain('Бесплатно и без рекламы');
  expect(await meta(page, 'og:title')).toContain('Такт');
  expect(await meta(page, 'og:image')).toBe(`${baseURL}/og.jpg`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/`);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  const about = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!);
  expect(about).toMatchObject({ '@type': 'WebApplication', name: 'Такт', inLanguage: 'ru' });
  const image = await page.request.get('/og.jpg');
  expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  const robots = await page.request.get('/robots.txt');
  expect(await robots.text()).toBe('User-agent: *\nDisallow: /api/\n');
  expect((await page.request.get('/sitemap.xml')).status()).toBe(404);
  const unlisted = async (path: string) =>
    (await (await page.request.get(path)).text()).includes('<meta name="robots" content="noindex" />');
  expect(await Promise.all(['/login', '/mobile-demo', '/mobile', '/habits', '/open/task'].map(unlisted))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});

test('of a server that knows its address names it in full', async ({ request }) => {
  const server = await startProductServer({ env: { PUBLIC_URL: 'https://takt.example.ru' } });
  try {
    const landing = await (await request.get(server.baseUrl)).text();
    for (const part of [
      '<link rel="canonical" href="https://takt.example.ru/"/>',
      'property="og:image" content="https://takt.example.ru/og.jpg"',
      'property="og:url" content="https://takt.example.ru/"',
    ])
      expect(landing).toContain(part);
    expect(landing).not.toContain('%PUBLIC_ORIGIN%');
    expect(await (await request.get(`${server.baseUrl}/robots.txt`)).text()).toContain(
      'Sitemap: https://takt.example.ru/sitemap.xml',
    );
    const sitemap = await request.get(`${server.baseUrl}/sitemap.xml`);
    expect(sitemap.headers()['content-type']).toContain('application/xml');
    expect(await sitemap.text()).toContain('<loc>https://takt.example.ru/</loc>');
  } finally {
    await server.stop();
  }
});

for (const width of [320, 390, 768, 1440]) {
  test(`does not scroll sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
