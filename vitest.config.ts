import { defineConfig } from 'vitest/config';

const server = ['src/features/**/server/**/*.test.ts', 'src/{server,app/server}/**/*.test.ts'];
const pure = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'corpus/**/*.test.ts'];
const postgresSetup = 'scripts/testing/vitest-postgres.ts';

/** Only a test that hangs is ended: how long one takes is the machine's affair. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

/** One project for pure rules, and the server's tests once on each engine. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: pure, exclude: server, ...patience } },
      { test: { name: 'sqlite', include: server, env: { TEST_ENGINE: 'sqlite' }, ...patience } },
      {
        test: {
          name: 'postgres',
          include: server,
          env: { TEST_ENGINE: 'postgres' },
          ...patience,
          globalSetup: postgresSetup,
        },
      },
    ],
  },
});
