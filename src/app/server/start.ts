import pino, { type Logger } from 'pino';
import { systemClock } from '#server/clock.ts';
import type { Config } from '#server/config/config.ts';
import type { TracingProtocol } from '#server/config/services.ts';
import { createContext } from '#server/create-context.ts';
import { connect } from '#server/database/connect.ts';
import { watchConnections } from '#server/http/open-connections.ts';
import type { Instances } from '#server/instances/instances.ts';
import { METRICS_PATH } from '#server/metrics/path.ts';
import { putPoolBehindLoop } from '#server/pool-threads.ts';
import type { Tracing } from '#server/tracing/tracing.ts';
import { heedDecrees } from '#shared/repeat/heeded-decrees.ts';
import { createApp, VERSION } from './app.ts';
import { HEALTH } from './health.ts';
import { giveMemoryBackWhenQuiet } from './idle-memory.ts';
import { registerUpkeep } from './slices.ts';

/**
 * Milliseconds that a stop leaves to requests under way. Who is still sending one then has had no answer, and who supervises
 * the server seldom waits longer than ten seconds.
 */
const FINISH_WITHIN = 5000;

export interface RunningServer {
  /** Address as `http://127.0.0.1:3000`. */
  address: string;
  /** What a database that is away, and waited for, answered; null where it serves. */
  waitsFor: unknown;
  /** Finishes requests and jobs, closes sockets, cuts what does not end in time, checkpoints the database. */
  stop(): Promise<void>;
}

/** Loaded only where it is used: a server alone needs no Redis. */
async function joinInstances({ secret }: Config, url: string, log: Logger): Promise<Instances> {
  const { openInstances } = await import('#server/instances/instances.ts');
  return openInstances({ url, secret, log });
}

/** Loaded only where somebody asks for it. */
async function traceWith(protocol: TracingProtocol, { trustProxy }: Config, log: Logger): Promise<Tracing> {
  const { openTracing } = await import('#server/tracing/open-tracing.ts');
  return openTracing({ protocol, version: VERSION, trusting: trustProxy !== false, log });
}

/** Opens everything and listens. `onFatal` is called where the server can no longer go on. */
export async function startServer(config: Config, onFatal: () => void): Promise<RunningServer> {
  const log = pino({ level: config.logLevel });
  heedDecrees(config.decrees);
  await putPoolBehindLoop();
  const tracing = config.tracing ? await traceWith(config.tracing, config, log) : null;
  const { database, waitsFor, close } = await connect(config, log, onFatal, tracing ?? undefined);
  const instances = config.redisUrl ? await joinInstances(config, config.redisUrl, log) : null;
  const context = createContext({ config, log, database, clock: systemClock, instances, tracing });
  // Answers are named by it, also those of a disk that is full or gone by then.
  if (waitsFor === null) await context.feed.epoch();
  const { http, services } = await createApp(context);
  registerUpkeep(context, services);
  const connections = watchConnections(http.server);
  const stop = async () => {
    const jobsEnd = context.jobs.stop();
    const cut = setTimeout(() => {
      log.warn({ connections: connections.cut() }, 'the stop cut connections that were still open');
    }, FINISH_WITHIN);
    await http.close();
    clearTimeout(cut);
    await jobsEnd;
    await instances?.close();
    await close();
    await tracing?.close();
  };
  try {
    const address = await http.listen({ host: config.host, port: config.port });
    context.jobs.start();
    giveMemoryBackWhenQuiet(http.server, [...HEALTH.map(({ path }) => path), METRICS_PATH]);
    return { address, waitsFor, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
