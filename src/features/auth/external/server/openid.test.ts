import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enableTwoFactor } from '#testing/server/authenticator.ts';
import { freePort } from '#testing/server/free-port.ts';
import { issuerEnv, type OpenIdIssuer, startIssuer } from '#testing/server/openid-issuer.ts';
import { PASSWORD, type TestApp, type TestUser, useTestApp } from '#testing/server/test-app.ts';

/** Which tab is first is chance. */
const SEVERAL = ['several', 'more', 'others', 'further'];
const ACCOUNTS = [
  { id: 'anna', email: 'Anna@Example.test', email_verified: true, given_name: 'Анна', family_name: 'Ким' },
  { id: 'unverified', email: 'boris@example.test', email_verified: false },
  { id: 'taken', email: 'taken@example.test', email_verified: true },
  { id: 'nameless' },
  ...['guarded', 'linked', 'late', 'foreign', 'only', 'closed', ...SEVERAL].map((id) => ({
    id,
    email: `${id}@issuer.test`,
  })),
];
const CALLBACK = '/api/auth/oidc/callback';

const env: NodeJS.ProcessEnv = {};
const closedEnv: NodeJS.ProcessEnv = { REGISTRATION: 'off' };
let issuer: OpenIdIssuer;
beforeAll(async () => {
  const port = await freePort();
  issuer = await startIssuer(ACCOUNTS, [`http://localhost${CALLBACK}`], port);
  Object.assign(env, issuerEnv(port));
  Object.assign(closedEnv, issuerEnv(port));
});
const server = useTestApp(env);
const closed = useTestApp(closedEnv);
afterAll(() => issuer.stop());

/** Where the browser stands after going to the issuer and coming back; null declines there. */
async function comeBack(browser: TestUser, location: string, as: string | null): Promise<string> {
  const back = await issuer.visit(location, as);
  expect(back.origin + back.pathname).toBe(`http://localhost${CALLBACK}`);
  const { status, headers } = await browser.get(back.pathname + back.search);
  expect(status).toBe(302);
  return String(headers.location);
}

async function signIn(as: string | null, browser = server.visitor()): Promise<{ browser: TestUser; at: string }> {
  const { status, headers } = await browser.get('/api/auth/oidc');
  expect(status).toBe(302);
  return { browser, at: await comeBack(browser, String(headers.location), as) };
}

async function link(user: TestUser, as: string | null): Promise<string> {
  const { status, body } = await user.post('/api/account/links/oidc', { password: PASSWORD });
  expect(status).toBe(200);
  return comeBack(user, body.url, as);
}

const me = async (browser: TestUser) => (await browser.get('/api/auth/user')).body;

describe('signing in through an OpenID provider', () => {
  it('is offered by the name that the operator gave it', async () => {
    const { body } = await server.visitor().get('/api/auth/providers');
    expect(body.providers).toContainEqual({ id: 'oidc', name: 'Домашний вход', configured: true, reason: null });
  });

  it('makes an account the first time and finds it again', async () => {
    const first = await signIn('anna');
    expect(first.at).toBe('/');
    const user = await me(first.browser);
    expect(user).toMatchObject({ email: 'anna@example.test', firstName: 'Анна', lastName: 'Ким', hasPassword: false });
    const { body: columns } = await first.browser.get('/api/kanban-columns');
    expect(columns).toHaveLength(3);
    const second = await signIn('anna');
    expect((await me(second.browser)).id).toBe(user.id);
  });

  it('takes an unverified address as a name: registration by form verifies none either', async () => {
    const { browser, at } = await signIn('unverified');
    expect([at, (await me(browser)).email]).toEqual(['/', 'boris@example.test']);
  });

  it('does not let anybody into an account that has the address, nor changes it', async () => {
    const owner = await server.user('taken@example.test');
    const { browser, at } = await signIn('taken');
    expect([at, (await browser.get('/api/auth/user')).status]).toEqual(['/login?problem=address_taken', 401]);
    expect((await owner.get('/api/account/links')).body).toContainEqual(
      expect.objectContaining({ id: 'oidc', linked: false }),
    );
  });

  it.each([
    ['declined there', null, 'cancelled'],
    ['without an address', 'nameless', 'no_email'],
  ])('%s leads back to the login page with the reason', async (_name, as, problem) => {
    const { browser, at } = await signIn(as);
    expect([at, (await browser.get('/api/auth/user')).status]).toEqual([`/login?problem=${problem}`, 401]);
  });

  it('asks for the second factor where it is on', async () => {
    const user = await server.user();
    expect(await link(user, 'guarded')).toBe('/profile?tab=security&linked=1');
    const app = await enableTwoFactor(server, user);
    server.clock.advance(30_000);
    const { browser, at } = await signIn('guarded');
    expect([at, (await browser.get('/api/auth/user')).status]).toEqual(['/login?step=code', 401]);
    await browser.post('/api/auth/two-factor', { code: app.code(server.clock.now()) });
    expect((await me(browser)).id).toBe(user.id);
  });

  it.each(SEVERAL)('of one new person in several tabs at once makes one account (%s)', async (person) => {
    const browsers = Array.from({ length: 8 }, () => server.visitor());
    const landed = await Promise.all(browsers.map((browser) => signIn(person, browser)));
    expect(landed.map(({ at }) => at)).toEqual(browsers.map(() => '/'));
    const people = await Promise.all(browsers.map(me));
    expect(new Set(people.map(({ id }) => id)).size).toBe(1);
  });
});

