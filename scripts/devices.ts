// `npm run devices [-- --engine sqlite|postgres --histories N --life N --restores yes|no --seed N --path N:N]`: lets three devices live random
// histories with cuts, lost and late answers, reloads and restarts of the server, and ends with 1 where they do not agree in the
// end. What failed is made short, and told with the seed and the path that play it again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { startPostgres } from '#testing/server/postgres-server.ts';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite' },
    histories: { type: 'string', default: '10000' },
    life: { type: 'string', default: '5' },
    restores: { type: 'string', default: 'yes' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    path: { type: 'string', default: '' },
  },
});
const { engine, histories, life, restores, seed, path } = values;
if (
  !/^(sqlite|postgres)$/.test(engine) ||
  !/^[1-9][0-9]*$/.test(histories) ||
  !/^[1-9][0-9]*$/.test(life) ||
  !/^(yes|no)$/.test(restores) ||
  !/^-?[0-9]+$/.test(seed) ||
  !/^[0-9:]*$/.test(path)
) {
  console.error(
    'npm run devices -- [--engine sqlite|postgres] [--histories N] [--life N] [--restores yes|no] [--seed N] [--path N:N]',
  );
  process.exit(2);
}
console.log(`${engine}, ${histories} histories, seed ${seed}`);
const postgres = engine === 'postgres' && !process.env.TEST_DATABASE_URL ? await startPostgres() : undefined;
const env = {
  ...process.env,
  DEVICE_RESTORES: restores,
  DEVICE_RUNS: histories,
  DEVICE_LIFE: life,
  DEVICE_SEED: seed,
  DEVICE_PATH: path,
};
const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'src/testing/devices', '--project', `${engine}*`];
// This process goes on meanwhile: it reads what PostgreSQL says, which waits where nobody does.
const tests = spawn(process.execPath, vitest, {
  stdio: 'inherit',
  env: postgres ? { ...env, TEST_DATABASE_URL: postgres.url } : env,
});
const [status] = await once(tests, 'exit');
await postgres?.stop();
process.exitCode = status ?? 1;
