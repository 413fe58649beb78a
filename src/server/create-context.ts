import { createAccountLimits } from './account-limits/account-limits.ts';
import type { Context } from './context.ts';
import { createEvents } from './events.ts';
import { createHub } from './realtime/hub.ts';

/** A context on an open database, with nobody connected and nobody listening yet. */
export function createContext(given: Pick<Context, 'config' | 'log' | 'clock' | 'database'>): Context {
  const hub = createHub();
  const { database, config } = given;
  return {
    ...given,
    hub,
    accountLimits: createAccountLimits(database, config.accountLimits),
    events: createEvents(),
    publish: publisher({ database, hub }),
  };
}

/** Publishing on top of a hub: after the commit, to every tab but the actor's; one message a transaction. */
function publisher({ database, hub }: Pick<Context, 'database' | 'hub'>): Context['publish'] {
  const keysOf = new WeakMap<object, Map<string, Set<string>>>();
  return ({ userId, clientId }, keys) => {
    // Another object in each transaction: what a rolled back one collected is never told.
    const transaction = database.query;
    const tabs = keysOf.get(transaction) ?? new Map<string, Set<string>>();
    keysOf.set(transaction, tabs);
    const tab = `${userId} ${clientId ?? ''}`;
    const known = tabs.get(tab);
    tabs.set(tab, new Set([...(known ?? []), ...keys]));
    if (known) return;
    database.afterCommit(() => {
      const collected = [...(tabs.get(tab) ?? [])];
      tabs.delete(tab);
      hub.send(userId, { type: 'invalidate', data: { keys: collected } }, clientId);
    });
  };
}
