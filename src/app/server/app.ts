import { createHash } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { confirmedLogout, forcedLogin, login, logout, resetPassword } from '#features/auth/contract.ts';
import { finishExternal, startExternal } from '#features/auth/external/contract.ts';
import { forgotPassword } from '#features/auth/letters/contract.ts';
import { signInByPasskey } from '#features/auth/passkeys/contract.ts';
import { installGuard } from '#features/auth/server/guard.ts';
import { logoutRoutes } from '#features/auth/server/routes.ts';
import { completeLogin } from '#features/auth/two-factor/contract.ts';
import { readCalendar } from '#features/calendar/contract.ts';
import { openUnsubscribing } from '#features/notifications/letters/contract.ts';
import type { Context } from '#server/context.ts';
import { logRequests, requestNamer } from '#server/http/access-log.ts';
import { guardAddress, readableUrl } from '#server/http/address.ts';
import { type BuiltClient, readBuiltClient } from '#server/http/built-client.ts';
import { answerClientError, refuseOddRequests } from '#server/http/client-errors.ts';
import { installErrorReplies } from '#server/http/errors.ts';
import { installJsonParser } from '#server/http/json-body.ts';
import { maxHeaderSize } from '#server/http/node-http.ts';
import { describeInterface } from '#server/http/openapi/document.ts';
import { guardOrigin } from '#server/http/origin.ts';
import { noticeUnnamedProxy } from '#server/http/proxy-notice.ts';
import { installSecurityHeaders } from '#server/http/security.ts';
import { createServe, type Served } from '#server/http/serve.ts';
import { SESSIONLESS, sessionCookieName } from '#server/http/session.ts';
import { refuseUnserved } from '#server/http/unserved.ts';
import { installSocket } from '#server/realtime/socket.ts';
import { HEALTH, installHealth } from './health.ts';
import { installPages } from './pages.ts';
import { preloadOf } from './preload.ts';
import { installSecurityTxt } from './security-txt.ts';
import { createServices, registerListeners, registerRoutes, type Services } from './slices.ts';

const BODY_LIMIT = 1024 * 1024;
/** Milliseconds in which a request must have arrived whole: the largest, a recording, takes 40 s at 1 Mbit/s. */
const REQUEST_WITHIN = 120_000;
/** The same of its headers alone, and how often both are looked at. */
const HEADERS_WITHIN = 20_000;
const LOOK_EVERY = 2000;
export const VERSION = '0.1.0';
/** Where whoever guesses knocks. */
const DOORS = [login, completeLogin, signInByPasskey, resetPassword, forgotPassword].map(({ path }) => path);
/** What is behind these is nobody's business, the log's neither. */
const SECRETS = [readCalendar].map(({ path }) => path.slice(0, path.indexOf(':')));

export interface App {
  http: FastifyInstance;
  services: Services;
}

/** The whole server on a context, ready to listen or to be asked in memory. */
export async function createApp(context: Context, client: BuiltClient | null = readBuiltClient()): Promise<App> {
  const { config, log } = context;
  const http = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    genReqId: requestNamer(config),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_WITHIN,
    forceCloseConnections: 'idle',
    // Of what fits in a request's headers: a longer id is a missing object like any other malformed one.
    routerOptions: { maxParamLength: maxHeaderSize },
    rewriteUrl: readableUrl,
    schemaController: { compilersFactory: { buildValidator: unasked, buildSerializer: unasked } },
    clientErrorHandler: answerClientError,
    http: { requireHostHeader: false, headersTimeout: HEADERS_WITHIN, connectionsCheckingInterval: LOOK_EVERY },
  }) as unknown as FastifyInstance;
  logRequests(http, config, { doors: DOORS, secrets: SECRETS });
  context.tracing?.followCalls(http);
  if (config.metricsToken !== null) await measure(http, context, config.metricsToken);
  finishOnStop(http);
  installErrorReplies(http);
  installJsonParser(http);
  await installSecurityHeaders(
    http,
    client ? [client.app, client.landing, client.logout, client.beginning] : [],
    config.publicOrigin?.startsWith('https:') ?? false,
  );
  // Zstandard makes an answer as small as Brotli in a third of its time.
  await http.register(compress, {
    threshold: 1024,
    encodings: ['zstd', 'br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  await http.register(cookie);
  if (config.rateLimits) await http.register(rateLimit, { global: false });
  refuseOddRequests(http);
  guardAddress(http);
  noticeUnnamedProxy(http, config);
  guardOrigin(http, config.publicOrigin);
  installGuard(http, context);
  await installSocket(http, context);

  const services = createServices(context);
  registerListeners(context, services);
  const { serve, served } = createServe(http, context, buildId(client));
  registerRoutes(http, { serve, served }, context, services);
  logoutRoutes(http, services.auth, context, client?.logout ?? null);
  installHealth(http, context.database.condition);
  installSecurityTxt(http, context);
  installDocs(http, served, sessionCookieName(config));
  const refuse = refuseUnserved(() => describedOf(served));
  if (client) await installPages(http, client, config, preloadOf(services), refuse);
  else http.setNotFoundHandler(refuse);
  return { http, services };
}

/** Calls are checked and answers made by `serve`: Fastify's own ways, which take some MB, need not be loaded. */
function unasked(): never {
  throw new Error('no route here has a schema of Fastify');
}

/** Loaded only where somebody measures. */
async function measure(http: FastifyInstance, context: Context, token: string): Promise<void> {
  const { installMetrics } = await import('#server/metrics/install.ts');
  await installMetrics(http, context, token);
}

/** A request under way at a stop is answered, and its connection then let go, or the stop would wait for the browser. */
function finishOnStop(http: FastifyInstance): void {
  let stopping = false;
  http.addHook('preClose', async () => {
    stopping = true;
  });
  http.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}

/** Another build answers with another ETag. */
const buildId = (client: BuiltClient | null) =>
  createHash('sha256')
    .update(VERSION + (client?.app ?? ''))
    .digest('base64url')
    .slice(0, 10);

/** All that answers under `/api`; some is served only once the app is ready. */
const describedOf = (served: Served) => [
  ...served,
  ...HEALTH,
  logout,
  confirmedLogout,
  forcedLogin,
  openUnsubscribing,
  startExternal,
  finishExternal,
];

/** The description of the interface, made and loaded when first asked for: few processes ever are. */
function installDocs(http: FastifyInstance, served: Served, cookie: string): void {
  const described = () => describedOf(served);
  let docs: Promise<FastifyInstance> | undefined;
  http.get('/api/openapi.json', SESSIONLESS, async () => describeInterface(described(), VERSION, cookie));
  for (const path of ['/api/docs', '/api/docs/*']) {
    http.get(path, SESSIONLESS, async (request, reply) => {
      docs ??= import('#server/http/docs.ts').then(({ createDocs }) => createDocs(described(), VERSION, cookie));
      const { routing } = await docs;
      reply.hijack();
      routing(request.raw, reply.raw);
    });
  }
}
