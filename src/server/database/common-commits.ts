import type { DatabaseSync } from 'node:sqlite';
import { Unavailable } from './trouble.ts';

/** Transactions that one commit is for at most, and milliseconds after which no further one is waited for. */
const MOST = 32;
const LONGEST = 10;

interface Waiting {
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/** Transactions of one connection, each whole or not at all by itself, of which those that come close together are committed at once. */
export interface CommonCommits {
  /** Begins one. No other is at work: whoever works holds the file's lock. */
  begin(): void;
  /**
   * Takes back the one at work, and nothing of those before it.
   * @returns what comes once those before it are on the disk: it may have failed for what it saw of them, and who is told
   * so looks for that outside
   */
  takeBack(): Promise<void>;
  /**
   * The one at work is done.
   * @returns what comes once it is on the disk; others may begin meanwhile
   * @throws where it is not there any more, or cannot be kept: it is then still to be taken back
   */
  handIn(): Promise<void>;
  /** Called as the lock is passed on: commits, or leaves it to who comes next, or to the end of this turn of the loop. */
  passOn(isFree: () => boolean): void;
  /** Commits what was handed in, now. */
  commit(): void;
}

/**
 * A commit waits for the disk, and takes SQLite's one writer longer than what is committed: those who stand in line for it share one.
 * Each is answered after it. Where it fails, or something else took all of it back, it fails for each.
 * @param check called ahead of what is committed in common, and throws where nothing can be
 */
export function commonCommits(database: DatabaseSync, check: () => void): CommonCommits {
  let waiting: Waiting[] = [];
  let begun = 0;
  let isPlanned = false;
  let isPart = false;

  function lose(error: unknown): void {
    const lost = waiting;
    waiting = [];
    try {
      if (database.isTransaction) database.exec('ROLLBACK');
    } catch {
      // Whoever begins next is told.
    }
    for (const { reject } of lost) reject(error);
  }

  function commit(): void {
    if (waiting.length === 0) return;
    try {
      database.exec('COMMIT');
    } catch (error) {
      lose(error);
      return;
    }
    const done = waiting;
    waiting = [];
    for (const { resolve } of done) resolve();
  }

  const kept = () => new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }));

  return {
    begin() {
      isPart = waiting.length > 0;
      if (isPart) return database.exec('SAVEPOINT part');
      check();
      database.exec('BEGIN IMMEDIATE');
      begun = performance.now();
    },
    async takeBack() {
      // SQLite takes back a whole transaction by itself where a disk fails it.
      if (!database.isTransaction) return lose(new Unavailable('disk_failed'));
      try {
        database.exec(isPart ? 'ROLLBACK TO part; RELEASE part' : 'ROLLBACK');
      } catch (error) {
        lose(error);
        throw error;
      }
      if (isPart) await kept();
    },
    handIn() {
      if (!database.isTransaction) throw new Unavailable('disk_failed');
      if (isPart) database.exec('RELEASE part');
      return kept();
    },
    passOn(isFree) {
      if (waiting.length >= MOST || performance.now() - begun > LONGEST) return commit();
      if (isPlanned || waiting.length === 0) return;
      isPlanned = true;
      setImmediate(() => {
        isPlanned = false;
        if (isFree()) commit();
      });
    },
    commit,
  };
}
