import { defineConfig } from 'vitest/config';

const server = ['src/features/**/server/**/*.test.ts', 'src/server/**/*.test.ts'];

/** One project for pure rules, and the server's tests once on each engine. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'], exclude: [...server] } },
      { test: { name: 'sqlite', include: server, env: { TEST_ENGINE: 'sqlite' }, testTimeout: 20_000 } },
      { test: { name: 'postgres', include: server, env: { TEST_ENGINE: 'postgres' }, testTimeout: 20_000 } },
    ],
  },
});
