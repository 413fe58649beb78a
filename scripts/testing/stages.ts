import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildClient } from '../bootstrap/client-build.mjs';
import { runChecks } from '../checks/checks.ts';
import { runInGroup } from './run-in-group.ts';
import { slowest, type Took } from './slowest.ts';
import {
  filesOf,
  type PlaywrightReport,
  strict,
  type Tally,
  tallyPlaywright,
  tallyVitest,
  type VitestReport,
} from './tally.ts';

const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, remarks: [] };

/** What a stage is given: a folder for its report, the environment of its tools, and how the caller narrows it. */
export interface StageContext {
  folder: string;
  env: NodeJS.ProcessEnv;
  args: string[];
}

/** The stages of `npm test` in their order; `--only NAME` picks one. */
export const STAGES: Record<string, (context: StageContext) => Promise<Tally>> = {
  build: async () => {
    await buildClient();
    return { ...NOTHING, passed: 1 };
  },

  check: async () => {
    const results = await runChecks();
    const failed = results.filter(({ passed }) => !passed);
    const remarks = failed.map(({ name }) => name);
    return { ...NOTHING, passed: results.length - failed.length, failed: failed.length, remarks };
  },

  vitest: async ({ folder, env, args }) => {
    const report = join(folder, 'vitest.json');
    const reporters = ['--reporter=default', '--reporter=./scripts/testing/vitest-reporter.ts'];
    const code = await runInGroup(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args], {
      DEVICE_RUNS: '250',
      DEVICE_LIFE: '10',
      // Each engine lives through others.
      DEVICE_SEED_SQLITE: '17',
      DEVICE_SEED_POSTGRES: '18',
      ...env,
      VITEST_REPORT: report,
    });
    if (!existsSync(report)) return strict(NOTHING, code);
    const all = readReport<VitestReport>(report);
    tellSlowest(all.files);
    return strict(tallyVitest(all), code);
  },

  journeys: (context) => runPlaywright('playwright.config.ts', context),

  engines: (context) => runPlaywright('playwright.engines.config.ts', context),
};

async function runPlaywright(config: string, { folder, env, args }: StageContext): Promise<Tally> {
  const report = join(folder, `${config}.json`);
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--config', config, '--reporter=list,json', ...args];
  const code = await runInGroup(command, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  if (!existsSync(report)) return strict(NOTHING, code);
  const all = readReport<PlaywrightReport>(report);
  tellSlowest(filesOf(all));
  return strict(tallyPlaywright(all), code);
}

function tellSlowest(files: readonly Took[]): void {
  console.log(`\nlongest files:\n${slowest(files).join('\n')}`);
}

function readReport<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8'));
}
