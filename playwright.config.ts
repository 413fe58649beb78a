import { defineConfig } from '@playwright/test';
import { findHeadlessChromium } from './scripts/testing/browsers.ts';

/** Every worker starts a product server of its own (e2e/fixtures.ts), so there is none to start here. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  // Each has a browser and a server of its own; one alone would leave a core idle half of the time.
  workers: 3,
  // On a machine of others a journey may meet a stall; what passes only when repeated is named in the report.
  retries: process.env.CI ? 1 : 0,
  // Only what hangs is ended: how long a journey or a step takes is the machine’s affair.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // What a worker fetches, no `page.route` sees; the journeys of the worker's own allow it.
    serviceWorkers: 'block',
    // A trace costs a third of a journey: where what failed is repeated, the repetition has it.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findHeadlessChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages that live for seconds never get back what optimising their code takes.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});
