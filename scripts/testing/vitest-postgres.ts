import { startPostgres } from '#testing/server/postgres-server.ts';

/** Lends the `postgres` project a server of its own when Vitest is called directly; `npm test` brings one along. */
export default async function setup() {
  if (process.env.TEST_DATABASE_URL) return;
  const server = await startPostgres();
  process.env.TEST_DATABASE_URL = server.url;
  return server.stop;
}
