// `npm run engines [firefox|webkit] [ARGUMENTS]`: the journeys of e2e/engines in the engines beside Chromium, or in one.
// What stands behind the engine goes to Playwright, such as `-g habit`.
import { buildClient, isClientFresh } from './bootstrap/client-build.mjs';
import { runInGroup, stopGroups } from './testing/run-in-group.ts';
import { ENGINE_PACKAGES, ensureSystemPackages } from './testing/system-packages.ts';

const ENGINES = ['firefox', 'webkit'];

async function main([first = '', ...rest]: string[]): Promise<number> {
  if ((await ensureSystemPackages(ENGINE_PACKAGES)).length > 0) return 1;
  if (!isClientFresh()) await buildClient();
  const chosen = ENGINES.includes(first) ? ['--project', first, ...rest] : [first, ...rest].filter(Boolean);
  const command = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'playwright.engines.config.ts',
    ...chosen,
  ];
  return (await runInGroup(command, process.env)) ?? 130;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopGroups);
process.exitCode = await main(process.argv.slice(2));
