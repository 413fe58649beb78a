import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const server = ['src/features/**/server/**/*.test.ts', 'src/{server,app/server,testing/devices}/**/*.test.ts'];
const pure = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'corpus/**/*.test.ts'];
/** Tests of the server that start neither it nor a database: there is no engine behind them, and once is enough. */
const withoutEngine = globSync(server, { cwd: import.meta.dirname }).filter(
  (file) =>
    !file.startsWith('src/testing/devices/') &&
    !readFileSync(`${import.meta.dirname}/${file}`, 'utf8').includes('#testing/server/'),
);
const postgresSetup = 'scripts/testing/vitest-postgres.ts';

/** Watches the statements of the product while they run. */
const setupFiles = ['src/testing/server/owned/watch.ts'];

/** Only a test that hangs is ended: how long one takes is the machine's affair. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

/** One project for pure rules, and the server's tests once on each engine. */
export default defineConfig({
  test: {
    // Half of a test's time is waiting: for a disk, a socket, a clock. Vitest's own choice leaves a core idle.
    maxWorkers: availableParallelism(),
    projects: [
      // Pure rules share one graph of modules: loading it anew for each file took longer than the tests.
      { test: { name: 'rules', include: pure, exclude: server, isolate: false, ...patience } },
      { test: { name: 'sqlite', include: server, setupFiles, env: { TEST_ENGINE: 'sqlite' }, ...patience } },
      {
        test: {
          name: 'postgres',
          include: server,
          exclude: withoutEngine,
          setupFiles,
          env: { TEST_ENGINE: 'postgres' },
          ...patience,
          globalSetup: postgresSetup,
        },
      },
    ],
  },
});
