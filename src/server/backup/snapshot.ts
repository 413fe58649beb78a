import type { Readable } from 'node:stream';
import type { BackupHeader } from './container.ts';

/** A consistent state of a database as it is read, and what is to be said of it. */
export interface Snapshot {
  engine: BackupHeader['engine'];
  migrations: string[];
  payload: Readable;
  close(): Promise<void> | void;
}

/** How the bytes of a copy are handed to whoever takes them in. */
export type Pour = (sink: (source: AsyncIterable<Buffer>) => Promise<void>) => Promise<void>;
