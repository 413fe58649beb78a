// `npm run faults [PART OF A NAME…]`: everything that may go wrong, as faults/catalogue.ts lists it, with what must happen then, on both
// engines beside each other, and beside them what only waits. Disks are filled where it may mount one, as root may; what could not be
// caused is told.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FAULTS, type Fault } from '../faults/catalogue.ts';
import { outcomeOf, told } from './testing/fault-outcome.ts';
import { runInGroup, stopGroups } from './testing/run-in-group.ts';
import { ensureSystemPackages, FAULT_PACKAGES } from './testing/system-packages.ts';
import type { VitestReport } from './testing/tally.ts';

const ENGINES = ['sqlite', 'postgres'] as const;

interface Lane {
  engines: readonly (typeof ENGINES)[number][];
  faults: readonly Fault[];
}

/** What is caused beside each other: each engine's one after another, for those want the machine, and what waits of both. */
const lanesOf = (chosen: readonly Fault[]): Lane[] => [
  ...ENGINES.map((engine) => ({ engines: [engine], faults: chosen.filter(({ waits }) => !waits) })),
  { engines: ENGINES, faults: chosen.filter(({ waits }) => waits) },
];

/** Causes what is in a lane. @returns what became of it, and whether it was stopped */
async function cause({ engines, faults }: Lane, report: string) {
  const own = faults.filter((fault) => engines.some((engine) => fault.engines.includes(engine)));
  const nothing: VitestReport = { tests: [], errors: [], files: [] };
  if (own.length === 0) return { code: 0, report: nothing };
  const projects = engines.flatMap((engine) => ['--project', engine]);
  const reporters = ['--reporter=default', '--reporter=./scripts/testing/vitest-reporter.ts'];
  const options = ['--config', 'vitest.faults.config.ts', ...projects, ...reporters];
  const files = own.map(({ file }) => file);
  const code = await runInGroup(['node_modules/vitest/vitest.mjs', 'run', ...options, ...files], {
    ...process.env,
    VITEST_REPORT: report,
    NODE_COMPILE_CACHE: join(dirname(report), 'compiled'),
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
    const lanes = await Promise.all(lanesOf(chosen).map((lane, n) => cause(lane, join(folder, `${n}.json`))));
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
