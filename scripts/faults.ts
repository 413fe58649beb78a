// `npm run faults [PART OF A NAME…]`: everything that may go wrong, as faults/catalogue.ts lists it, with what must happen then; a quarter
// of an hour. Disks are filled where it may mount one, as root may.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { FAULTS } from '../faults/catalogue.ts';
import { root } from './bootstrap/root.mjs';
import { runInGroup, stopGroups } from './testing/run-in-group.ts';
import { ensureSystemPackages, FAULT_PACKAGES } from './testing/system-packages.ts';

interface Report {
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: 'passed' | 'failed' | string }[];
    status: string;
  }[];
}

/** What became of a fault's file on all its engines. */
function outcomeOf(report: Report, file: string): string {
  const results = report.testResults.filter(({ name }) => relative(root, name) === file);
  const tests = results.flatMap(({ assertionResults }) => assertionResults);
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  const failed = results.some(({ status }) => status === 'failed');
  const seconds = results.reduce((sum, { startTime, endTime }) => sum + (endTime - startTime) / 1000, 0);
  const mark = failed ? '✗' : count('passed') > 0 ? '✓' : '–';
  return `${mark} ${count('passed')} passed, ${count('failed')} failed, ${seconds.toFixed(0)} s`;
}

async function main(names: string[]): Promise<number> {
  const chosen = FAULTS.filter(({ file }) => names.length === 0 || names.some((name) => file.includes(name)));
  if (chosen.length === 0) throw new Error(`no fault is called ${names.join(', ')}: see faults/catalogue.ts`);
  if ((await ensureSystemPackages(FAULT_PACKAGES)).length > 0) return 1;
  const folder = mkdtempSync(join(tmpdir(), 'takt-faults-'));
  const report = join(folder, 'report.json');
  try {
    const options = [
      '--config',
      'vitest.faults.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ];
    const code = await runInGroup(
      ['node_modules/vitest/vitest.mjs', 'run', ...options, ...chosen.map(({ file }) => file)],
      process.env,
    );
    const outcomes: Report = JSON.parse(readFileSync(report, 'utf8'));
    for (const { what, must, engines, file } of chosen)
      console.log(`\n${outcomeOf(outcomes, file)}\n  ${what} (${engines.join(', ')})\n  → ${must}`);
    return code ?? 130;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopGroups);
process.exitCode = await main(process.argv.slice(2));
