import type { FastifyInstance } from 'fastify';
import type { DatabaseTracing } from './following-database.ts';

/** Follows calls and jobs through the server, and tells a collector where their time went: never whose or what they are. */
export interface Tracing extends DatabaseTracing {
  followCalls(http: FastifyInstance): void;
  job<T>(kind: string, work: () => Promise<T>): Promise<T>;
  /** Sends what is not sent yet, if the collector takes it soon. */
  close(): Promise<void>;
}
