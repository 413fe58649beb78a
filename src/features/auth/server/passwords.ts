import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '#server/concurrency-limit.ts';

/** Two hashes at a time: they share the thread pool with the file system. */
const inTurn = limitConcurrency(2);

/** OWASP's profile of 19 MiB; argon2id is the package's default. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @param network whose calls come in turn with those of others */
export const hashPassword = (password: string, network?: string): Promise<string> =>
  inTurn(() => hash(password, OPTIONS), network);

/** @param network whose calls come in turn with those of others */
export const verifyPassword = (stored: string, password: string, network?: string): Promise<boolean> =>
  inTurn(() => verify(stored, password), network);
