/// <reference path="./oidc-provider.d.ts" />
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface IssuerAccount {
  /** Name on the button of the issuer's page, and `sub`. */
  id: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

/** A real OpenID provider on this machine, whose login page has a button for each account and one to decline. */
export interface OpenIdIssuer {
  /** Goes from our redirect to the one back to us, as a browser would. @param as null declines */
  visit(location: string, as: string | null): Promise<URL>;
  stop(): Promise<void>;
}

const CLIENT = { client_id: 'takt', client_secret: 'a secret of the client, forty characters!' };
const INTERACTION = /^\/interaction\/[\w-]+/;

// biome-ignore lint/suspicious/noExplicitAny: the package brings no types
type OidcContext = any;

function configuration(accounts: readonly IssuerAccount[], redirectUris: readonly string[]) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    clients: [{ ...CLIENT, redirect_uris: redirectUris }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key of tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    interactions: { url: (_: OidcContext, interaction: { uid: string }) => `/interaction/${interaction.uid}` },
    findAccount: (_: OidcContext, id: string) => {
      const { id: sub, ...claims } = accounts.find((account) => account.id === id)!;
      return { accountId: sub, claims: () => ({ sub, ...claims }) };
    },
    async loadExistingGrant({ oidc }: OidcContext) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

const page = (
  path: string,
  accounts: readonly IssuerAccount[],
) => `<!doctype html><html lang="ru"><title>Издатель</title><link rel="icon" href="data:,">
  <main><h1>Издатель</h1>
  ${accounts.map(({ id }) => `<p><a href="${path}?as=${id}">Войти как ${id}</a></p>`).join('')}
  <p><a href="${path}?deny">Отказаться</a></p></main></html>`;

/** What the product's operator sets for the issuer at this port. */
export const issuerEnv = (port: number) => ({
  OIDC_ISSUER: `http://127.0.0.1:${port}`,
  OIDC_CLIENT_ID: CLIENT.client_id,
  OIDC_CLIENT_SECRET: CLIENT.client_secret,
  OIDC_NAME: 'Домашний вход',
});

export async function startIssuer(
  accounts: readonly IssuerAccount[],
  redirectUris: readonly string[],
  port: number,
): Promise<OpenIdIssuer> {
  const { Provider } = await import('oidc-provider');
  const { OIDC_ISSUER: issuer } = issuerEnv(port);
  const provider = new Provider(issuer, configuration(accounts, redirectUris));
  const answer = provider.callback();

  function interact(request: IncomingMessage, response: ServerResponse, url: URL) {
    const as = url.searchParams.get('as');
    if (as === null && !url.searchParams.has('deny')) {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page(url.pathname, accounts));
      return;
    }
    const result = as === null ? { error: 'access_denied' } : { login: { accountId: as } };
    void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    if (INTERACTION.test(url.pathname)) interact(request, response, url);
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return {
    visit: (location, as) => followTo(new URL(location), issuer, as === null ? 'deny' : `as=${encodeURIComponent(as)}`),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Follows redirects with the issuer's cookies until they leave it. */
async function followTo(location: URL, issuer: string, choice: string): Promise<URL> {
  const cookies = new Map<string, string>();
  for (let url = location; ; ) {
    if (url.origin !== issuer) return url;
    if (INTERACTION.test(url.pathname)) url.search = choice;
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie: [...cookies.values()].join('; ') } });
    for (const cookie of answer.headers.getSetCookie()) {
      const pair = cookie.split(';')[0]!;
      cookies.set(pair.split('=')[0]!, pair);
    }
    const next = answer.headers.get('location');
    if (!next) throw new Error(`the issuer answered ${answer.status} at ${url.pathname}: ${await answer.text()}`);
    url = new URL(next, issuer);
  }
}
