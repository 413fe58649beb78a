import { afterAll, beforeAll } from 'vitest';
import { type App, createApp } from '#app/server/app.ts';
import type { BuiltClient } from '#server/http/built-client.ts';
import { createTestDatabase } from './database.ts';
import { createTestContext, testConfig } from './test-context.ts';

/**
 * The product with the pages of a client, by the system's clock, on an empty database of the engine under test, for the tests of one
 * file. Read its app inside tests only.
 */
export function usePages(client: () => BuiltClient, env: NodeJS.ProcessEnv = {}): { app: App } {
  const server = {} as { app: App };
  let close = async () => {};
  beforeAll(async () => {
    const database = await createTestDatabase({ mayBeMigrated: true });
    const { context, close: disconnect } = await createTestContext(testConfig(database, env), {
      now: Date.now,
    } as never);
    server.app = await createApp(context, client());
    await server.app.http.ready();
    close = async () => {
      await server.app.http.close();
      await disconnect();
      await database.remove();
    };
  });
  afterAll(() => close());
  return server;
}
