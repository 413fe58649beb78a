// `npm run mutation [-- PATH…] [--concurrency N] [--force]`: breaks the guards, the rules and what is shared in one small
// way after another, and tells which breaks no test noticed. What did not change since the last time is not broken again.
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { type Area, areasOf } from './mutation/areas.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { concurrency: { type: 'string', default: '1' }, force: { type: 'boolean', default: false } },
});
const concurrency = Number(values.concurrency);
const wanted = (positionals.length > 0 ? positionals : ['']).flatMap((path) => areasOf(path));
const chosen = wanted.filter((area, at) => wanted.findIndex(({ name }) => name === area.name) === at);
if (chosen.length === 0 || !Number.isInteger(concurrency) || concurrency < 1) {
  console.error('npm run mutation -- [PATH under src …] [--concurrency N] [--force]');
  process.exit(2);
}

function mutate({ name, mutated, server }: Area) {
  process.env.MUTATED_AREA = name;
  return new Stryker({
    mutate: mutated,
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
    concurrency,
    // A constant is read once, so that its break needs every test anew: too long where each starts servers.
    ignoreStatic: server,
    incremental: true,
    incrementalFile: `.cache/mutation/${name.replaceAll('/', '-')}.json`,
    force: values.force,
    tempDirName: '.cache/mutation/sandbox',
    ignorePatterns: ['build', 'data', 'docs', 'e2e', 'bench', 'corpus', 'public', 'test-results', '.cache'],
    reporters: ['clear-text'],
    clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false, reportScoreTable: false },
    thresholds: { high: 100, low: 100, break: null },
    // A busy machine is no infinite loop.
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 20,
    allowEmpty: true,
  }).runMutationTest();
}

const NOTICED = ['Killed', 'Timeout', 'RuntimeError', 'CompileError'];
const lines: string[] = [];
let missed = 0;
for (const area of chosen) {
  const tried = (await mutate(area)).filter(({ status }) => status !== 'Ignored');
  const noticed = tried.filter(({ status }) => NOTICED.includes(status)).length;
  missed += tried.length - noticed;
  lines.push(`${area.name}: ${noticed} of ${tried.length} noticed`);
}
console.log(`\n${lines.join('\n')}\n${missed === 0 ? 'nothing escaped' : `${missed} escaped`}`);
process.exitCode = missed === 0 ? 0 : 1;
