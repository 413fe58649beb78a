import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { challengeOf, type ScriptedProvider, startScriptedProvider } from '#testing/server/scripted-provider.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';
import { openId } from './openid.ts';

const env: NodeJS.ProcessEnv = {};
let provider: ScriptedProvider;
beforeAll(async () => {
  provider = await startScriptedProvider();
  Object.assign(env, {
    YANDEX_CLIENT_ID: 'takt-at-yandex',
    YANDEX_CLIENT_SECRET: 'a secret of yandex',
    YANDEX_AUTHORIZE_URL: `${provider.url}/authorize`,
    YANDEX_TOKEN_URL: `${provider.url}/token`,
    YANDEX_INFO_URL: `${provider.url}/info`,
    OIDC_ISSUER: provider.url,
    OIDC_CLIENT_ID: 'takt',
    OIDC_CLIENT_SECRET: 'a secret of the issuer',
  });
});
const server = useTestApp(env);
afterAll(() => provider.stop());

const ANNA = { id: '1130000000000001', default_email: 'Anna@yandex.test', first_name: 'Анна', last_name: 'Ким' };

interface Begun {
  browser: TestUser;
  sent: URLSearchParams;
}

async function begin(id: string): Promise<Begun> {
  const browser = server.visitor();
  const { status, headers } = await browser.get(`/api/auth/${id}`);
  expect(status).toBe(302);
  const location = new URL(String(headers.location));
  expect(location.origin + location.pathname).toBe(`${provider.url}/authorize`);
  return { browser, sent: location.searchParams };
}

async function comeBack(id: string, { browser, sent }: Begun, extra: Record<string, string> = {}): Promise<string> {
  const answer = new URLSearchParams({ code: 'one-time-code', state: sent.get('state')!, ...extra });
  const { headers } = await browser.get(`/api/auth/${id}/callback?${answer}`);
  return String(headers.location);
}

describe('Яндекс', () => {
  beforeEach(() => {
    provider.token = { access_token: 'a token', token_type: 'bearer', expires_in: 3600 };
    provider.person = ANNA;
  });

  it('is asked for a code with PKCE and state, and gets them back where it expects them', async () => {
    const begun = await begin('yandex');
    expect(Object.fromEntries(begun.sent)).toMatchObject({
      client_id: 'takt-at-yandex',
      response_type: 'code',
      redirect_uri: 'http://localhost/api/auth/yandex/callback',
      code_challenge_method: 'S256',
    });
    expect(await comeBack('yandex', begun)).toBe('/');
    expect(Object.fromEntries(provider.asked)).toMatchObject({
      grant_type: 'authorization_code',
      code: 'one-time-code',
      redirect_uri: 'http://localhost/api/auth/yandex/callback',
      client_secret: 'a secret of yandex',
    });
    expect(challengeOf(provider.asked.get('code_verifier')!)).toBe(begun.sent.get('code_challenge'));
    expect(provider.shown).toBe('OAuth a token');
    const { body } = await begun.browser.get('/api/auth/user');
    expect(body).toMatchObject({ email: 'anna@yandex.test', firstName: 'Анна', lastName: 'Ким', hasPassword: false });
  });

  it('knows its own again after they changed the address', async () => {
    const first = await begin('yandex');
    await comeBack('yandex', first);
    provider.person = { ...ANNA, default_email: 'anna.kim@yandex.test' };
    const second = await begin('yandex');
    await comeBack('yandex', second);
    const idOf = async ({ browser }: Begun) => (await browser.get('/api/auth/user')).body.id;
    expect(await idOf(second)).toBe(await idOf(first));
  });

  it.each<[string, () => void, Record<string, string>, string]>([
    ['a user who declines', () => {}, { error: 'access_denied' }, 'cancelled'],
    ['another error', () => {}, { error: 'server_error' }, 'failed'],
    ['a foreign state', () => {}, { state: 'foreign' }, 'failed'],
    ['a refused code', () => (provider.token = { error: 'invalid_grant' }), {}, 'failed'],
    ['no token', () => (provider.token = {}), {}, 'failed'],
    ['nobody', () => (provider.person = {}), {}, 'failed'],
    ['nonsense', () => (provider.person = 'привет'), {}, 'failed'],
    ['no address', () => (provider.person = { id: '2' }), {}, 'no_email'],
    ['half an address', () => (provider.person = { id: '3', default_email: 'anna' }), {}, 'no_email'],
  ])('that answers with %s leads back to the login page', async (_name, script, extra, problem) => {
    script();
    const begun = await begin('yandex');
    expect(await comeBack('yandex', begun, extra)).toBe(`/login?problem=${problem}`);
    expect((await begun.browser.get('/api/auth/user')).status).toBe(401);
  });

  it('keeps no token of its own in the database', async () => {
    await comeBack('yandex', await begin('yandex'));
    const rows = await server.context.database.query.selectFrom('accounts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('a token');
  });
});

describe('an OpenID provider’s word', () => {
  /** Comes back with a token whose claims are right but for these. */
  async function enterWith(wrong: object, signed?: Parameters<ScriptedProvider['idToken']>[1]): Promise<string> {
    const begun = await begin('oidc');
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: provider.url,
      aud: 'takt',
      sub: 'anna',
      email: 'anna@issuer.test',
      nonce: begun.sent.get('nonce'),
      iat: now,
      exp: now + 60,
      ...wrong,
    };
    provider.token = { access_token: 'a token', token_type: 'Bearer', id_token: provider.idToken(claims, signed) };
    return comeBack('oidc', begun);
  }

  it('is believed when everything fits', async () => {
    expect(await enterWith({})).toBe('/');
  });

  it.each([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another client', { aud: 'somebody else' }],
    ['for us among others, without saying that we asked', { aud: ['takt', 'somebody else'] }],
    ['to another question', { nonce: 'another' }],
    ['to no question', { nonce: undefined }],
    ['that has expired', { exp: Math.floor(Date.now() / 1000) - 3600 }],
    ['about nobody', { sub: undefined }],
  ])('is refused %s', async (_name, wrong) => {
    expect(await enterWith(wrong)).toBe('/login?problem=failed');
  });

  it.each(['by another', 'not at all'] as const)('is refused where it is signed %s', async (signed) => {
    expect(await enterWith({}, signed)).toBe('/login?problem=failed');
  });
});

