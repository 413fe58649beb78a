import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const server = ['src/features/**/server/**/*.test.ts', 'src/{server,app/server,testing/devices}/**/*.test.ts'];
const pure = ['src/**/*.test.{ts,tsx}', '{scripts,corpus,bench}/**/*.test.ts'];
const serverTests = globSync(server, { cwd: import.meta.dirname });
const textOf = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
/** Tests of the server that start neither it nor a database: there is no engine behind them, and once is enough. */
const withoutEngine = serverTests.filter(
  (file) => !file.startsWith('src/testing/devices/') && !textOf(file).includes('#testing/server/'),
);
/** What a test does to the whole process, so that it wants one of its own: stand-ins of modules, another time, other variables. */
const ALONE = /vi\.mock\(|useFakeTimers|useDevices|Object\.assign\(process\.env|\.prototype, '|spyOn\(performance/;
const alone = serverTests.filter((file) => ALONE.test(textOf(file)));
const postgresSetup = 'scripts/testing/vitest-postgres.ts';

/** Watches the statements of the product while they run. */
const setupFiles = ['src/testing/server/owned/watch.ts'];

/** Only a test that hangs is ended: how long one takes is the machine's affair. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

/** The server's tests on an engine. Most share a graph of modules, whose loading took half of their time. */
const onEngine = (engine: string, without: readonly string[], more = {}) => {
  const common = { setupFiles, env: { TEST_ENGINE: engine }, ...patience, ...more };
  return [
    { test: { name: engine, include: server, exclude: [...without, ...alone], isolate: false, ...common } },
    { test: { name: `${engine}-alone`, include: alone, exclude: [...without], ...common } },
  ];
};

/** One project for pure rules, and the server's tests once on each engine. */
export default defineConfig({
  test: {
    // Half of a test's time is waiting: for a disk, a socket, a clock. Vitest's own choice leaves a core idle.
    maxWorkers: availableParallelism(),
    projects: [
      // Likewise one graph for pure rules.
      { test: { name: 'rules', include: pure, exclude: server, isolate: false, ...patience } },
      ...onEngine('sqlite', []),
      ...onEngine('postgres', withoutEngine, { globalSetup: postgresSetup }),
    ],
  },
});
