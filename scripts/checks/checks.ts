import { run } from '../bootstrap/run.mjs';
import { typeProjects } from './type-projects.ts';

export interface CheckResult {
  name: string;
  passed: boolean;
}

const TSC = 'node_modules/typescript-7/bin/tsc';

/** The slowest first, so that the two lanes end together. */
const CHECKS: { name: string; args: string[] }[] = [
  ...typeProjects().map((project) => ({ name: `types of ${project}`, args: [TSC, '-p', project] })),
  { name: 'unused code', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'layers', args: ['scripts/checks/layers.ts'] },
  { name: 'format and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--max-diagnostics=50', '.'] },
  { name: 'types of every file', args: ['scripts/checks/type-projects.ts'] },
  { name: 'lock file for every platform', args: ['scripts/checks/lock-platforms.ts'] },
  { name: 'licences of what is installed', args: ['scripts/checks/licences.ts'] },
  { name: 'words and SQL in their places', args: ['scripts/checks/source-text.ts'] },
  { name: 'paths and tables with their slices', args: ['scripts/checks/ownership.ts'] },
  { name: 'a number of its own for every decision', args: ['scripts/checks/decisions.ts'] },
  { name: 'files and tests that the page on security names', args: ['scripts/checks/security-page.ts'] },
  { name: 'dialogs and menus that axe is shown', args: ['scripts/checks/opened.ts'] },
  { name: 'patterns that no text can hold up', args: ['scripts/checks/patterns.ts'] },
  { name: 'a kept database of every migration', args: ['scripts/checks/old-databases.ts'] },
];
const LANES = 2;

/**
 * Runs the checks, prints a line for each and the whole output of those that failed.
 * @param beginning of the names of those that are wanted
 */
export async function runChecks(beginning = ''): Promise<CheckResult[]> {
  const waiting = CHECKS.filter(({ name }) => name.startsWith(beginning));
  const results: CheckResult[] = [];
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await runCheck(check));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return results;
}

async function runCheck({ name, args }: (typeof CHECKS)[number]): Promise<CheckResult> {
  const start = performance.now();
  const { code, output } = await run(process.execPath, args);
  const passed = code === 0;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (!passed) console.log(output.trimEnd().replace(/^/gm, '    '));
  return { name, passed };
}
