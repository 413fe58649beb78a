import * as oauth from 'oauth4webapi';
import type { OidcConfig } from '#server/config/services.ts';
import { authorizationUrl, callOptions, exchange } from './code-grant.ts';
import type { ExternalProvider } from './provider.ts';

const SCOPE = 'openid email profile';
/** For which the provider's description of itself is believed. */
const DESCRIBED_FOR = 60 * 60_000;

const textOf = (claim: unknown) => (typeof claim === 'string' && claim !== '' ? claim : undefined);

/** Any OpenID Connect issuer, found by its own description. */
export function openId(
  { issuer, clientId, clientSecret, name }: OidcConfig,
  clock: { now(): number },
): ExternalProvider {
  const client = { client_id: clientId };
  let described: { server: oauth.AuthorizationServer; at: number } | undefined;

  async function metadata(): Promise<oauth.AuthorizationServer> {
    if (described && clock.now() - described.at < DESCRIBED_FOR) return described.server;
    const address = new URL(issuer);
    const response = await oauth.discoveryRequest(address, { algorithm: 'oidc', ...callOptions(issuer) });
    const server = await oauth.processDiscoveryResponse(address, response);
    described = { server, at: clock.now() };
    return server;
  }

  return {
    id: 'oidc',
    name,

    async authorize(flow, redirectUri) {
      const { authorization_endpoint } = await metadata();
      if (!authorization_endpoint) throw new Error(`${issuer} names no authorization endpoint`);
      const url = await authorizationUrl(authorization_endpoint, clientId, redirectUri, flow);
      url.searchParams.set('scope', SCOPE);
      url.searchParams.set('nonce', flow.nonce);
      return url;
    },

    async identify(answer, flow, redirectUri) {
      const server = await metadata();
      const response = await exchange(server, client, clientSecret, answer, flow, redirectUri);
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
        expectedNonce: flow.nonce,
        requireIdToken: true,
      });
      // The library trusts the connection to the provider; the signature is checked none the less.
      await oauth.validateApplicationLevelSignature(server, response, callOptions(issuer));
      const said = oauth.getValidatedIdTokenClaims(tokens)!;
      const claims: Record<string, unknown> = {
        ...said,
        ...(await userInfo(server, client, tokens.access_token, said.sub)),
      };
      return {
        subject: said.sub,
        email: textOf(claims.email),
        emailVerified: claims.email_verified === true,
        firstName: textOf(claims.given_name) ?? textOf(claims.name),
        lastName: textOf(claims.family_name),
      };
    },
  };
}

/** Many issuers put the address there alone; not every one has the endpoint. */
async function userInfo(server: oauth.AuthorizationServer, client: oauth.Client, accessToken: string, subject: string) {
  if (!server.userinfo_endpoint) return {};
  const response = await oauth.userInfoRequest(server, client, accessToken, callOptions(server.userinfo_endpoint));
  return oauth.processUserInfoResponse(server, client, subject, response);
}
