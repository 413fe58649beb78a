import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** A walk of some minutes over whatever can be opened, which `npm test` does without: each journey asks axe on its own way. */
export default defineConfig(journeys, {
  testMatch: '*.axe.ts',
  // Its walks need nothing of each other.
  fullyParallel: true,
  outputDir: 'test-results/axe',
  // A place that a press does not reach keeps nobody from the next.
  use: { actionTimeout: 20_000 },
});
