import * as oauth from 'oauth4webapi';
import { type Flow, SignInCancelled } from './provider.ts';

/** A provider that does not answer must not hold the browser for ever. */
const PATIENCE = 10_000;

/** Options of a call to a provider; plain http only where the operator wrote it, for a server of the same network. */
export const callOptions = (address: string) => ({
  signal: AbortSignal.timeout(PATIENCE),
  [oauth.allowInsecureRequests]: address.startsWith('http:'),
});

/** Secrets of a new sign-in. */
export const newFlow = (): Flow => ({
  state: oauth.generateRandomState(),
  nonce: oauth.generateRandomNonce(),
  verifier: oauth.generateRandomCodeVerifier(),
});

/** The authorization request of the code grant with PKCE. */
export async function authorizationUrl(
  endpoint: string,
  clientId: string,
  redirectUri: string,
  { state, verifier }: Flow,
): Promise<URL> {
  const url = new URL(endpoint);
  const parameters = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}

/** Exchanges the code for tokens. @throws SignInCancelled where the user declined */
export async function exchange(
  server: oauth.AuthorizationServer,
  client: oauth.Client,
  secret: string,
  answer: URLSearchParams,
  { state, verifier }: Flow,
  redirectUri: string,
): Promise<Response> {
  const checked = validated(server, client, answer, state);
  return oauth.authorizationCodeGrantRequest(
    server,
    client,
    authentication(server, secret),
    checked,
    redirectUri,
    verifier,
    callOptions(server.token_endpoint ?? ''),
  );
}

function validated(server: oauth.AuthorizationServer, client: oauth.Client, answer: URLSearchParams, state: string) {
  try {
    return oauth.validateAuthResponse(server, client, answer, state);
  } catch (error) {
    if (error instanceof oauth.AuthorizationResponseError && error.error === 'access_denied')
      throw new SignInCancelled();
    throw error;
  }
}

/** How the provider wants the client's secret; by its own word, else in the body. */
function authentication(server: oauth.AuthorizationServer, secret: string): oauth.ClientAuth {
  const methods = server.token_endpoint_auth_methods_supported;
  const inBody = !methods || methods.includes('client_secret_post');
  return inBody ? oauth.ClientSecretPost(secret) : oauth.ClientSecretBasic(secret);
}