describe('the way back', () => {
  const begun = async (app: TestApp = server) => {
    const browser = app.visitor();
    const { headers } = await browser.get('/api/auth/oidc');
    return { browser, back: await issuer.visit(String(headers.location), 'anna') };
  };
  const EXPIRED = '/login?problem=expired';

  it('is closed to a browser that did not set out: nobody can be signed into a stranger’s account', async () => {
    const { back } = await begun();
    const victim = server.visitor();
    const { headers } = await victim.get(back.pathname + back.search);
    expect([headers.location, (await victim.get('/api/auth/user')).status]).toEqual([EXPIRED, 401]);
  });

  it('is closed to another sign-in’s answer', async () => {
    const { browser, back } = await begun();
    await browser.get('/api/auth/oidc');
    const { headers } = await browser.get(back.pathname + back.search);
    expect(headers.location).toBe('/login?problem=failed');
  });

  it('is walked once', async () => {
    const { browser, back } = await begun();
    const copy = server.visitor();
    copy.cookie = browser.cookie;
    expect((await browser.get(back.pathname + back.search)).headers.location).toBe('/');
    expect((await copy.get(back.pathname + back.search)).headers.location).toBe(EXPIRED);
  });

  it('is open for ten minutes', async () => {
    const { browser, back } = await begun();
    server.clock.advance(10 * 60_000 + 1);
    expect((await browser.get(back.pathname + back.search)).headers.location).toBe(EXPIRED);
  });

  it.each(['yandex', 'nobody', 'login', '%2e%2e'])('of %s is not that of another provider', async (name) => {
    const { browser, back } = await begun();
    const { status, headers } = await browser.get(`/api/auth/${name}/callback${back.search}`);
    expect([status, headers.location]).toEqual(name === 'yandex' ? [302, EXPIRED] : [404, undefined]);
  });

  it('repeats nothing of what stands in the address', async () => {
    const { browser } = await begun();
    const evil = 'error=<script>&error_description=//evil.example&next=//evil.example&state=x';
    expect((await browser.get(`${CALLBACK}?${evil}`)).headers.location).toBe('/login?problem=failed');
  });
});

describe('linking in the security tab', () => {
  it('needs the password, and then that account signs in here', async () => {
    const user = await server.user();
    const refused = await user.post('/api/account/links/oidc', { password: 'не тот' });
    expect([refused.status, refused.body.message]).toEqual([400, 'Неверный пароль']);
    expect(await link(user, 'linked')).toBe('/profile?tab=security&linked=1');
    expect((await me((await signIn('linked')).browser)).id).toBe(user.id);
    const again = await user.post('/api/account/links/oidc', { password: PASSWORD });
    expect(again.status).toBe(409);
  });

  it('declined there leads back to the tab', async () => {
    expect(await link(await server.user(), null)).toBe('/profile?tab=security&problem=cancelled');
  });

  it('takes no account that signs in elsewhere', async () => {
    await link(await server.user(), 'foreign');
    expect(await link(await server.user(), 'foreign')).toBe('/profile?tab=security&problem=linked_elsewhere');
  });

  it('is void where another account is signed in on the way back', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const { body } = await user.post('/api/account/links/oidc', { password: PASSWORD });
    const back = await issuer.visit(body.url, 'late');
    other.cookie += `; ${user.cookie.split('; ').find((pair) => pair.startsWith('takt.external'))}`;
    const { headers } = await other.get(back.pathname + back.search);
    expect(headers.location).toBe('/profile?tab=security&problem=expired');
    expect((await signIn('late')).at).toBe('/');
  });

  it('can be undone, but for the last way in', async () => {
    const user = await server.user();
    await link(user, 'only');
    expect((await user.delete('/api/account/links/oidc')).status).toBe(204);
    expect((await user.delete('/api/account/links/oidc')).status).toBe(404);
    const { browser } = await signIn('only');
    const refused = await browser.delete('/api/account/links/oidc');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Это единственный способ войти в вашу учётную запись. Сначала добавьте другой.',
    ]);
    expect((await browser.get('/api/account/links')).body).toContainEqual(
      expect.objectContaining({ id: 'oidc', linked: true }),
    );
  });

  it('without a password asks for a recent sign-in instead', async () => {
    const { browser } = await signIn('anna');
    server.clock.set(Date.now());
    expect((await browser.post('/api/account/two-factor/setup', {})).status).toBe(200);
    server.clock.advance(11 * 60_000);
    const late = await browser.post('/api/account/two-factor/setup', {});
    expect([late.status, late.body.code]).toEqual([403, 'recent_sign_in']);
  });
});

describe('where registration is closed', () => {
  it('nobody new comes in this way', async () => {
    const browser = closed.visitor();
    const { headers } = await browser.get('/api/auth/oidc');
    const back = await issuer.visit(String(headers.location), 'closed');
    const answer = await browser.get(back.pathname + back.search);
    expect(answer.headers.location).toBe('/login?problem=registration_closed');
  });
});
