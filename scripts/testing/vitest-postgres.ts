import { createPostgresDatabase } from '#testing/server/database.ts';
import { startPostgres } from '#testing/server/postgres-server.ts';
import { createClock, createTestContext, testConfig } from '#testing/server/test-context.ts';

/**
 * Lends the `postgres` projects a server of its own when Vitest is called directly (`npm test` brings one along), and on it a
 * database that has every migration, of which each test file's is a copy.
 */
export default async function setup() {
  if (process.env.TEST_DATABASE_TEMPLATE) return;
  const server = process.env.TEST_DATABASE_URL ? null : await startPostgres();
  process.env.TEST_DATABASE_URL ||= server?.url;
  const template = await createPostgresDatabase();
  const { close } = await createTestContext(testConfig(template), createClock());
  await close();
  process.env.TEST_DATABASE_TEMPLATE = new URL(template.databaseUrl).pathname.slice(1);
  return async () => {
    await template.remove();
    await server?.stop();
  };
}
