// `npm run axe [-- ARGUMENTS]`: axe over every page, dialog and menu (e2e/every-place.axe.ts), in both themes, on a desk and a phone.
import { stopGroups } from './testing/run-in-group.ts';
import { runPlaywright } from './testing/run-playwright.ts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopGroups);
process.exitCode = await runPlaywright('playwright.axe.config.ts', process.argv.slice(2), ['chromium-headless-shell']);
