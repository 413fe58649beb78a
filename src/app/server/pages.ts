import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOneTimeLink } from '#features/auth/letters/links.ts';
import type { Config } from '#server/config/config.ts';
import { troubleOf } from '#server/database/trouble.ts';
import type { BuiltClient } from '#server/http/built-client.ts';
import { replyWithError } from '#server/http/errors.ts';
import { ownOrigin } from '#server/http/origin.ts';
import { clearSessionCookie, type Guarded, SESSIONLESS, sessionCookie } from '#server/http/session.ts';
import { beginUnavailable } from '#server/http/unavailable.ts';
import { isCall } from '#server/http/unserved.ts';
import { ROWS } from '#shared/noted-screen.ts';
import { announcedAs, isDemo, pages, paths } from '#shared/paths.ts';
import { installDeviceStart } from './device-start.ts';
import { SECTION_PARTS } from './section-parts.ts';

/** What the document of an address is for: as the scripts of its section are announced, and all that its query says. */
export interface Asked {
  section: string;
  query: string;
}

/** First answers by key, for the document to carry; of a visitor, that nobody is signed in. */
export type Preload = (actor: Guarded | null, asked: Asked) => Promise<Record<string, unknown>>;

/** JSON that can stand inside a `<script>`: no `<` can end it. */
const embedded = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const dataScript = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${embedded(value)}</script>`;

const inHead = (page: string, more: string) => page.replace('</head>', () => `${more}</head>`);
const outlined = (page: string, outline: string) =>
  page.replace('id="root">', () => `id="root">${outline}`).replace('<script type="module"', `$&${LATER}`);

/** Has nothing painted before the beginning has run: it may bring what the window showed last. */
const WITH_BEGINNING = '<link rel="expect" href="#begun" blocking="render">';
const BEGUN = '<i id="begun" hidden></i>';

/** Has the app's script fetched at once, and begun by another one, which stands behind all else. */
const begunBy = (page: string, beginning: string) =>
  inBody(
    inHead(
      page.replace(
        /<script type="module"(.*?) src=(".*?")><\/script>/,
        '<link rel="modulepreload"$1 id="entry" href=$2>',
      ),
      WITH_BEGINNING,
    ),
    beginning + BEGUN,
  );
const inBody = (page: string, more: string) => page.replace('</body>', () => `${more}</body>`);

const preloads = (scripts: readonly string[], priority = '') =>
  scripts.map((href) => `<link rel="modulepreload" href="${href}"${priority} />`).join('');

/** Of scripts on whose documents there is something to see already: its styles and fonts come first. */
const LATER = ' fetchpriority="low"';

/** What shows on the device what it keeps. */
const KEEPER = 'src/app/client/device/keeper.ts';

/** Tells the page that its operator wants no service worker. */
const NO_OFFLINE_START = '<meta name="offline-start" content="off" />';

/** The landing page for a visitor, the app with its first data for a signed-in user, and the built files. */
export async function installPages(
  app: FastifyInstance,
  client: BuiltClient,
  { publicOrigin, offlineStart, decrees }: Pick<Config, 'publicOrigin' | 'offlineStart' | 'decrees'>,
  preload: Preload,
  refuse: (request: FastifyRequest, reply: FastifyReply) => Promise<never>,
): Promise<void> {
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...SESSIONLESS.config };
    });
    await files.register(fastifyStatic, {
      root: client.folder,
      wildcard: false,
      // Each file is a route; the compressed ones are sent in the place of those that they were made from.
      globIgnore: ['**/*.{br,gz}', 'sw*.js'],
      index: false,
      preCompressed: true,
      allowedPath: (path) => !/\.(html|json)$/.test(path),
      setHeaders(response, path) {
        const immutable = path.includes('/assets/');
        response.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
        // It is compressed in itself: not to be once more.
        if (path.endsWith('.bin')) response.header('content-type', 'application/gzip');
      },
    });
  });

  const html = (reply: FastifyReply, page: string) =>
    reply.header('cache-control', 'no-cache').header('vary', 'Cookie').type('text/html; charset=utf-8').send(page);

  const scripts = Object.fromEntries(
    Object.entries(SECTION_PARTS).map(([section, source]) => [section, client.scriptsOf(source)]),
  );
  const built = offlineStart ? client.app : inHead(client.app, NO_OFFLINE_START);
  // Devices reckon working days themselves, also without the network.
  const document = Object.keys(decrees).length > 0 ? inBody(built, dataScript('decrees', decrees)) : built;
  // The shell is of no section: the page finds there the scripts of its own, and of what brings its rows where they are not noted.
  const announced = dataScript('announced', { ...scripts, [ROWS]: client.scriptsOf(KEEPER) });
  const shell = begunBy(inHead(document, announced), client.beginning);
  installDeviceStart(app, client, shell, offlineStart);

  async function appPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [path = '', query = ''] = request.url.split('?');
    const listed = isListed(path) ? document.replace(UNLISTED, '') : document;
    const section = announcedAs(path, query);
    const announced = scripts[section] ?? [];
    // What a link brings with it is another page, which only the browser knows.
    const hasOutline = path === paths.login && !query;
    const page = hasOutline
      ? inHead(outlined(listed, client.loginOutline), preloads(announced, LATER))
      : inHead(listed, preloads(announced));
    return html(reply, inBody(page, dataScript('preloaded', await preload(request.actor, { section, query }))));
  }

  /** Where nobody can tell who asks, the app itself is sent, without data: it says why, and waits for the server. */
  const page = {
    errorHandler(error: Error, request: FastifyRequest, reply: FastifyReply) {
      if (troubleOf(error)) html(beginUnavailable(error, request, reply), document);
      else replyWithError(error, request, reply);
    },
  };

  app.get(paths.home, page, async (request, reply) => {
    if (request.actor) return appPage(request, reply);
    if (sessionCookie(request, { publicOrigin }).value) clearSessionCookie(request, reply, { publicOrigin });
    return html(reply, landingOf(client, ownOrigin(request, publicOrigin)));
  });
  installIndexing(app, publicOrigin);
  app.get(paths.login, page, (request, reply) =>
    // A link of a letter does what it says, whoever is signed in where it is pressed.
    request.actor && !isOneTimeLink(request.url.split('?')[1] ?? '')
      ? reply.redirect(paths.home)
      : appPage(request, reply),
  );
  for (const path of pages) app.get(path, page, appPage);
  app.setNotFoundHandler(async (request, reply) => {
    if (isCall(request)) return refuse(request, reply);
    if (request.method === 'GET' && request.headers.accept?.includes('text/html')) {
      return appPage(request, reply.code(404));
    }
    return reply.code(404).send();
  });
}

/** What the app's pages say to search engines: not to list them. */
const UNLISTED = '<meta name="robots" content="noindex" />';

/** What anybody may see, search engines may list. */
const isListed = (path: string) => path === paths.login || isDemo(path);

/** Stands in the built landing page for the origin, which only the running server knows. */
const ORIGIN_MARK = '%PUBLIC_ORIGIN%';

/** The landing page with addresses that other sites can use. */
const landingOf = ({ landing }: BuiltClient, origin: string) => landing.replaceAll(ORIGIN_MARK, origin);

/** What search engines ask for. The app's own pages say in themselves that they are not to be listed. */
function installIndexing(app: FastifyInstance, publicOrigin: string | null): void {
  const sitemap = publicOrigin ? `Sitemap: ${publicOrigin}/sitemap.xml\n` : '';
  app.get('/robots.txt', SESSIONLESS, (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(`User-agent: *\nDisallow: /api/\n${sitemap}`),
  );
  if (!publicOrigin) return;
  const urls = `<url><loc>${publicOrigin}/</loc></url>`;
  app.get('/sitemap.xml', SESSIONLESS, (_, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`,
      ),
  );
}
