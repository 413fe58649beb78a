import type { KyselyConfig } from 'kysely';

export interface TracedStatement {
  engine: 'sqlite' | 'postgres';
  /** With signs where values stand. */
  sql: string;
  milliseconds: number;
  failed: boolean;
}

/** What the database tells of its work. */
export interface DatabaseTracing {
  statement(statement: TracedStatement): void;
  /** From the wait for its turn to its commit. */
  transaction<T>(work: () => Promise<T>): Promise<T>;
}

/** How a database has its work followed, where somebody does. */
export function followingDatabase(tracing: DatabaseTracing | undefined, engine: TracedStatement['engine']) {
  const log: KyselyConfig['log'] = ({ level, query, queryDurationMillis: milliseconds }) =>
    tracing?.statement({ engine, sql: query.sql, milliseconds, failed: level === 'error' });
  return {
    /** Without a listener Kysely measures nothing. */
    listener: tracing ? { log } : {},
    followed: <T>(work: () => Promise<T>): Promise<T> => (tracing ? tracing.transaction(work) : work()),
  };
}
