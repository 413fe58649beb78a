import { afterEach, beforeEach } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { type ServerProcess, startProcess } from './process.ts';

/** A server process of one test, on a database of its own. */
export interface OwnProcess {
  database: TestDatabase;
  server: ServerProcess;
  /** Starts one again where the last has ended. */
  startAgain(): Promise<void>;
}

/** Gives each test of a file or a block a server process of its own, and leaves nothing of it. */
export function useOwnProcess(): OwnProcess {
  const own = {
    async startAgain() {
      own.server = await startProcess(own.database);
    },
  } as OwnProcess;
  beforeEach(async () => {
    own.database = await createTestDatabase();
    await own.startAgain();
  });
  afterEach(async () => {
    await own.server.end('SIGKILL');
    await own.database.remove();
  });
  return own;
}
