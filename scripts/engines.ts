// `npm run engines [firefox|webkit] [ARGUMENTS]`: the journeys of e2e/engines in the engines beside Chromium, or in one.
// What stands behind the engine goes to Playwright, such as `-g habit`.
import { stopGroups } from './testing/run-in-group.ts';
import { runPlaywright } from './testing/run-playwright.ts';
import { ENGINE_PACKAGES } from './testing/system-packages.ts';

const ENGINES = ['firefox', 'webkit'];

function chosen([first = '', ...rest]: string[]): string[] {
  return ENGINES.includes(first) ? ['--project', first, ...rest] : [first, ...rest].filter(Boolean);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopGroups);
process.exitCode = await runPlaywright('playwright.engines.config.ts', chosen(process.argv.slice(2)), ENGINE_PACKAGES);
