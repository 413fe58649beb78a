import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltClient } from '../http/built-client.ts';
import { clearSessionCookie, type Guarded, SESSION_COOKIE } from '../http/session.ts';

/** Paths of the app; every other one is the not-found page. */
const APP_PATHS = ['/kanban', '/profile', '/projects', '/habits', '/mobile-demo', '/mobile'];

/** The lazy part of each section, whose scripts the document announces: they come beside the app, not after it. */
const SECTION_PARTS: Record<string, string> = {
  tasks: 'src/features/tasks/client/tasks-page.tsx',
  kanban: 'src/features/kanban/client/kanban-page.tsx',
  projects: 'src/features/projects/client/projects-page.tsx',
  habits: 'src/features/habits/client/habits-page.tsx',
};

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
    allowedPath: (path) => !/\.(html|json)$/.test(path),
    setHeaders(response, path) {
      const immutable = path.includes('/assets/');
      response.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });

  const html = (reply: FastifyReply, page: string) =>
    reply.header('cache-control', 'no-cache').header('vary', 'Cookie').type('text/html; charset=utf-8').send(page);

  const announcements = new Map(
    Object.entries(SECTION_PARTS).map(([section, source]) => [
      section,
      client
        .scriptsOf(source)
        .map((href) => `<link rel="modulepreload" href="${href}" />`)
        .join(''),
    ]),
  );

  async function appPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { actor } = request;
    if (!actor) return html(reply, client.app);
    const scripts = announcements.get(sectionAt(request.url)) ?? '';
    const data = `<script type="application/json" id="preloaded">${embedded(await preload(actor))}</script>`;
    return html(
      reply,
      client.app.replace('</head>', () => `${scripts}</head>`).replace('</body>', () => `${data}</body>`),
    );
  }

  app.get('/', async (request, reply) => {
    if (request.actor) return appPage(request, reply);
    if (request.cookies[SESSION_COOKIE]) clearSessionCookie(reply);
    return html(reply, client.landing);
  });
  app.get('/login', (request, reply) => (request.actor ? reply.redirect('/') : html(reply, client.app)));
  for (const path of APP_PATHS) app.get(path, appPage);
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method === 'GET' && request.headers.accept?.includes('text/html')) {
      return appPage(request, reply.code(404));
    }
    return reply.code(404).send();
  });
}

/** The section that an address shows: the first word of its path, or on the home page what the query says. */
function sectionAt(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return pathname.slice(1) || (searchParams.get('section') ?? '');
}
