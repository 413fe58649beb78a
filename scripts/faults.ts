// `npm run faults [PART OF A NAME…]`: everything that may go wrong, as faults/catalogue.ts lists it, with what must happen then, on both
// engines beside each other, since most of it is waiting. Disks are filled where it may mount one, as root may; what could not be caused
// is told.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FAULTS, type Fault } from '../faults/catalogue.ts';
import { outcomeOf, told } from './testing/fault-outcome.ts';
import { runInGroup, stopGroups } from './testing/run-in-group.ts';
import { ensureSystemPackages, FAULT_PACKAGES } from './testing/system-packages.ts';
import type { VitestReport } from './testing/tally.ts';

const ENGINES = ['sqlite', 'postgres'] as const;

/** Causes what is chosen on one engine, one after another. @returns what became of it, and whether it was stopped */
async function causeOn(engine: (typeof ENGINES)[number], chosen: readonly Fault[], folder: string) {
  const files = chosen.filter(({ engines }) => engines.includes(engine)).map(({ file }) => file);
  const nothing: VitestReport = { tests: [], errors: [], files: [] };
  if (files.length === 0) return { code: 0, report: nothing };
  const report = join(folder, `${engine}.json`);
  const reporters = ['--reporter=default', '--reporter=./scripts/testing/vitest-reporter.ts'];
  const options = ['--config', 'vitest.faults.config.ts', '--project', engine, ...reporters];
  const code = await runInGroup(['node_modules/vitest/vitest.mjs', 'run', ...options, ...files], {
    ...process.env,
    VITEST_REPORT: report,
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  });
  return { code, report: JSON.parse(readFileSync(report, 'utf8')) as VitestReport };
}

async function main(names: string[]): Promise<number> {
  const chosen = FAULTS.filter(({ file }) => names.length === 0 || names.some((name) => file.includes(name)));
  if (chosen.length === 0) throw new Error(`no fault is called ${names.join(', ')}: see faults/catalogue.ts`);
  if ((await ensureSystemPackages(FAULT_PACKAGES)).length > 0) return 1;
  const folder = mkdtempSync(join(tmpdir(), 'takt-faults-'));
  const begun = performance.now();
  try {
    const lanes = await Promise.all(ENGINES.map((engine) => causeOn(engine, chosen, folder)));
    const outcomes: VitestReport = {
      tests: lanes.flatMap(({ report }) => report.tests),
      errors: lanes.flatMap(({ report }) => report.errors),
      files: lanes.flatMap(({ report }) => report.files),
    };
    let untried = 0;
    for (const { what, must, engines, file } of chosen) {
      const outcome = outcomeOf(outcomes, file);
      untried += outcome.untried.length;
      console.log(`\n${told(outcome)}\n  ${what} (${engines.join(', ')})\n  → ${must}`);
    }
    if (untried > 0) console.log(`\n! ${untried} could not be caused on this machine`);
    console.log(`\n${chosen.length} faults, ${Math.round((performance.now() - begun) / 1000)} s`);
    return lanes.some(({ code }) => code === null) ? 130 : Math.max(...lanes.map(({ code }) => code!));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopGroups);
process.exitCode = await main(process.argv.slice(2));
