import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const PASSWORD = 'верный пароль';

test.use({
  // The browser speaks of everything that it refuses here; what matters is what happened none the less.
  expectedProblems: /./,
});

/** Somebody else's page at another port of this host: the browser sends it our cookies, so nothing but our guards is left. */
async function serveEvil(html: string): Promise<{ url: string; stop(): void }> {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop };
}

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  const status = await page.evaluate(
    (body) =>
      fetch('/api/auth/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).then((answer) => answer.status),
    { email, password: PASSWORD },
  );
  expect(status).toBe(201);
}

const tasksOf = async (page: Page, baseURL: string) => (await page.request.get(`${baseURL}/api/tasks`)).json();

test('a page of another site changes nothing, hears nothing and shows nothing of ours', async ({ page, baseURL }) => {
  await register(page, 'csrf@example.test');
  const evil = await serveEvil(`<!doctype html><title>Evil</title>
    <form id="form" method="post" enctype="text/plain" action="${baseURL}/api/tasks" target="sink">
      <input name='{"title":"form","x":"' value='"}'>
    </form>
    <iframe name="sink"></iframe><iframe id="framed" src="${baseURL}/"></iframe>`);
  await page.goto(evil.url);
  const heard = await page.evaluate(async (target) => {
    const attempt = (init: RequestInit) =>
      fetch(`${target}/api/tasks`, { method: 'POST', credentials: 'include', ...init }).then(
        () => 'heard',
        () => 'refused',
      );
    const socket = new WebSocket(`${target.replace('http', 'ws')}/ws`);
    const socketEnd = new Promise((resolve) => {
      socket.onopen = () => resolve('open');
      socket.onerror = () => resolve('refused');
    });
    (document.querySelector('#form') as HTMLFormElement).submit();
    return [
      await attempt({ headers: { 'content-type': 'application/json' }, body: '{"title":"fetch"}' }),
      await attempt({ mode: 'no-cors', body: '{"title":"simple"}' }),
      await fetch(`${target}/api/auth/user`, { credentials: 'include' }).then(
        () => 'heard',
        () => 'refused',
      ),
      await socketEnd,
    ];
  }, baseURL!);
  expect(heard).toEqual(['refused', 'refused', 'refused', 'refused']);
  const framed = page.frames().find((frame) => frame.parentFrame() && frame.name() !== 'sink');
  expect(await framed?.locator('body').textContent()).not.toContain('Такт');
  expect(await tasksOf(page, baseURL!)).toEqual([]);
  evil.stop();
});

test('a script that got into a page does not run, and could not read the session', async ({ page, baseURL }) => {
  const evil = await serveEvil('window.ran = "foreign"');
  await register(page, 'csp@example.test');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Меню пользователя' })).toBeVisible();
  const ran = await page.evaluate(async (foreign) => {
    const script = (change: (element: HTMLScriptElement) => void) => {
      const element = document.createElement('script');
      change(element);
      document.body.append(element);
    };
    script((element) => {
      element.textContent = 'window.ran = "inline"';
    });
    script((element) => {
      element.src = foreign;
    });
    const image = document.createElement('img');
    image.setAttribute('onerror', 'window.ran = "handler"');
    image.src = '/none.png';
    document.body.append(image);
    await new Promise((resolve) => setTimeout(resolve, 500));
    return (window as { ran?: string }).ran;
  }, evil.url);
  expect(ran).toBeUndefined();
  expect(await page.evaluate(() => document.cookie)).toBe('');
  const cookies = await page.context().cookies(baseURL);
  expect(cookies.find(({ name }) => name === 'takt.session_token')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  evil.stop();
});

test('nothing of the address decides where one is sent', async ({ page, baseURL }) => {
  const away = 'https://evil.example/';
  for (const path of ['/api/login', '/api/auth/logout', '/api/auth/yandex', '/api/auth/yandex/callback', '/login']) {
    await page.goto(`${path}?next=${away}&redirect=${away}&problem=${away}&token=&step=${away}`);
    expect(new URL(page.url()).origin).toBe(baseURL);
    await expect(page.getByText('evil.example')).toHaveCount(0);
  }
});
