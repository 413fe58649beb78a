// `npm run pictures`: takes the pictures of the landing page, of shared links, of README and of the offer to install from
// the built product with its own example of a day. Build first (`npm run build`).
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startProductServer } from '../e2e/product-server.ts';
import { root } from './bootstrap/root.mjs';
import { findChromium } from './testing/browsers.ts';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const LANDING = join(root, 'src/features/landing/client/pictures');
const DOCS = join(root, 'docs/pictures');
const SCREENSHOTS = join(root, 'public/screenshots');

const ACCOUNT = { email: 'anna@example.test', password: 'пароль Анны' };
const WIDE = { width: 1280, height: 800 };
/** Wide enough for all columns, in the same proportion. */
const BOARD = { width: 1440, height: 900 };
/** Small enough to be read beside the headline, in the same proportion. */
const BESIDE = { width: 1120, height: 700 };
const PHONE = { width: 390, height: 844 };

/** Makes Anna's account with the example of a day, as her own. */
async function settle(page: Page): Promise<void> {
  const call = async (method: 'post' | 'put', path: string, data?: object) => {
    const answer = await page.request[method](path, { data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  };
  await call('post', '/api/auth/register', ACCOUNT);
  await call('put', '/api/auth/profile', { firstName: 'Анна', lastName: 'Смирнова', email: ACCOUNT.email });
  await call('post', '/api/sample-day');
  await call('post', '/api/sample-day/dismiss');
  const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
  for (const task of [
    { title: 'Отправить смету заказчику', priority: 'high', dueDay: day(-1) },
    { title: 'Созвон с командой', dueDate: `${day(0)}T17:30:00+03:00` },
    { title: 'Забрать посылку', plannedDay: day(0), plannedTime: '19:00' },
    { title: 'Полить цветы', priority: 'low', plannedDay: day(0) },
  ])
    await call('post', '/api/tasks', task);
}

async function open(browser: Browser, baseURL: string, theme: Theme, viewport = WIDE): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport,
    deviceScaleFactor: 2,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
  });
  // An empty page has no storage.
  await context.addInitScript(`if (location.protocol.startsWith('http')) {
    localStorage.setItem('theme', '${theme}');
    localStorage.setItem('hasSeenWelcomeTour', '1');
  }`);
  return context.newPage();
}

async function enter(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: ACCOUNT });
  if (!answer.ok()) throw new Error(`login answered ${answer.status()}`);
}

/** Waits until everything is drawn, and takes the window. */
async function shoot(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready.then(() => true)');
  await page.waitForTimeout(1200);
  return page.screenshot();
}

async function forLanding(shot: Buffer, name: string, small: number, large: number): Promise<void> {
  const resized = (width: number) => sharp(shot).resize({ width });
  await resized(small)
    .avif({ quality: 50, effort: 6 })
    .toFile(join(LANDING, `${name}-${small}.avif`));
  await resized(large)
    .avif({ quality: 45, effort: 6 })
    .toFile(join(LANDING, `${name}-${large}.avif`));
  await resized(small)
    .webp({ quality: 70, effort: 6 })
    .toFile(join(LANDING, `${name}-${small}.webp`));
}

const forReadme = (shot: Buffer, name: string) =>
  sharp(shot)
    .resize({ width: 1280 })
    .webp({ quality: 82, effort: 6 })
    .toFile(join(DOCS, `${name}.webp`));

/** For whoever is about to install the product: PNG, which every browser's offer shows. */
const forOffer = (shot: Buffer, name: string, width: number) =>
  sharp(shot)
    .resize({ width })
    .png({ palette: true, effort: 10 })
    .toFile(join(SCREENSHOTS, `${name}.png`));

async function takeOffer(browser: Browser, baseURL: string): Promise<void> {
  const page = await open(browser, baseURL, 'light');
  await enter(page);
  await page.goto('/');
  await forOffer(await shoot(page), 'dashboard', 1280);
  await page.setViewportSize(BOARD);
  await page.goto('/kanban');
  await forOffer(await shoot(page), 'board', 1280);
  await page.setViewportSize(PHONE);
  for (const [name, address] of [
    ['tasks', '/?section=tasks'],
    ['habits', '/habits?tab=overview'],
  ] as const) {
    await page.goto(address);
    await forOffer(await shoot(page), name, 2 * PHONE.width);
  }
  await page.context().close();
}

/** Asks the assistant for something in words, so that there is a conversation to see. */
async function talk(page: Page): Promise<void> {
  await page.goto('/kanban');
  await page.getByRole('button', { name: 'Открыть ИИ-помощника' }).click();
  const box = page.getByRole('dialog').getByRole('textbox');
  for (const message of [
    'Перенеси страховку на пятницу в 16:00',
    'Отметь звонок родителям и добавь купить открытку завтра вечером',
  ]) {
    await box.fill(message);
    await box.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Отменить' }).last().waitFor();
    await page.waitForTimeout(800);
  }
  await page.waitForTimeout(5500);
}

async function takeTheme(browser: Browser, baseURL: string, theme: Theme): Promise<void> {
  const page = await open(browser, baseURL, theme);
  await enter(page);
  await page.goto('/');
  const dashboard = await shoot(page);
  await page.setViewportSize(BESIDE);
  await forLanding(await shoot(page), `dashboard-${theme}`, 960, 1920);
  await page.setViewportSize(BOARD);
  await page.goto('/kanban');
  const board = await shoot(page);
  await page.setViewportSize(WIDE);
  await forLanding(board, `board-${theme}`, 720, 1280);
  if (theme === 'light') await talk(page);
  else {
    await page.goto('/kanban');
    await page.getByRole('button', { name: 'Открыть ИИ-помощника' }).click();
  }
  const assistant = await shoot(page);
  await forLanding(assistant, `assistant-${theme}`, 720, 1280);
  if (theme === 'light') {
    await forReadme(dashboard, 'dashboard');
    await forReadme(board, 'board');
    await forReadme(assistant, 'assistant');
    await page.goto('/habits?tab=overview');
    await forReadme(await shoot(page), 'habits');
    await sharp(dashboard)
      .resize({ width: 1200, height: 630, position: 'top' })
      .jpeg({ quality: 78, mozjpeg: true })
      .toFile(join(root, 'public/og.jpg'));
  }
  await page.context().close();

  const phone = await open(browser, baseURL, theme, PHONE);
  await phone.goto('/mobile-demo');
  await forLanding(await shoot(phone), `phone-${theme}`, 390, 780);
  await phone.context().close();
}

/** A session that has run for a while, by a clock that is moved: not as far as the first check-in, which asks the server. */
async function takeFocus(browser: Browser, baseURL: string): Promise<void> {
  const page = await open(browser, baseURL, 'light');
  await enter(page);
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: 'Начать фокус-сессию' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Над чем работаем').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Начать сессию' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.clock.fastForward(14 * 60_000);
  await page.clock.runFor(8000);
  await forReadme(await page.screenshot(), 'focus');
  await page.context().close();
}

for (const folder of [LANDING, DOCS, SCREENSHOTS]) mkdirSync(folder, { recursive: true });
const server = await startProductServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const page = await open(browser, server.baseUrl, 'light');
  await settle(page);
  await page.context().close();
  for (const theme of THEMES) await takeTheme(browser, server.baseUrl, theme);
  await takeFocus(browser, server.baseUrl);
  await takeOffer(browser, server.baseUrl);
} finally {
  await browser.close();
  await server.stop();
}
