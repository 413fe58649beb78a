import { defineConfig } from '@playwright/test';

/** The engines beside Chromium: one set of journeys, each in Firefox and in WebKitGTK. */
export default defineConfig<object, { engineName: string }>({
  testDir: 'e2e/engines',
  testMatch: '*.journey.ts',
  outputDir: 'test-results/engines',
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // One browser and one server for each engine, and both at once.
  projects: ['firefox', 'webkit'].map((engineName) => ({ name: engineName, workers: 1, use: { engineName } })),
});
