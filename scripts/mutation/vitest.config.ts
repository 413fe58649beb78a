import { defineConfig } from 'vitest/config';
import { areas } from './areas.ts';

/** The tests of the one area whose name `MUTATED_AREA` holds. No projects: Stryker would run all of them. */
const { tests } = areas().find(({ name }) => name === process.env.MUTATED_AREA)!;

export default defineConfig({
  test: {
    include: tests,
    setupFiles: ['scripts/mutation/properties.ts'],
    env: { TEST_ENGINE: 'sqlite' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
