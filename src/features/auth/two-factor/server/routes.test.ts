import { beforeEach, describe, expect, it } from 'vitest';
import { enableTwoFactor } from '#testing/server/authenticator.ts';
import { PASSWORD, type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();
const STEP = 30_000;
const now = () => server.clock.now();
const message = 'Неверный или уже использованный код';
const WRONG = { message, code: 'wrong_code', issues: [{ path: 'code', message }] };
const EXPIRED = { message: 'Время на ввод кода вышло. Введите пароль ещё раз.', code: 'sign_in_expired' };

beforeEach(() => server.clock.advance(10 * STEP));

/** A browser that has sent the right password of a protected account. */
async function halfway({ email }: TestUser): Promise<TestUser> {
  const browser = server.visitor();
  const { status, body } = await browser.post('/api/auth/login', { email, password: PASSWORD });
  expect([status, body]).toEqual([200, { twoFactorRequired: true }]);
  return browser;
}

const enter = (browser: TestUser, code: string) => browser.post('/api/auth/two-factor', { code });

describe('a login with two-factor', () => {
  it('gives no session before the code, and one after it', async () => {
    const user = await server.user();
    const app = await enableTwoFactor(server, user);
    server.clock.advance(STEP);
    const browser = await halfway(user);
    expect(browser.cookie).not.toContain('takt.session_token');
    expect((await browser.get('/api/auth/user')).status).toBe(401);
    const { status, body } = await enter(browser, app.code(now()));
    expect([status, body.email]).toEqual([200, user.email]);
    expect((await browser.get('/api/auth/user')).body.id).toBe(user.id);
  });

  it.each([-1, 0, 1])('takes the code of a clock that is %d steps off', async (skew) => {
    const user = await server.user();
    const app = await enableTwoFactor(server, user);
    server.clock.advance(3 * STEP);
    expect((await enter(await halfway(user), app.code(now() + skew * STEP))).status).toBe(200);
  });

  it.each([-2, 2])('refuses the code of a clock that is %d steps off', async (skew) => {
    const user = await server.user();
    const app = await enableTwoFactor(server, user);
    server.clock.advance(5 * STEP);
    const { status, body } = await enter(await halfway(user), app.code(now() + skew * STEP));
    expect([status, body]).toEqual([401, WRONG]);
  });

  it('takes a code once, of ten browsers at once too', async () => {
    const user = await server.user();
    const app = await enableTwoFactor(server, user);
    expect((await enter(await halfway(user), app.code(now()))).body).toEqual(WRONG);
    server.clock.advance(STEP);
    const browsers = await Promise.all(Array.from({ length: 10 }, () => halfway(user)));
    const answers = await Promise.all(browsers.map((browser) => enter(browser, app.code(now()))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(401)]);
  });

  it('takes a recovery code once, however it is written', async () => {
    const user = await server.user();
    const { recoveryCodes } = await enableTwoFactor(server, user);
    const code = ` ${recoveryCodes[0]!.toUpperCase().replace('-', ' ')} `;
    expect((await enter(await halfway(user), code)).status).toBe(200);
    expect((await enter(await halfway(user), code)).body).toEqual(WRONG);
    expect((await user.get('/api/account/two-factor')).body).toEqual({ enabled: true, recoveryCodesLeft: 9 });
  });

  it('does not take the codes of somebody else', async () => {
    const [user, other] = [await server.user(), await server.user()];
    await enableTwoFactor(server, user);
    const app = await enableTwoFactor(server, other);
    server.clock.advance(STEP);
    for (const code of [app.code(now()), app.recoveryCodes[0]!]) {
      expect((await enter(await halfway(user), code)).body).toEqual(WRONG);
    }
  });

  it.each([
    ['', 'Введите код'],
    ['   ', 'Введите код'],
    ['1'.repeat(51), 'Неверный или уже использованный код'],
  ])('answers «%s» in words', async (code, message) => {
    const user = await server.user();
    await enableTwoFactor(server, user);
    const answer = await enter(await halfway(user), code);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  it('waits ten minutes for the code', async () => {
    const user = await server.user();
    const app = await enableTwoFactor(server, user);
    const browser = await halfway(user);
    server.clock.advance(10 * 60_000 + 1);
    expect((await enter(browser, app.code(now()))).body).toEqual(EXPIRED);
  });

  it('is completed once: a copied cookie is no second way in', async () => {
    const user = await server.user();
    const app = await enableTwoFactor(server, user);
    server.clock.advance(STEP);
    const browser = await halfway(user);
    const thief = server.visitor();
    thief.cookie = browser.cookie;
    expect((await enter(browser, app.code(now()))).status).toBe(200);
    server.clock.advance(STEP);
    expect((await enter(thief, app.code(now()))).body).toEqual(EXPIRED);
  });

  it('needs the password first: a code alone, or a forged cookie, is nothing', async () => {
    const user = await server.user();
    const app = await enableTwoFactor(server, user);
    server.clock.advance(STEP);
    const visitor = server.visitor();
    for (const cookie of ['', 'takt.pending_login=AAAA', `takt.pending_login=${'A'.repeat(200)}`]) {
      visitor.cookie = cookie;
      expect((await enter(visitor, app.code(now()))).body).toEqual(EXPIRED);
    }
  });

  it('asks for the code after the operator’s link for a new password, too', async () => {
    const user = await server.user();
    const app = await enableTwoFactor(server, user);
    server.clock.advance(STEP);
    const token = await server.app.services.auth.createReset(user.email);
    const browser = server.visitor();
    const reset = await browser.post('/api/auth/reset-password', { token, password: 'новый пароль' });
    expect(reset.body).toEqual({ twoFactorRequired: true });
    expect((await browser.get('/api/auth/user')).status).toBe(401);
    expect((await enter(browser, app.code(now()))).status).toBe(200);
  });
});

describe('switching two-factor on', () => {
  it('changes nothing before the first code has proved the app', async () => {
    const user = await server.user();
    const { body } = await user.post('/api/account/two-factor/setup', { password: PASSWORD });
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.uri).toContain(`secret=${body.secret}`);
    const wrong = await user.post('/api/account/two-factor/enable', { code: '000000' });
    expect([wrong.status, wrong.body.message]).toEqual([400, WRONG.message]);
    expect((await user.get('/api/account/two-factor')).body).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    const login = await server.visitor().post('/api/auth/login', { email: user.email, password: PASSWORD });
    expect(login.body.id).toBe(user.id);
  });

  it('gives ten recovery codes, none of which lies in the database as it is, nor the secret', async () => {
    const user = await server.user();
    const { recoveryCodes } = await enableTwoFactor(server, user);
    expect(new Set(recoveryCodes).size).toBe(10);
    const { query } = server.context.database;
    const kept = JSON.stringify([
      await query.selectFrom('recovery_codes').selectAll().execute(),
      await query.selectFrom('two_factors').selectAll().execute(),
    ]);
    for (const code of recoveryCodes) {
      expect(code).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/);
      expect(kept).not.toContain(code.replace('-', ''));
    }
  });

  it.each(['setup', 'recovery-codes', 'disable'])('%s asks for the password', async (what) => {
    const user = await server.user();
    await enableTwoFactor(server, user);
    for (const body of [{}, { password: 'не тот' }]) {
      const answer = await user.post(`/api/account/two-factor/${what}`, body);
      expect([answer.status, answer.body.message]).toEqual([400, 'Неверный пароль']);
    }
  });

  it('cannot be done over: a second secret would lock the first app out', async () => {
    const user = await server.user();
    await enableTwoFactor(server, user);
    const again = await user.post('/api/account/two-factor/setup', { password: PASSWORD });
    expect([again.status, again.body.message]).toEqual([409, 'Двухфакторная защита уже включена']);
  });
});

describe('two-factor that is on', () => {
  it('gives new recovery codes in the place of the old ones', async () => {
    const user = await server.user();
    const { recoveryCodes } = await enableTwoFactor(server, user);
    const renewed = await user.post('/api/account/two-factor/recovery-codes', { password: PASSWORD });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await enter(await halfway(user), recoveryCodes[0]!)).status).toBe(401);
    expect((await enter(await halfway(user), renewed.body.recoveryCodes[0])).status).toBe(200);
  });

  it('goes with the password, and login is as before', async () => {
    const user = await server.user();
    await enableTwoFactor(server, user);
    const off = await user.post('/api/account/two-factor/disable', { password: PASSWORD });
    expect([off.status, off.body]).toEqual([200, { enabled: false, recoveryCodesLeft: 0 }]);
    const login = await server.visitor().post('/api/auth/login', { email: user.email, password: PASSWORD });
    expect(login.body.id).toBe(user.id);
  });

  it('lets a stranger who has the password try five codes, of either kind; the owner’s device goes on', async () => {
    const user = await limited.user();
    const app = await enableTwoFactor(limited, user);
    const stranger = limited.visitor();
    await stranger.post('/api/auth/login', { email: user.email, password: PASSWORD });
    const device = limited.visitor();
    device.cookie = user.cookie;
    await device.get('/api/auth/logout');
    expect(device.cookie).toMatch(/^takt\.device=/);
    for (let n = 0; n < 5; n++) expect((await enter(stranger, n % 2 ? 'aaaaa-aaaaa' : '000000')).status).toBe(401);
    limited.clock.advance(STEP);
    const refused = await enter(stranger, app.code(limited.clock.now()));
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    const second = limited.visitor();
    await second.post('/api/auth/login', { email: user.email, password: PASSWORD });
    expect((await enter(second, app.recoveryCodes[0]!)).status).toBe(429);

    expect((await device.post('/api/auth/login', { email: user.email, password: PASSWORD })).body).toEqual({
      twoFactorRequired: true,
    });
    for (let n = 0; n < 6; n++) expect((await enter(device, '000000')).status).toBe(401);
    expect((await enter(device, app.code(limited.clock.now()))).status).toBe(200);
  });

  it('is set up by a code that is not guessed either', async () => {
    const user = await limited.user();
    await user.post('/api/account/two-factor/setup', { password: PASSWORD });
    const enable = () => user.post('/api/account/two-factor/enable', { code: '000000' });
    for (let n = 0; n < 20; n++) expect((await enable()).status).toBe(400);
    expect((await enable()).status).toBe(429);
  });

  const limited = useTestApp({ RATE_LIMITS: 'on' });
});
