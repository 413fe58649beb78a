import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url');

/** What the provider is to answer next, and what it was asked. */
export interface Script {
  /** Answer of the token endpoint. */
  token: unknown;
  /** Answer of the endpoint that tells who owns a token. */
  person: unknown;
  /** Body of the last call of the token endpoint. */
  asked: URLSearchParams;
  /** Authorization header of the last question who owns a token. */
  shown: string | undefined;
}

/** A provider that says what a test tells it to, right or wrong. */
export interface ScriptedProvider extends Script {
  url: string;
  /** An `id_token` with these claims, signed by the published key or another one. */
  idToken(claims: object, signed?: 'well' | 'by another' | 'not at all'): string;
  stop(): Promise<void>;
}

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

export async function startScriptedProvider(): Promise<ScriptedProvider> {
  const [own, other] = [newKey(), newKey()];
  const script: Script = { token: {}, person: {}, asked: new URLSearchParams(), shown: undefined };
  const published = { ...own.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' };

  const server = createServer(async (request, response) => {
    const answers: Record<string, unknown> = {
      '/.well-known/openid-configuration': {
        issuer: provider.url,
        authorization_endpoint: `${provider.url}/authorize`,
        token_endpoint: `${provider.url}/token`,
        jwks_uri: `${provider.url}/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
      },
      '/tenant/.well-known/openid-configuration': { issuer: provider.url },
      '/keys': { keys: [published] },
      '/token': provider.token,
      '/info': provider.person,
    };
    const { pathname } = new URL(request.url ?? '/', provider.url);
    if (pathname === '/token') provider.asked = new URLSearchParams(await text(request));
    if (pathname === '/info') provider.shown = request.headers.authorization;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[pathname] ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const provider: ScriptedProvider = {
    ...script,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    idToken(claims, signed = 'well') {
      const header = signed === 'not at all' ? { alg: 'none' } : { alg: 'RS256', kid: 'one' };
      const said = `${base64url(JSON.stringify(header))}.${base64url(JSON.stringify(claims))}`;
      if (signed === 'not at all') return `${said}.`;
      const { privateKey } = signed === 'well' ? own : other;
      return `${said}.${base64url(sign('sha256', Buffer.from(said), privateKey))}`;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return provider;
}

/** The PKCE challenge that a verifier answers. */
export const challengeOf = (verifier: string) => base64url(createHash('sha256').update(verifier).digest());
