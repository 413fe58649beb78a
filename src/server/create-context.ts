import { createAccountLimits } from './account-limits/account-limits.ts';
import type { Context } from './context.ts';
import { type Cause, createEvents } from './events.ts';
import { createFeed, type Feed } from './feed/feed.ts';
import { createJobs } from './jobs/jobs.ts';
import { createJournal } from './journal/journal.ts';
import { createMail } from './mail/mail.ts';
import { createHub } from './realtime/hub.ts';
import { joinOthers } from './realtime/others.ts';

/** A context on an open database, with nobody connected and nobody listening yet. */
export function createContext(
  given: Pick<Context, 'config' | 'log' | 'clock' | 'database'> & Partial<Pick<Context, 'instances' | 'tracing'>>,
): Context {
  const { database, config, clock, log, instances = null, tracing = null } = given;
  const hub = createHub(instances);
  if (instances) joinOthers({ instances, hub, database, log });
  const accountLimits = createAccountLimits(database, config.accountLimits, instances !== null);
  const feed = createFeed(database, clock, accountLimits, config);
  const jobs = createJobs({ database, clock, log, tracing });
  return {
    ...given,
    instances,
    tracing,
    hub,
    accountLimits,
    feed,
    journal: createJournal(database, clock, accountLimits),
    jobs,
    mail: createMail({ config, database, clock, log, jobs }),
    events: createEvents(),
    ...publisher({ database, hub, feed }),
  };
}

/** Publishing on top of a hub: after the commit, to every tab but the actor's; one message a transaction. */
function publisher({
  database,
  hub,
  feed,
}: Pick<Context, 'database' | 'hub'> & { feed: Feed }): Pick<Context, 'publish' | 'published'> {
  const keysOf = new WeakMap<object, Map<string, Set<string>>>();
  const tabOf = ({ userId, clientId }: Cause) => `${userId} ${clientId ?? ''}`;
  const publish: Context['publish'] = (cause, keys) => {
    const { userId, clientId } = cause;
    // Another object in each transaction: what a rolled back one collected is never told.
    const transaction = database.query;
    const tabs = keysOf.get(transaction) ?? new Map<string, Set<string>>();
    keysOf.set(transaction, tabs);
    const tab = tabOf(cause);
    const known = tabs.get(tab);
    tabs.set(tab, new Set([...(known ?? []), ...keys]));
    if (known) return;
    const revision = database.writingRevision(userId);
    database.afterCommit(async () => {
      const collected = [...(tabs.get(tab) ?? [])];
      tabs.delete(tab);
      if (!hub.hasOthers(userId, clientId)) return;
      const cursor = await feed.cursorAt(revision);
      await hub.send(userId, { type: 'invalidate', data: { keys: collected, cursor } }, clientId);
    });
  };
  return { publish, published: (cause) => [...(keysOf.get(database.query)?.get(tabOf(cause)) ?? [])] };
}
