import { defineConfig } from 'vitest/config';

const server = ['src/features/**/server/**/*.test.ts', 'src/server/**/*.test.ts'];
const pure = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'];
const postgresSetup = 'scripts/testing/vitest-postgres.ts';

/** One project for pure rules, and the server's tests once on each engine. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: pure, exclude: server } },
      { test: { name: 'sqlite', include: server, env: { TEST_ENGINE: 'sqlite' }, testTimeout: 20_000 } },
      {
        test: {
          name: 'postgres',
          include: server,
          env: { TEST_ENGINE: 'postgres' },
          testTimeout: 20_000,
          globalSetup: postgresSetup,
        },
      },
    ],
  },
});
