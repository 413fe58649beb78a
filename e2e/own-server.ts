import type { BrowserContext } from '@playwright/test';
import { test as base } from './fixtures.ts';
import { type ProductServer, startProductServer } from './product-server.ts';

/** A server of the journey's own, which it may end and start again. */
export const test = base.extend<{ own: { server: ProductServer } }>({
  // biome-ignore lint/correctness/noEmptyPattern: the first argument names the fixtures used
  own: async ({}, use) => {
    const own = { server: await startProductServer() };
    await use(own);
    await own.server.stop();
  },
  baseURL: async ({ own }, use) => use(own.server.baseUrl),
});

/** Takes the network away in both ways: the browser has none, and nobody would answer. */
export async function cut(context: BrowserContext, server: ProductServer): Promise<void> {
  await context.setOffline(true);
  await server.halt();
}