it('a provider that describes itself as another one is not asked for anything', async () => {
  const config = { clientId: 'takt', clientSecret: 'x', name: 'OpenID' };
  const flow = { state: 'a', nonce: 'b', verifier: 'c'.repeat(43) };
  const authorize = (issuer: string) =>
    openId({ ...config, issuer }, server.clock).authorize(flow, 'http://localhost/');
  expect((await authorize(provider.url)).pathname).toBe('/authorize');
  await expect(authorize(`${provider.url}/tenant`)).rejects.toThrow(/issuer/);
});

describe('a provider that is away', () => {
  const away = useTestApp({ OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'takt', OIDC_CLIENT_SECRET: 'x' });

  it('leads back to the login page, or says so in the security tab', async () => {
    const { status, headers } = await away.visitor().get('/api/auth/oidc');
    expect([status, headers.location]).toEqual([302, '/login?problem=failed']);
    const user = await away.user();
    const answer = await user.post('/api/account/links/oidc', { password: 'correct horse' });
    expect([answer.status, answer.body.message]).toEqual([503, 'Сервис входа не отвечает. Попробуйте позже.']);
  });

  it('or not set up leads back, too; an unknown one is missing', async () => {
    expect((await away.visitor().get('/api/auth/yandex')).headers.location).toBe('/login?problem=not_configured');
    const unknown = await away.visitor().get('/api/auth/nobody');
    expect([unknown.status, unknown.body]).toEqual([404, { message: 'Такого способа входа нет', code: 'not_found' }]);
  });
});

describe('sign-ins begun too often from one network', () => {
  const limited = useTestApp({ RATE_LIMITS: 'on' });

  it('are sent to a page that says when to come back', async () => {
    const begun = async () => String((await limited.visitor().get('/api/auth/yandex')).headers.location);
    for (let n = 0; n < 300; n++) expect(await begun()).toBe('/login?problem=not_configured');
    const { pathname, searchParams } = new URL(await begun(), 'http://takt.test');
    expect([pathname, searchParams.get('problem')]).toEqual(['/login', 'too_many']);
    expect(Number(searchParams.get('wait'))).toBeGreaterThan(800);
    expect(Number(searchParams.get('wait'))).toBeLessThanOrEqual(900);
  });
});
