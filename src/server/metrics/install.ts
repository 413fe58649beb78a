import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Context } from '../context.ts';
import type { Replicas } from '../database/replicas/wanted.ts';
import { SESSIONLESS } from '../http/session.ts';
import { METRICS_PATH } from './path.ts';

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What is measured of requests: by the pattern of a route and the first digit of a status, never by whose or which. */
function measureRequests(http: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'takt_http_request_duration_seconds',
    help: 'Time until a request was answered, by the pattern of its route.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  });
  http.addHook('onResponse', async (request, reply) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    durations.observe({ method: request.method, route: routeOf(request), status }, reply.elapsedTime / 1000);
  });
}

/** The pattern; of built files, of which each is a route, and of what nobody serves, a word for all. */
function routeOf({ routeOptions: { url, config } }: FastifyRequest): string {
  if (url === undefined) return 'none';
  const isFile = config.sessionless === true && !url.startsWith('/api/') && url !== METRICS_PATH;
  return isFile ? 'file' : url;
}

type Figures = Record<string, number>;
const NOTHING: Figures = {};

/** A gauge that is read when somebody measures. */
function gauge(registry: Registry, name: string, help: string, label: string, read: () => Promise<Figures> | Figures) {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [value, figure] of Object.entries(await read())) this.set({ [label]: value }, figure);
    },
  });
}

/** Nothing of them where there are none. */
function measureReplicas(replicas: Replicas | null, registry: Registry): void {
  gauge(registry, 'takt_replica_works', 'Whether a replica is read for now, by its place in the list.', 'replica', () =>
    Object.fromEntries((replicas?.working() ?? []).map((works, index) => [index + 1, Number(works)])),
  );
  new Counter({
    name: 'takt_replica_reads_total',
    help: 'Calls that a replica might have answered since the start: it did, was behind, failed, or all were resting.',
    labelNames: ['outcome'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(replicas?.counts ?? NOTHING)) this.inc({ outcome }, count);
    },
  });
}

function measureParts(http: FastifyInstance, { database, hub, jobs }: Context, registry: Registry): void {
  gauge(
    registry,
    'takt_database_trouble',
    'What ails the database; "none" where nothing does.',
    'reason',
    async () => ({
      [(await database.condition.reading()) ?? 'none']: 1,
    }),
  );
  gauge(registry, 'takt_database_connections', 'Connections of the pool; nothing where there is none.', 'state', () => {
    const state = database.connections();
    return state === null ? NOTHING : { most: state.most, held: state.taken, waited_for: state.waiting };
  });
  measureReplicas(database.replicas, registry);
  gauge(registry, 'takt_sockets', 'Windows that hold the live channel, and accounts of which they are.', 'of', () => ({
    windows: http.websocketServer.clients.size,
    accounts: hub.users().length,
  }));
  // Where the database is away, the rest is measured all the same.
  gauge(registry, 'takt_jobs', 'Jobs in the database, of every server on it.', 'state', () =>
    jobs.counts().catch(() => NOTHING),
  );
  new Counter({
    name: 'takt_job_attempts_total',
    help: 'Attempts at jobs that ended on this server since its start.',
    labelNames: ['kind', 'result'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [kind, ended] of jobs.ended)
        for (const [result, count] of Object.entries(ended)) this.inc({ kind, result }, count);
    },
  });
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Serves measures to whoever knows the token. They tell of no account and of nothing that anybody wrote. */
export async function installMetrics(http: FastifyInstance, context: Context, token: string): Promise<void> {
  const registry = new Registry();
  const wanted = digest(`Bearer ${token}`);
  collectDefaultMetrics({ register: registry });
  measureRequests(http, registry);
  measureParts(http, context, registry);
  http.get(METRICS_PATH, SESSIONLESS, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted))
      return reply.code(401).header('www-authenticate', 'Bearer').send();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
