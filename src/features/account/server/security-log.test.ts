import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { codeOf, stepOf } from '#features/auth/two-factor/server/totp.ts';
import { fromBase32 } from '#testing/server/base32.ts';
import { PASSWORD, type TestUser, useTestApp } from '#testing/server/test-app.ts';
import type { SecurityEvent } from '../security-log/contract.ts';
import { LOG_KEPT, LOG_PAGE } from '../security-log/rules.ts';

const server = useTestApp();
const HOUR = 60 * 60_000;
const FIREFOX = 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const page = async (user: TestUser, before?: string) =>
  (await user.get(`/api/account/security-events${before ? `?before=${before}` : ''}`)).body as {
    events: SecurityEvent[];
    next: string | null;
  };
const kinds = async (user: TestUser) => (await page(user)).events.map(({ kind }) => kind);
const login = (email: string, password: string, visitor = server.visitor()) =>
  visitor.post('/api/auth/login', { email, password }, { headers: { 'user-agent': FIREFOX } });

/** A refused sign-in is noted behind its answer. */
async function noted(user: TestUser, kind: SecurityEvent['kind'], count = 1): Promise<SecurityEvent> {
  for (;;) {
    const found = (await page(user)).events.find((event) => event.kind === kind);
    if (found && found.count >= count) return found;
    await sleep(20);
  }
}

describe('the log of security', () => {
  it('has who got in and who tried, from where as far as it is nobody’s own address, and no secret', async () => {
    const user = await server.user();
    const phone = server.visitor();
    await login(user.email, PASSWORD, phone);
    await login(user.email, 'guessed word');
    await login(user.email, 'another word');
    const { id: _, ...failure } = await noted(user, 'sign_in_failed', 2);
    const place = { network: '127.0.0.0/24', browser: 'Firefox', system: 'Linux' };
    expect(failure).toEqual({ kind: 'sign_in_failed', at: expect.stringMatching(/Z$/), count: 2, ...place });
    const { events } = await page(user);
    expect(events.map(({ kind }) => kind).sort()).toEqual(['registered', 'sign_in_failed', 'signed_in']);
    expect(events.find(({ kind }) => kind === 'signed_in')).toMatchObject({ count: 1, ...place });
    const rows = await server.context.database.query.selectFrom('security_events').selectAll().execute();
    for (const secret of [PASSWORD, 'guessed word', user.email, '127.0.0.1', phone.cookie])
      expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('has every change of the ways in, with the change or not at all', async () => {
    const user = await server.user();
    const wrong = { currentPassword: 'not it', newPassword: 'a new long one' };
    expect((await user.put('/api/auth/password', wrong)).status).toBe(400);
    const changed = { currentPassword: PASSWORD, newPassword: 'a new long one' };
    await user.put('/api/auth/password', changed);
    const password = changed.newPassword;
    const { body: setup } = await user.post('/api/account/two-factor/setup', { password });
    const code = () => codeOf(fromBase32(setup.secret), stepOf(server.clock.now()));
    await user.post('/api/account/two-factor/enable', { code: code() });
    await user.post('/api/account/two-factor/recovery-codes', { password });
    await user.post('/api/account/two-factor/disable', { password });
    await user.delete('/api/auth/devices');
    await user.post('/api/account/exports');
    await user.get('/api/account/export');
    await user.delete('/api/calendar-feed');
    expect(await kinds(user)).not.toContain('calendar_closed');
    await user.post('/api/calendar-feed', {});
    await user.delete('/api/calendar-feed');
    expect(await noted(user, 'calendar_opened')).toMatchObject({ network: '127.0.0.0/24' });
    expect(new Set(await kinds(user))).toEqual(
      new Set([
        ...['registered', 'confirmation_failed', 'password_changed', 'two_factor_on', 'codes_renewed'],
        ...['two_factor_off', 'sessions_ended', 'export_ordered', 'export_downloaded'],
        ...['calendar_opened', 'calendar_closed'],
      ]),
    );
  });

  it('tells a wrong code behind a right password from a wrong password', async () => {
    const user = await server.user();
    const { body: setup } = await user.post('/api/account/two-factor/setup', { password: PASSWORD });
    const secret = fromBase32(setup.secret);
    await user.post('/api/account/two-factor/enable', { code: codeOf(secret, stepOf(server.clock.now())) });
    const visitor = server.visitor();
    await login(user.email, PASSWORD, visitor);
    expect((await visitor.post('/api/auth/two-factor', { code: '000000' })).status).toBe(401);
    server.clock.advance(60_000);
    await visitor.post('/api/auth/two-factor', { code: codeOf(secret, stepOf(server.clock.now())) });
    expect((await kinds(user)).slice(0, 2)).toEqual(['signed_in_code', 'code_failed']);
  });

  it('is short, whoever signs in again and again, and is told a page at a time', async () => {
    const user = await server.user();
    for (let hour = 0; hour < LOG_PAGE + 3; hour++) {
      server.clock.advance(HOUR);
      await Promise.all([login(user.email, PASSWORD), login(user.email, PASSWORD)]);
    }
    const first = await page(user);
    expect(first.events.map(({ count }) => count)).toEqual(Array.from({ length: LOG_PAGE }, () => 2));
    const second = await page(user, first.next!);
    expect([second.events.length, second.next]).toEqual([4, null]);
    const all = [...first.events, ...second.events];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    expect((await user.get('/api/account/security-events?before=x')).status).toBe(400);
  });

  it('is of its owner alone, and goes after 180 days', async () => {
    const [anna, boris] = [await server.user(), await server.user()];
    await login(boris.email, PASSWORD);
    expect(await kinds(anna)).toEqual(['registered']);
    const { securityLog } = server.app.services.account;
    const left = async () => (await securityLog.ofOperator({ ...anna, userId: anna.id })).length;
    server.clock.advance(LOG_KEPT);
    await securityLog.forgetOld();
    expect(await left()).toBe(1);
    server.clock.advance(60_000);
    await securityLog.forgetOld();
    expect(await left()).toBe(0);
  });

  it('has what an operator did, and tells operators of all', async () => {
    const { operators, auth, twoFactor, account } = server.app.services;
    const email = `made-${crypto.randomUUID()}@example.test`;
    const userId = await operators.create(email);
    await auth.createReset(email);
    await twoFactor.remove(userId);
    await operators.disable(userId);
    await operators.enable(userId);
    const told = await account.securityLog.ofOperator({ userId, email });
    expect(told.map(({ kind }) => kind).sort()).toEqual(
      ['created', 'disabled', 'enabled', 'link', 'two_factor_off'].map((deed) => `operator_${deed}`),
    );
    expect(told[0]).toMatchObject({ email, network: null, browser: null, system: null });
    const all = await account.securityLog.ofOperator(null);
    expect(all.filter((event) => event.email === email)).toHaveLength(5);
  });
});
