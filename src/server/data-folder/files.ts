import { join } from 'node:path';

/** Where everything lies in a data folder. SQLite adds `-wal` and `-shm` to the database's name. */
export const filesOf = (dataDir: string) => ({
  database: join(dataDir, 'takt.db'),
  secret: join(dataDir, 'secret'),
  lock: join(dataDir, 'server.lock'),
  backups: join(dataDir, 'backups'),
});
