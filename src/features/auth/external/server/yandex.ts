import * as oauth from 'oauth4webapi';
import { z } from 'zod';
import type { YandexConfig } from '#server/config/services.ts';
import { texts } from '../texts.ts';
import { authorizationUrl, callOptions, exchange } from './code-grant.ts';
import type { ExternalProvider } from './provider.ts';

const text = z.string().nullish();
/** What `login.yandex.ru/info` says of the owner of a token. */
const person = z.object({ id: z.string().min(1), default_email: text, first_name: text, last_name: text });

/** Yandex ID: plain OAuth 2 with PKCE, so who came is asked of its own interface. */
export function yandex({ clientId, clientSecret, authorizeUrl, tokenUrl, infoUrl }: YandexConfig): ExternalProvider {
  const server = { issuer: new URL(authorizeUrl).origin, token_endpoint: tokenUrl };
  const client = { client_id: clientId };
  return {
    id: 'yandex',
    name: texts.yandex,
    authorize: (flow, redirectUri) => authorizationUrl(authorizeUrl, clientId, redirectUri, flow),
    async identify(answer, flow, redirectUri) {
      const response = await exchange(server, client, clientSecret, answer, flow, redirectUri);
      const { access_token } = await oauth.processAuthorizationCodeResponse(server, client, response);
      const info = await fetch(`${infoUrl}?format=json`, {
        headers: { authorization: `OAuth ${access_token}` },
        signal: callOptions(infoUrl).signal,
        redirect: 'error',
      });
      if (!info.ok) throw new Error(`${infoUrl} answered ${info.status}`);
      const { id, default_email, first_name, last_name } = person.parse(await info.json());
      return {
        subject: id,
        email: default_email ?? undefined,
        emailVerified: true,
        firstName: first_name ?? undefined,
        lastName: last_name ?? undefined,
      };
    },
  };
}
