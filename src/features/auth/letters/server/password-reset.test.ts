import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#shared/day.ts';
import { enableTwoFactor } from '#testing/server/authenticator.ts';
import { PASSWORD, useTestApp } from '#testing/server/test-app.ts';
import { MAIL_FROM, ORIGIN, useMail } from '#testing/server/use-mail.ts';
import { broughtBy } from '../links.ts';

const server = useMail();
const without = useTestApp();
const limited = useMail({ RATE_LIMITS: 'on' });

const SUBJECT = 'Новый пароль для Такта';
const NEXT = 'another horse';
const forgot = (email: string) => server.visitor().post('/api/auth/forgot-password', { email });
const reset = (token: string | null, password = NEXT) =>
  server.visitor().post('/api/auth/reset-password', { token, password });
const login = (email: string, password: string) => server.visitor().post('/api/auth/login', { email, password });
const tokenTo = (email: string) => broughtBy(server.linkTo(email)).token;

describe('a forgotten password', () => {
  it('is set anew by the link of a letter, once, which ends every session', async () => {
    const user = await server.user();
    expect((await forgot(` ${user.email.toUpperCase()} `)).status).toBe(204);
    await server.later(0);
    const [{ from, to, letter, raw }] = server.mail.received as [(typeof server.mail.received)[0]];
    expect([from, to, letter.from?.text, letter.subject]).toEqual([
      'takt@example.test',
      [user.email],
      `"${MAIL_FROM.split(' ')[0]}" <takt@example.test>`,
      SUBJECT,
    ]);
    const link = server.linkTo(user.email);
    expect([link.origin, link.pathname]).toEqual([ORIGIN, '/login']);
    expect(letter.html).toContain(`href="${link}"`);
    expect(raw).not.toMatch(/<img|src=/);
    expect((await reset(tokenTo(user.email))).status).toBe(200);
    expect((await user.get('/api/auth/user')).status).toBe(401);
    expect([(await login(user.email, PASSWORD)).status, (await login(user.email, NEXT)).status]).toEqual([401, 200]);
    expect((await reset(tokenTo(user.email), PASSWORD)).status).toBe(400);
  });

  it('is answered the same where there is no such account, and nobody is written to', async () => {
    const user = await server.user();
    const [known, unknown] = [await forgot(user.email), await forgot('nobody@example.test')];
    const told = ({ status, body, headers }: typeof known) => [status, body, Object.keys(headers).sort()];
    expect(told(unknown)).toEqual(told(known));
    await server.later(0);
    expect(server.mail.received.map(({ to }) => to)).toEqual([[user.email]]);
  });

  it('asks for the second factor all the same', async () => {
    const user = await server.user();
    await enableTwoFactor(server, user);
    await forgot(user.email);
    await server.later(0);
    expect((await reset(tokenTo(user.email))).body).toEqual({ twoFactorRequired: true });
  });

  it('has a link for two hours', async () => {
    const user = await server.user();
    await forgot(user.email);
    await server.later(0);
    server.clock.advance(2 * HOUR + 1);
    expect((await reset(tokenTo(user.email))).status).toBe(400);
  });

  it('voids the links before it, once it is set', async () => {
    const user = await server.user();
    await forgot(user.email);
    await server.later(0);
    const first = tokenTo(user.email);
    await forgot(user.email);
    await server.later(0);
    const operators = await server.app.services.auth.createReset(user.email);
    expect((await reset(tokenTo(user.email))).status).toBe(200);
    expect([(await reset(first)).status, (await reset(operators)).status]).toEqual([400, 400]);
  });

  it('of an account that an operator keeps everybody out of is nobody’s to set', async () => {
    const user = await server.user();
    await server.app.services.operators.disable(user.id);
    await forgot(user.email);
    await server.later(0);
    expect(server.mail.received).toEqual([]);
  });

  it('has three letters in an hour, however often it is asked for, and the log says so', async () => {
    const user = await server.user();
    for (let n = 0; n < 5; n++) {
      await forgot(user.email);
      await server.later(MINUTE);
    }
    expect(server.subjects(user.email)).toHaveLength(3);
    const { body } = await user.get('/api/account/security-events');
    expect(body.events.map(({ kind }: { kind: string }) => kind)).toContain('reset_mailed');
    await server.later(HOUR);
    await forgot(user.email);
    await server.later(0);
    expect(server.subjects(user.email)).toHaveLength(4);
  });

  it('is refused what is no address', async () => {
    for (const email of ['', 'анна', 'a@b.test\nBcc: c@d.test', 'a@b.test,c@d.test'])
      expect([email, (await forgot(email)).status]).toEqual([email, 400]);
  });

  it('is the operator’s where no mail is set up', async () => {
    const answer = await without.visitor().post('/api/auth/forgot-password', { email: 'anna@example.test' });
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('администратору')]);
    expect((await without.visitor().get('/api/auth/providers')).body.mail).toBe(false);
    expect((await server.visitor().get('/api/auth/providers')).body.mail).toBe(true);
  });

  it('cannot be asked for again and again from one address', async () => {
    const ask = () => limited.visitor().post('/api/auth/forgot-password', { email: 'anna@example.test' });
    for (let n = 0; n < 10; n++) expect((await ask()).status).toBe(204);
    expect((await ask()).status).toBe(429);
  });
});
