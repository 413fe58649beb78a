import { describe, expect, it } from 'vitest';
import { enableTwoFactor } from '#testing/server/authenticator.ts';
import { PASSWORD, type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();
const CONFIRMED = { currentPassword: PASSWORD };
const FULL = { firstName: 'Анна', lastName: 'Ким', email: 'anna.kim@example.test' };

describe('the profile', () => {
  it('takes names and an address, and the new address signs in', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const before = (await other.get('/api/auth/user')).body;
    const { status, body } = await user.put('/api/auth/profile', {
      ...FULL,
      ...CONFIRMED,
      email: ' Anna.Kim@Example.test ',
    });
    expect([status, body]).toEqual([200, expect.objectContaining({ id: user.id, ...FULL })]);
    expect((await user.get('/api/auth/user')).body).toEqual(body);
    expect((await other.get('/api/auth/user')).body).toEqual(before);
    const login = (email: string) => server.visitor().post('/api/auth/login', { email, password: PASSWORD });
    expect((await login(FULL.email)).status).toBe(200);
    expect((await login(user.email)).status).toBe(401);
  });

  it('keeps what is absent, and loses a last name that is emptied', async () => {
    const user = await server.user();
    await user.put('/api/auth/profile', { firstName: ' Пётр ', lastName: 'Ё' });
    expect((await user.put('/api/auth/profile', {})).body).toMatchObject({ firstName: 'Пётр', email: user.email });
    for (const lastName of ['  ', null]) {
      await user.put('/api/auth/profile', { lastName: 'Ё' });
      expect((await user.put('/api/auth/profile', { lastName })).body.lastName).toBeNull();
    }
  });

  it.each([
    [{ firstName: ' ' }, 'Имя и email обязательны'],
    [{ firstName: null }, 'Имя и email обязательны'],
    [{ email: '' }, 'Имя и email обязательны'],
    [{ email: 'анна' }, 'Неверный формат email'],
    [{ firstName: 'ж'.repeat(101) }, 'Не длиннее 100 символов'],
    [{ firstName: 7 }, 'Ожидается текст'],
    [{ lastName: 'a\u0000b' }, 'Недопустимый символ в тексте'],
  ])('refuses %j and keeps the rest', async (change, message) => {
    const user = await server.user();
    const before = (await user.get('/api/auth/user')).body;
    const answer = await user.put('/api/auth/profile', { lastName: 'Новая', ...change });
    expect([answer.status, answer.body.message]).toEqual([400, message]);
    expect((await user.get('/api/auth/user')).body).toEqual(before);
  });

  it('refuses the address of somebody else, in any letter case, and takes its own', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const answer = await user.put('/api/auth/profile', {
      ...CONFIRMED,
      firstName: 'Анна',
      email: other.email.toUpperCase(),
    });
    const message = 'Пользователь с таким email уже существует';
    expect([answer.status, answer.body]).toEqual([
      409,
      { message, code: 'conflict', issues: [{ path: 'email', message }] },
    ]);
    expect((await user.get('/api/auth/user')).body).toMatchObject({ firstName: null, email: user.email });
    expect((await user.put('/api/auth/profile', { firstName: 'Анна', email: user.email })).status).toBe(200);
  });

  it('gives an address that ten ask for at once to one', async () => {
    const users = await Promise.all(Array.from({ length: 10 }, () => server.user()));
    const email = 'wanted@example.test';
    const answers = await Promise.all(users.map((user) => user.put('/api/auth/profile', { email, ...CONFIRMED })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  it('needs a session', async () => {
    expect((await server.visitor().put('/api/auth/profile', FULL)).status).toBe(401);
  });
});

describe('another address to sign in by', () => {
  const STEP = 30_000;
  const NEW = { firstName: 'Анна', email: 'new.address@example.test' };
  const change = (user: TestUser, proof: object, email = NEW.email) =>
    user.put('/api/auth/profile', { ...NEW, email, ...proof });
  const refusalOf = async (user: TestUser, proof: object) => {
    const before = (await user.get('/api/auth/user')).body;
    const { status, body } = await change(user, proof);
    expect((await user.get('/api/auth/user')).body).toEqual(before);
    return [status, body.issues[0].path, body.message];
  };

  it.each([
    [{}, 'Чтобы сменить адрес входа, введите текущий пароль'],
    [{ currentPassword: '' }, 'Чтобы сменить адрес входа, введите текущий пароль'],
    [{ currentPassword: 'не тот' }, 'Неверный текущий пароль'],
    [{ currentPassword: 'я'.repeat(201) }, 'Пароль не длиннее 200 символов'],
  ])('is refused with %j, and the rest with it', async (proof, message) => {
    expect(await refusalOf(await server.user(), proof)).toEqual([400, 'currentPassword', message]);
  });

  it('needs a code where two-factor is on, which a taken address does not use up', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const app = await enableTwoFactor(server, user);
    server.clock.advance(STEP);
    const needed = 'Чтобы сменить адрес входа, введите код из приложения или код восстановления';
    expect(await refusalOf(user, CONFIRMED)).toEqual([400, 'code', needed]);
    const wrong = 'Неверный или уже использованный код';
    expect(await refusalOf(user, { ...CONFIRMED, code: 'aaaaa-aaaaa' })).toEqual([400, 'code', wrong]);
    const code = app.code(server.clock.now());
    expect(await refusalOf(user, { currentPassword: 'не тот', code })).toEqual([
      400,
      'currentPassword',
      'Неверный текущий пароль',
    ]);
    expect((await change(user, { ...CONFIRMED, code }, other.email)).status).toBe(409);
    expect((await change(user, { ...CONFIRMED, code }, 'by.code@example.test')).body.email).toBe(
      'by.code@example.test',
    );
    expect(await refusalOf(user, { ...CONFIRMED, code })).toEqual([400, 'code', wrong]);
    const recovery = { ...CONFIRMED, code: app.recoveryCodes[0] };
    expect((await change(user, recovery, 'by.recovery@example.test')).status).toBe(200);
  });

  it('of an account without a password needs a sign-in of the last minutes', async () => {
    const user = await server.user();
    await server.context.database.query.deleteFrom('accounts').where('user_id', '=', user.id).execute();
    server.clock.advance(11 * 60_000);
    const { status, body } = await change(user, {}, 'late@example.test');
    expect([status, body.code]).toEqual([403, 'recent_sign_in']);
    server.clock.advance(-11 * 60_000);
    expect((await change(user, {}, 'soon@example.test')).body.email).toBe('soon@example.test');
  });
});
