import type { Database } from './database.ts';

export interface Connection {
  database: Database;
  /** What the database answered instead of serving, where it is away and waited for. */
  waitsFor: unknown;
  close(): Promise<void>;
}
