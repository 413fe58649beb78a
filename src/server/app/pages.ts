import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BuiltClient } from '../http/built-client.ts';
import { clearSessionCookie, type Guarded, SESSION_COOKIE } from '../http/session.ts';

/** Paths of the app; every other one is the not-found page. */
const APP_PATHS = ['/kanban', '/profile', '/projects', '/habits', '/mobile-demo', '/mobile'];

/** First queries of a signed-in user by key, for the document to carry. */
export type Preload = (actor: Guarded) => Promise<Record<string, unknown>>;

/** JSON that can stand inside a `<script>`: no `<` can end it. */
const embedded = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The landing page for a visitor, the app with its first data for a signed-in user, and the built files. */
export async function installPages(app: FastifyInstance, client: BuiltClient, preload: Preload): Promise<void> {
  await app.register(fastifyStatic, {
    root: client.folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    allowedPath: (path) => !path.endsWith('.html'),
    setHeaders(response, path) {
      const immutable = path.includes('/assets/');
      response.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });

  const html = (reply: FastifyReply, page: string) =>
    reply.header('cache-control', 'no-cache').header('vary', 'Cookie').type('text/html; charset=utf-8').send(page);

  async function appPage(reply: FastifyReply, actor: Guarded | null): Promise<FastifyReply> {
    if (!actor) return html(reply, client.app);
    const data = `<script type="application/json" id="preloaded">${embedded(await preload(actor))}</script>`;
    return html(
      reply,
      client.app.replace('</body>', () => `${data}</body>`),
    );
  }

  app.get('/', async (request, reply) => {
    if (request.actor) return appPage(reply, request.actor);
    if (request.cookies[SESSION_COOKIE]) clearSessionCookie(reply);
    return html(reply, client.landing);
  });
  app.get('/login', (request, reply) => (request.actor ? reply.redirect('/') : html(reply, client.app)));
  for (const path of APP_PATHS) app.get(path, (request, reply) => appPage(reply, request.actor));
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method === 'GET' && request.headers.accept?.includes('text/html')) {
      return appPage(reply.code(404), request.actor);
    }
    return reply.code(404).send();
  });
}
