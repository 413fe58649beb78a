import pino from 'pino';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { connect } from '../database/connect.ts';
import { createEvents } from '../event.ts';
import { scheduleHourly } from '../jobs/schedule.ts';
import { createHub } from '../realtime/hub.ts';
import { createApp } from './app.ts';
import { hourlyJobs } from './slices.ts';

export interface RunningServer {
  /** Address as `http://127.0.0.1:3000`. */
  address: string;
  /** Finishes requests, closes sockets, checkpoints the database. */
  stop(): Promise<void>;
}

/** Publishing on top of a hub: after the commit, to every tab but the actor's; one message a transaction. */
export function publisher({ database, hub }: Pick<Context, 'database' | 'hub'>): Context['publish'] {
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

/** Opens everything and listens. `onFatal` is called where the server can no longer go on. */
export async function startServer(config: Config, onFatal: () => void): Promise<RunningServer> {
  const log = pino({ level: config.logLevel });
  const { database, close } = await connect(config, log, onFatal);
  const hub = createHub();
  const context: Context = {
    config,
    log,
    clock: { now: Date.now },
    database,
    events: createEvents(database),
    hub,
    publish: publisher({ database, hub }),
  };
  const { http, services } = await createApp(context);
  const endJobs = scheduleHourly(hourlyJobs(context, services), log);
  const stop = async () => {
    endJobs();
    await http.close();
    await close();
  };
  try {
    const address = await http.listen({ host: config.host, port: config.port });
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
