// `npm run bench [NAME…]`: every bench/*.ts (or those whose names are given), one after another, each in its own process.
// What stands from the first `--option` on is handed to them: `npm run bench understanding -- --part look-at`.
// They find a PostgreSQL with the usual, safe settings at BENCH_DATABASE_URL.
import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { findPostgres, startPostgres } from '#testing/server/postgres-server.ts';
import { againstGoals } from '../bench/support/goals.ts';
import { root } from './bootstrap/root.mjs';

/** Half an hour and more: only by name. */
const LONG = ['soak'];

function runBenchmark(file: string, options: string[], env: NodeJS.ProcessEnv): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...options], { cwd: root, env, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', resolve);
  });
}

async function main(args: string[]) {
  const first = args.findIndex((arg) => arg.startsWith('--'));
  const [names, options] = first === -1 ? [args, []] : [args.slice(0, first), args.slice(first)];
  const chosen = (file: string) =>
    names.length === 0 ? !LONG.includes(basename(file, '.ts')) : names.includes(basename(file, '.ts'));
  const files = globSync('bench/*.ts', { cwd: root }).sort().filter(chosen);
  if (files.length === 0) throw new Error(`no benchmark is called ${names.join(', ') || 'bench/*.ts'}`);
  if (!process.env.BENCH_DATABASE_URL && !findPostgres()) throw new Error('no PostgreSQL: set BENCH_DATABASE_URL');
  const postgres = process.env.BENCH_DATABASE_URL ? undefined : await startPostgres({ durable: true });
  const folder = mkdtempSync(join(tmpdir(), 'takt-bench-'));
  const figures = join(folder, 'figures');
  // The signal reaches the benchmark too, which ends; then the loop and PostgreSQL do.
  let stopped = false;
  process.on('SIGINT', () => {
    stopped = true;
  });
  try {
    for (const file of files) {
      if (stopped) return;
      console.log(`\n── ${file}`);
      const code = await runBenchmark(file, options, {
        ...process.env,
        BENCH_DATABASE_URL: process.env.BENCH_DATABASE_URL ?? postgres?.url,
        BENCH_FIGURES: figures,
      });
      if (code !== 0) process.exitCode = 1;
    }
  } finally {
    const reached = againstGoals(figures);
    if (Object.keys(reached).length > 0) {
      console.log('\n── beside the goals');
      console.table(reached);
    }
    rmSync(folder, { recursive: true });
    await postgres?.stop();
  }
}

await main(process.argv.slice(2));
