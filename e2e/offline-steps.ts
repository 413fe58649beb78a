import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { expect } from './fixtures.ts';

/** What the console says of a network that is cut. */
export const OFFLINE_PROBLEMS = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|LOCAL_NETWORK_ACCESS|status of 40[14]/;

/** What it says where the server is on its way out, then away as well, from the start of a page. */
export const OFFLINE_STARTS =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|status of (40[14]|503)|status 503|net::ERR|WebSocket connection to .* failed/;

export const password = 'верный пароль';

/** Signs the browser in with a new account. @returns its address */
export async function signUp(page: Page, baseURL: string | undefined) {
  const email = `anna-${randomUUID()}@example.test`;
  const headers = { Origin: baseURL! };
  const answer = await page.request.post('/api/auth/register', { data: { email, password }, headers });
  expect(answer.status()).toBe(201);
  return email;
}

/** Makes something past the page, as another device would. */
export async function make(page: Page, baseURL: string | undefined, path: string, data: object) {
  const answer = await page.request.post(path, { data, headers: { Origin: baseURL! } });
  expect(answer.status()).toBe(201);
  return answer.json();
}

/** Until the device has all of the account. */
export const kept = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('account')), { timeout: 60_000 }).not.toBeNull();

/** Until the device has the account, and the page from which the app starts without a network. */
export async function keptToStart(page: Page) {
  await kept(page);
  const worker = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? null);
  await expect.poll(worker, { timeout: 60_000 }).toBe('activated');
}

const bareDocument = async (route: Route) => {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const answer = await route.fetch();
  const html = (await answer.text()).replace(/<script type="application\/json" id="preloaded">.*?<\/script>/s, '');
  await route.fulfill({ response: answer, body: html });
};
/** Lets the document come, which the server has to give, and nothing else. */
export async function cutCalls(page: Page) {
  await page.route('**/*', bareDocument);
  await page.route('**/api/**', (route) => route.abort());
}
