// `npm run faults [PART OF A NAME…]`: everything that may go wrong, as faults/catalogue.ts lists it, with what must happen then; a quarter
// of an hour. Disks are filled where it may mount one, as root may; what could not be
// caused is told.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FAULTS } from '../faults/catalogue.ts';
import { outcomeOf, told } from './testing/fault-outcome.ts';
import { runInGroup, stopGroups } from './testing/run-in-group.ts';
import { ensureSystemPackages, FAULT_PACKAGES } from './testing/system-packages.ts';
import type { VitestReport } from './testing/tally.ts';

async function main(names: string[]): Promise<number> {
  const chosen = FAULTS.filter(({ file }) => names.length === 0 || names.some((name) => file.includes(name)));
  if (chosen.length === 0) throw new Error(`no fault is called ${names.join(', ')}: see faults/catalogue.ts`);
  if ((await ensureSystemPackages(FAULT_PACKAGES)).length > 0) return 1;
  const folder = mkdtempSync(join(tmpdir(), 'takt-faults-'));
  const report = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=./scripts/testing/vitest-reporter.ts'];
    const options = ['--config', 'vitest.faults.config.ts', ...reporters];
    const code = await runInGroup(
      ['node_modules/vitest/vitest.mjs', 'run', ...options, ...chosen.map(({ file }) => file)],
      { ...process.env, VITEST_REPORT: report, NODE_COMPILE_CACHE: join(folder, 'compiled') },
    );
    const outcomes: VitestReport = JSON.parse(readFileSync(report, 'utf8'));
    let untried = 0;
    for (const { what, must, engines, file } of chosen) {
      const outcome = outcomeOf(outcomes, file);
      untried += outcome.untried.length;
      console.log(`\n${told(outcome)}\n  ${what} (${engines.join(', ')})\n  → ${must}`);
    }
    if (untried > 0) console.log(`\n! ${untried} could not be caused on this machine`);
    return code ?? 130;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopGroups);
process.exitCode = await main(process.argv.slice(2));
