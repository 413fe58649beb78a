// `npm run mutation [-- PATH…] [--concurrency N] [--force]`: breaks the guards, the rules and what is shared in one small
// way after another, and tells which breaks no test noticed. What did not change since the last time is not broken again.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { type Area, areasOf, testFilesOf } from './mutation/areas.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { concurrency: { type: 'string', default: '1' }, force: { type: 'boolean', default: false } },
});
const concurrency = Number(values.concurrency);
const wanted = (positionals.length > 0 ? positionals : ['']).flatMap((path) => areasOf(path));
const chosen = [...Map.groupBy(wanted, ({ name }) => name).values()].map((same) => ({
  ...same[0]!,
  mutated: [...new Set(same.flatMap(({ mutated }) => mutated))],
}));
if (chosen.length === 0 || !Number.isInteger(concurrency) || concurrency < 1) {
  console.error('npm run mutation -- [PATH under src …] [--concurrency N] [--force]');
  process.exit(2);
}

/** Has every escape tried again: Stryker keeps that of a constant even where a new test would notice it. */
function forgetEscapes(incrementalFile: string): void {
  if (!existsSync(incrementalFile)) return;
  const report = JSON.parse(readFileSync(incrementalFile, 'utf8')) as {
    files: Record<string, { mutants: { status: string }[] }>;
  };
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter(({ status }) => status !== 'Survived' && status !== 'NoCoverage');
  writeFileSync(incrementalFile, JSON.stringify(report));
}

function mutate({ name, mutated, tests, server }: Area) {
  process.env.MUTATED_AREA = name;
  process.env.MUTATED_TESTS = testFilesOf(tests).join('\n');
  const incrementalFile = `.cache/mutation/${name.replaceAll('/', '-')}.json`;
  forgetEscapes(incrementalFile);
  return new Stryker({
    mutate: mutated,
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/in-process-runner.ts'],
    testRunner: server ? 'vitest' : 'in-process',
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
    // What was imported for one break stays in memory.
    maxTestRunnerReuse: server ? 0 : 300,
    concurrency,
    // A constant is read once, so that its break needs every test anew: too long where each starts servers.
    ignoreStatic: server,
    incremental: true,
    incrementalFile,
    force: values.force,
    // Nothing checks types here.
    disableTypeChecks: false,
    tempDirName: '.cache/mutation/sandbox',
    ignorePatterns: ['build', 'data', 'docs', 'e2e', 'bench', 'corpus', 'public', 'faults', 'test-results', '.cache'],
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false, reportScoreTable: false },
    thresholds: { high: 100, low: 100, break: null },
    // A busy machine is no infinite loop.
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 20,
  }).runMutationTest();
}

const NOTICED = ['Killed', 'Timeout', 'RuntimeError', 'CompileError'];
const lines: string[] = [];
let missed = 0;
for (const area of chosen) {
  if (testFilesOf(area.tests).length === 0) {
    missed++;
    lines.push(`${area.name}: has no test of its own`);
    continue;
  }
  const tried = (await mutate(area)).filter(({ status }) => status !== 'Ignored');
  const noticed = tried.filter(({ status }) => NOTICED.includes(status)).length;
  missed += tried.length - noticed;
  lines.push(`${area.name}: ${noticed} of ${tried.length} noticed`);
}
console.log(`\n${lines.join('\n')}\n${missed === 0 ? 'nothing escaped' : `${missed} escaped`}`);
process.exitCode = missed === 0 ? 0 : 1;
