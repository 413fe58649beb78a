import { describe, expect, it } from 'vitest';
import { PASSWORD, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();
const OF_THIS_PLACE = 'Ваш адрес и\u00a0название сервиса пробуют первыми. Придумайте другой пароль.';
const COMMON = 'Этот пароль — один из\u00a0самых частых, его подберут с\u00a0первых попыток. Придумайте другой.';
const WRONG = { message: 'Неверный email или пароль', code: 'wrong_credentials' };

describe('registration', () => {
  it('starts a session and gives the account a board', async () => {
    const visitor = server.visitor();
    const { status, body } = await visitor.post('/api/auth/register', {
      email: '  Anna@Example.TEST ',
      password: 'x7mdq2',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ email: 'anna@example.test', firstName: null, avatar: null, hasPassword: true });
    expect(JSON.stringify(body)).not.toMatch(/argon|hash/);
    expect((await visitor.get('/api/auth/user')).body).toEqual(body);
    const { body: columns } = await visitor.get('/api/kanban-columns');
    expect(columns.map((column: { name: string }) => column.name)).toEqual(['Новые', 'В процессе', 'Готово']);
  });

  it.each([
    ['no address', { password: PASSWORD }, 'Введите email'],
    ['no address at all', { email: ' ', password: PASSWORD }, 'Введите email'],
    ['not an address', { email: 'anna', password: PASSWORD }, 'Неверный формат email'],
    ['no password', { email: 'a@b.ru' }, 'Введите пароль'],
    ['a short password', { email: 'a@b.ru', password: '12345' }, 'Пароль должен содержать минимум 6 символов'],
    ['a password of 201 characters', { email: 'a@b.ru', password: 'x'.repeat(201) }, 'Пароль не длиннее 200 символов'],
  ])('%s: 400', async (_name, body, message) => {
    const answer = await server.visitor().post('/api/auth/register', body);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  it.each(['123456', 'qwerty123', 'QWERTY', 'йцукен', 'Пароль', 'gfhjkm', 'зфыыцщкв', 'привет', ' 123456 ', 'Chopper'])(
    'refuses %s, one of the passwords that are tried first',
    async (password) => {
      const email = `${crypto.randomUUID()}@example.test`;
      const answer = await server.visitor().post('/api/auth/register', { email, password });
      expect([answer.status, answer.body.message]).toEqual([400, COMMON]);
      expect((await server.visitor().post('/api/auth/register', { email, password: PASSWORD })).status).toBe(201);
    },
  );

  it.each(['takt2026', 'Такт-2026!', 'nfrn123', 'TaktTakt', 'anna.petrova', 'ANNA.PETROVA@example.test'])(
    'refuses %s, which names the product or the account',
    async (password) => {
      const email = 'anna.petrova@example.test';
      const { status, body } = await server.visitor().post('/api/auth/register', { email, password });
      expect([status, body.message, body.issues]).toEqual([
        400,
        OF_THIS_PLACE,
        [{ path: 'password', message: OF_THIS_PLACE }],
      ]);
    },
  );

  it.each(['такт и ритм', 'контактная', 'anna.petrova и кот'])(
    'takes %s, which only has them in it',
    async (password) => {
      const email = `anna.petrova@${crypto.randomUUID()}.test`;
      expect((await server.visitor().post('/api/auth/register', { email, password })).status).toBe(201);
    },
  );

  it('of one address twenty times at once makes one account', async () => {
    const email = 'once@example.test';
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.visitor().post('/api/auth/register', { email, password: PASSWORD })),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([201, ...Array(19).fill(409)]);
    const refused = answers.find((answer) => answer.status === 409);
    expect(refused?.body).toEqual({ message: 'Пользователь с таким email уже существует', code: 'conflict' });
    expect((await server.visitor().post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
  });
});

describe('login', () => {
  it('answers the user and sets a cookie that scripts cannot read', async () => {
    const { email } = await server.user();
    const visitor = server.visitor();
    const { status, body, headers } = await visitor.post('/api/auth/login', {
      email: email.toUpperCase(),
      password: PASSWORD,
    });
    expect([status, body.email]).toEqual([200, email]);
    expect((headers['set-cookie'] as string[])[0]).toMatch(
      /^takt\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('says the same of an unknown address and a wrong password', async () => {
    const { email } = await server.user();
    const wrong = await server.visitor().post('/api/auth/login', { email, password: 'не тот' });
    const unknown = await server
      .visitor()
      .post('/api/auth/login', { email: 'nobody@example.test', password: 'не тот' });
    const malformed = await server.visitor().post('/api/auth/login', { email: 'nobody', password: 'не тот' });
    for (const answer of [wrong, unknown, malformed]) expect([answer.status, answer.body]).toEqual([401, WRONG]);
  });

  it.each([
    ['blanks and capitals', ' Верный Пароль ', 'верный пароль'],
    ['two hundred signs', `${'я'.repeat(199)}!`, 'я'.repeat(199)],
    ['a single kind of sign', 'ъъыъъыъы', 'ъъыъъыъЫ'],
  ])('takes a password of %s exactly as it was chosen', async (_name, password, almost) => {
    const email = `exact-${crypto.randomUUID()}@example.test`;
    expect((await server.visitor().post('/api/auth/register', { email, password })).status).toBe(201);
    const statusOf = async (tried: string) =>
      (await server.visitor().post('/api/auth/login', { email, password: tried })).status;
    expect([await statusOf(password), await statusOf(almost), await statusOf(password.trim())]).toEqual([
      200,
      401,
      password === password.trim() ? 200 : 401,
    ]);
  });

  it('takes a password for as long as its owner keeps it', async () => {
    const { email } = await server.user();
    server.clock.set(Date.now() + 1000 * 24 * 60 * 60_000);
    expect((await server.visitor().post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
    server.clock.set(Date.now());
  });

  it('gives a new session each time, by a token of 32 signs that each are one of 62', async () => {
    const user = await server.user();
    const before = user.cookie;
    await user.post('/api/auth/login', { email: user.email, password: PASSWORD });
    expect(user.cookie).not.toBe(before);
    const tokens = (await server.context.database.query.selectFrom('sessions').select('token').execute()).map(
      ({ token }) => token,
    );
    expect(tokens.filter((token) => !/^[A-Za-z0-9]{32}$/.test(token))).toEqual([]);
    expect(new Set(tokens).size).toBe(tokens.length);
    expect(new Set(tokens.join('')).size).toBeGreaterThan(50);
  });

  it('compares with a hash by argon2id, of 19 MiB and two passes, and salts of their own', async () => {
    const users = [await server.user(), await server.user()];
    const rows = server.context.database.query.selectFrom('accounts').select('password');
    const of = users.map(({ id }) => id);
    const hashes = (await rows.where('user_id', 'in', of).execute()).map(({ password }) => password!);
    expect(hashes).toHaveLength(2);
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  it('ends the session that the browser had, and no other', async () => {
    const [user, phone] = [await server.user(), server.visitor()];
    const credentials = { email: user.email, password: PASSWORD };
    await phone.post('/api/auth/login', credentials);
    const { cookie } = user;
    await user.post('/api/auth/login', credentials);
    const now = user.cookie;
    user.cookie = cookie;
    expect((await user.get('/api/auth/user')).status).toBe(401);
    user.cookie = now;
    expect((await user.get('/api/auth/devices')).body).toHaveLength(2);
    expect((await phone.get('/api/auth/user')).status).toBe(200);
  });

  it('keeps the session that the browser had where it fails', async () => {
    const user = await server.user();
    const { cookie } = user;
    expect((await user.post('/api/auth/login', { email: user.email, password: 'не тот' })).status).toBe(401);
    user.cookie = cookie;
    expect((await user.get('/api/auth/user')).status).toBe(200);
  });
});

describe('a session', () => {
  it('ends with the logout, which needs none', async () => {
    const user = await server.user();
    const { cookie } = user;
    const answer = await user.get('/api/auth/logout');
    expect([answer.status, answer.headers.location, answer.headers['clear-site-data']]).toEqual([302, '/', '"cache"']);
    user.cookie = cookie;
    expect((await user.get('/api/auth/user')).status).toBe(401);
    expect((await server.visitor().get('/api/auth/logout')).status).toBe(302);
  });

  it('is not that of a forged, cut or foreign cookie', async () => {
    const user = await server.user();
    const { cookie } = user;
    const [name, value = ''] = cookie.split(/=(.*)/s);
    const token = decodeURIComponent(value).split('.')[0];
    for (const forged of [
      `${name}=${token}`,
      `${name}=${token}.AAAA`,
      `${name}=x.${value.split('.')[1]}`,
      `${name}=`,
      `${name}=%00`,
    ]) {
      user.cookie = forged;
      expect((await user.get('/api/auth/user')).status, forged).toBe(401);
    }
    user.cookie = cookie;
    expect((await user.get('/api/auth/user')).status).toBe(200);
  });

  it('slides for 30 days: renewed by use, dead without', async () => {
    const user = await server.user();
    const start = Date.now();
    const day = 24 * 60 * 60_000;
    server.clock.set(start + 29 * day);
    const renewed = await user.get('/api/auth/user');
    expect([renewed.status, String(renewed.headers['set-cookie'])]).toEqual([
      200,
      expect.stringContaining('takt.session_token='),
    ]);
    server.clock.set(start + 58 * day);
    expect((await user.get('/api/auth/user')).status).toBe(200);
    server.clock.set(start + 89 * day);
    expect((await user.get('/api/auth/user')).status).toBe(401);
    server.clock.set(start);
  });

  it('keeps the zone in which the account was made', async () => {
    const user = await server.user();
    await user.get('/api/tasks', { zone: 'Asia/Vladivostok' });
    const { headers } = await user.get('/api/tasks', { zone: 'Mars/Olympus' });
    expect(headers.etag).toContain('Europe/Moscow');
  });
});

describe('a password reset by the operator', () => {
  it('works once, ends every session and starts one', async () => {
    const user = await server.user();
    const token = await server.app.services.auth.createReset(` ${user.email.toUpperCase()} `);
    const visitor = server.visitor();
    const reset = await visitor.post('/api/auth/reset-password', { token, password: 'новый пароль' });
    expect([reset.status, reset.body.email]).toEqual([200, user.email]);
    expect((await user.get('/api/auth/user')).status).toBe(401);
    expect((await visitor.get('/api/auth/user')).status).toBe(200);
    const again = await server.visitor().post('/api/auth/reset-password', { token, password: 'ещё один' });
    expect([again.status, again.body.message]).toEqual([
      400,
      'Ссылка для смены пароля недействительна или уже использована',
    ]);
    const login = (password: string) => server.visitor().post('/api/auth/login', { email: user.email, password });
    expect((await login(PASSWORD)).status).toBe(401);
    expect((await login('новый пароль')).status).toBe(200);
  });

  it('is told by nothing in the database', async () => {
    const user = await server.user();
    const token = await server.app.services.auth.createReset(user.email);
    const rows = server.context.database.query.selectFrom('verifications').select('identifier');
    const kept = (await rows.where('value', '=', user.id).execute()).map(({ identifier }) => identifier);
    expect(kept).toHaveLength(1);
    expect(kept[0]).not.toContain(token);
    for (const guess of [kept[0], kept[0]!.split(':')[1]]) {
      const answer = await server
        .visitor()
        .post('/api/auth/reset-password', { token: guess, password: 'новый пароль' });
      expect(answer.status).toBe(400);
    }
    const good = await server.visitor().post('/api/auth/reset-password', { token, password: 'новый пароль' });
    expect(good.status).toBe(200);
  });

  it('is void after a day', async () => {
    const user = await server.user();
    const token = await server.app.services.auth.createReset(user.email);
    server.clock.set(Date.now() + 25 * 60 * 60_000);
    expect((await server.visitor().post('/api/auth/reset-password', { token, password: PASSWORD })).status).toBe(400);
    server.clock.set(Date.now());
  });

  it('refuses a password that is tried first, and the link is good for another', async () => {
    const user = await server.user();
    const token = await server.app.services.auth.createReset(user.email);
    const reset = (password: string) => server.visitor().post('/api/auth/reset-password', { token, password });
    const refused = await reset('Йцукен123');
    expect([refused.status, refused.body.message]).toEqual([400, COMMON]);
    expect((await reset('новый пароль')).status).toBe(200);
  });

  it('makes no link for an address that nobody has', async () => {
    expect(await server.app.services.auth.createReset('nobody@example.test')).toBeNull();
  });
});

describe('where the operator wants longer passwords', () => {
  const strict = useTestApp({ PASSWORD_MIN: '8' });
  const SHORT = 'Пароль должен содержать минимум 8 символов';

  it('a shorter one is refused wherever one is chosen, and may be tried', async () => {
    const { visitor, user, app } = strict;
    const { email, put } = await user();
    const refused = (path: string) => ({ status: 400, body: { issues: [{ path, message: SHORT }] } });
    const person = { email: 'strict@example.test', password: 'семь зн' };
    expect(await visitor().post('/api/auth/register', person)).toMatchObject(refused('password'));
    const change = { currentPassword: PASSWORD, newPassword: 'семь зн' };
    expect(await put('/api/auth/password', change)).toMatchObject(refused('newPassword'));
    const token = await app.services.auth.createReset(email);
    const reset = (password: string) => visitor().post('/api/auth/reset-password', { token, password });
    expect(await reset('семь зн')).toMatchObject(refused('password'));
    expect((await reset('восемь з')).status).toBe(200);
    expect(await visitor().post('/api/auth/login', person)).toMatchObject({ status: 401 });
    expect((await visitor().get('/api/auth/providers')).body.passwordMin).toBe(8);
  });
});

describe('redirects and providers', () => {
  it('the forced login goes to the login page', async () => {
    const { status, headers } = await server.visitor().get('/api/login');
    expect([status, headers.location]).toEqual([302, '/login']);
  });

  it('Яндекс is listed with the reason why it cannot be used', async () => {
    const { body } = await server.visitor().get('/api/auth/providers');
    expect(body).toEqual({
      registration: true,
      mail: false,
      passwordMin: 6,
      providers: [{ id: 'yandex', name: 'Яндекс', configured: false, reason: 'Не настроен на этом сервере' }],
    });
  });
});
