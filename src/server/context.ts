import type { Logger } from 'pino';
import type { AccountLimits } from './account-limits/account-limits.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import type { Cause, Events } from './events.ts';
import type { Feed } from './feed/feed.ts';
import type { Instances } from './instances/instances.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Doer, Journal } from './journal/journal.ts';
import type { Mail } from './mail/mail.ts';
import type { Hub } from './realtime/hub.ts';
import type { Tracing } from './tracing/tracing.ts';

/** Who acts: every service takes it first. `clientId` is the tab, which is not told of its own changes. */
export interface Actor extends Doer {
  /** The account's zone and the hour at which its day begins: in these "today" is meant. */
  zone: string;
  dayStart?: number;
  /** The caller's own zone, where it is another one: only what is said and told of a day's end is meant in it. */
  callerZone?: string;
}

/** What every slice of the server stands on. */
export interface Context {
  config: Config;
  log: Logger;
  clock: Clock;
  database: Database;
  accountLimits: AccountLimits;
  feed: Feed;
  journal: Journal;
  jobs: Jobs;
  mail: Mail;
  events: Events;
  hub: Hub;
  /** What is shared with other servers on this database; null where this is the only one. */
  instances: Instances | null;
  /** Follows what is done; null where nobody asks for it. */
  tracing: Tracing | null;
  /** After the commit, tells the user's other tabs to fetch these query keys again. */
  publish(cause: Cause, keys: readonly string[]): void;
  /** What the running transaction is going to tell them so far. */
  published(cause: Cause): string[];
}
