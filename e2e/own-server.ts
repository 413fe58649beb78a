import type { BrowserContext } from '@playwright/test';
import { test as base } from './fixtures.ts';
import { type ProductServer, startProductServer } from './product-server.ts';

interface Own {
  own: { server: ProductServer };
  /** More of the operator's variables. */
  ownEnv: NodeJS.ProcessEnv;
}

/** A server of the journey's own, which it may end and start again. */
export const test = base.extend<Own>({
  ownEnv: [{}, { option: true }],
  own: async ({ ownEnv: env }, use) => {
    const own = { server: await startProductServer({ env }) };
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
