import { defineConfig } from 'vitest/config';
import { FAULTS } from './faults/catalogue.ts';

const filesOf = (engine: 'sqlite' | 'postgres') =>
  FAULTS.filter(({ engines }) => engines.includes(engine)).map(({ file }) => file);
const globalSetup = 'scripts/testing/vitest-postgres.ts';
const patience = { testTimeout: 300_000, hookTimeout: 120_000 };

/** What `npm run faults` runs: one after another, each fault wants the machine for itself. */
export default defineConfig({
  test: {
    fileParallelism: false,
    projects: [
      { test: { name: 'sqlite', include: filesOf('sqlite'), env: { TEST_ENGINE: 'sqlite' }, ...patience } },
      {
        test: {
          name: 'postgres',
          include: filesOf('postgres'),
          env: { TEST_ENGINE: 'postgres' },
          globalSetup,
          ...patience,
        },
      },
    ],
  },
});
