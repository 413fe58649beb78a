import pino from 'pino';
import type { Clock } from '#server/clock.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import type { Context } from '#server/context.ts';
import { createContext } from '#server/create-context.ts';
import { connect } from '#server/database/connect.ts';

/**
 * A clock that tests set; it stands still unless told, and lets nobody wait. To advance it is to let time pass, to set it is to
 * put its hands elsewhere.
 */
export interface TestClock extends Clock {
  /** Milliseconds that somebody would have waited, one after another. */
  waited: number[];
  set(instant: number | string): void;
  advance(milliseconds: number): void;
}

/** Configuration on a test database; rate limits are off unless `env` says otherwise. */
export function testConfig(
  database: { dataDir: string; databaseUrl: string | null },
  env: NodeJS.ProcessEnv = {},
): Config {
  return readConfig({
    DATA_DIR: database.dataDir,
    ...(database.databaseUrl ? { DATABASE_URL: database.databaseUrl } : {}),
    SECRET: 'a secret of tests, forty characters long',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ...env,
  });
}

export async function createTestContext(
  config: Config,
  clock: TestClock,
): Promise<{ context: Context; close(): Promise<void> }> {
  const log = pino({ level: config.logLevel });
  const { database, close } = await connect(config, log, () => {});
  return { context: createContext({ config, log, clock, database }), close };
}

export function createClock(): TestClock {
  let fixed: number | null = null;
  let advanced = 0;
  const waited: number[] = [];
  return {
    waited,
    now: () => fixed ?? Date.now(),
    elapsed: () => performance.now() + advanced,
    wait: async (milliseconds) => void waited.push(milliseconds),
    set: (instant) => {
      fixed = typeof instant === 'number' ? instant : Date.parse(instant);
    },
    advance: (milliseconds) => {
      advanced += milliseconds;
      fixed = (fixed ?? Date.now()) + milliseconds;
    },
  };
}
