// The test run proper: what the system lacks, PostgreSQL, the stages, and the count. `npm test` starts it.
// `npm test -- --only vitest src/features/tasks` narrows it to a stage and hands the rest to the stage's tool.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, type PostgresServer, startPostgres } from '#testing/server/postgres-server.ts';
import { stopRuns } from '../bootstrap/run.mjs';
import { stopGroups } from './run-in-group.ts';
import { STAGES } from './stages.ts';
import { ensureSystemPackages } from './system-packages.ts';
import { sum, type Tally } from './tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'takt-run-'));
// Tests run programs as another user, who must be able to pass through to what is theirs.
chmodSync(folder, 0o711);
let postgres: PostgresServer | undefined;
let interrupted = false;

async function main(args: string[]): Promise<Tally> {
  const { names, rest } = chosenStages(args);
  const missing = await ensureSystemPackages();
  const tallies: Tally[] = missing.map((name) => failure(`Debian's ${name} is missing`));
  if (!process.env.TEST_DATABASE_URL && findPostgres()) postgres = await startPostgres();
  // What a stopped test leaves behind in TMPDIR goes with our own folder.
  const env = {
    ...process.env,
    TMPDIR: folder,
    TEST_DATABASE_URL: process.env.TEST_DATABASE_URL || postgres?.url,
    // Some hundred servers are started of the same code, and half of the work of a start is compiling it.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  };
  for (const name of names) {
    if (!interrupted) tallies.push(await runStage(name, { folder, env, args: rest }));
  }
  return sum(tallies);
}

function chosenStages(args: string[]): { names: string[]; rest: string[] } {
  const only = args.indexOf('--only');
  if (only === -1) return { names: Object.keys(STAGES), rest: args };
  const name = args[only + 1] ?? '';
  if (!STAGES[name]) throw new Error(`--only takes one of: ${Object.keys(STAGES).join(', ')}`);
  return { names: [name], rest: args.toSpliced(only, 2) };
}

async function runStage(name: string, context: Parameters<(typeof STAGES)[string]>[0]): Promise<Tally> {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const tally = await STAGES[name]!(context).catch((error: unknown): Tally => {
    console.error(error);
    return failure(error instanceof Error ? error.message : String(error));
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name}: ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped (${seconds} s)`);
  return { ...tally, remarks: tally.remarks.map((line) => `${name}: ${line}`) };
}

const failure = (why: string): Tally => ({ passed: 0, failed: 1, skipped: 0, remarks: [why] });

/** Ends the running stage, and with it the loop over the stages. Ctrl+C under npm arrives more than once. */
async function interrupt() {
  interrupted = true;
  stopRuns();
  await stopGroups();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);

try {
  const { passed, failed, remarks } = await main(process.argv.slice(2));
  if (remarks.length > 0) console.log(`\n── to look at\n${remarks.join('\n')}`);
  console.log(interrupted ? '\nInterrupted.' : `\n${passed} passed, ${failed} failed`);
  process.exitCode = interrupted ? 130 : Number(failed > 0);
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
