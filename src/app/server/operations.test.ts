import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts';
import { freePort } from '#testing/server/free-port.ts';
import { ANNA } from '#testing/server/old-databases/fill.ts';
import { load, oldDatabases } from '#testing/server/old-databases/load.ts';
import { refusal, type ServerProcess, serverEnv, startProcess } from '#testing/server/process.ts';
import { type OpenTestApp, openTestApp, PASSWORD } from '#testing/server/test-app.ts';

let database: TestDatabase;
const running: ServerProcess[] = [];

const start = async (extra: NodeJS.ProcessEnv = {}) => {
  const server = await startProcess(database, extra);
  running.push(server);
  return server;
};

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.end('SIGKILL');
  await database.remove();
});

async function signIn(base: string, way: 'register' | 'login', email: string, password: string): Promise<string> {
  const answer = await fetch(`${base}/api/auth/${way}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.ok).toBe(true);
  return answer.headers.getSetCookie()[0]!.split(';')[0]!;
}

const register = (base: string, email: string) => signIn(base, 'register', email, 'a long password');

const create = (base: string, cookie: string, title: string) =>
  fetch(`${base}/api/tasks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ title }),
  });

const titlesOf = async (base: string, cookie: string): Promise<string[]> => {
  const answer = await fetch(`${base}/api/tasks`, { headers: { cookie } });
  return ((await answer.json()) as { title: string }[]).map((task) => task.title);
};

describe('a killed server', () => {
  it('has every task that it acknowledged to ten connections, and starts again without a hand', async () => {
    const server = await start();
    const cookie = await register(server.base, 'anna@example.test');
    const acknowledged: string[] = [];
    let killed = false;
    const writers = Array.from({ length: 10 }, async (_, writer) => {
      for (let n = 0; !killed; n++) {
        const title = `${writer}-${n}`;
        const answer = await create(server.base, cookie, title).catch(() => null);
        if (answer?.status === 201) acknowledged.push(title);
      }
    });
    while (acknowledged.length < 30) await sleep(20);
    await server.end('SIGKILL');
    killed = true;
    await Promise.all(writers);
    running.length = 0;
    const again = await start();
    const kept = new Set(await titlesOf(again.base, cookie));
    expect(acknowledged.filter((title) => !kept.has(title))).toEqual([]);
  });

  it('asked politely, finishes and ends with 0', async () => {
    const server = await start();
    const cookie = await register(server.base, 'anna@example.test');
    const pending = create(server.base, cookie, 'последняя');
    await sleep(5);
    const code = await server.end('SIGTERM');
    running.length = 0;
    const answered = await pending.then(
      (answer) => answer.status,
      () => null,
    );
    expect(code).toBe(0);
    const again = await start();
    if (answered === 201) expect(await titlesOf(again.base, cookie)).toEqual(['последняя']);
    else expect([null, 503]).toContain(answered);
  });
});

describe('the log', () => {
  it('has no password, cookie, token or word of a task, even at its most talkative', async () => {
    const server = await start({ LOG_LEVEL: 'trace' });
    const cookie = await register(server.base, 'anna@example.test');
    await create(server.base, cookie, 'совершенно секретно');
    await fetch(`${server.base}/login?token=one-time-token`, { headers: { cookie } });
    await fetch(`${server.base}/api/tasks`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: '{',
    });
    const log = server.output();
    expect(log).toContain('/api/tasks');
    for (const secret of ['a long password', cookie.split('=')[1]!, 'one-time-token', 'совершенно секретно'])
      expect(log).not.toContain(secret);
  });
});

describe('a server that cannot start says why', () => {
  const refused = async (extra: NodeJS.ProcessEnv) => refusal(serverEnv(database, await freePort(), extra));

  it('a second one on the same data', async () => {
    await start();
    const { code, output } = await refused({});
    expect(code).toBe(1);
    expect(output).toMatch(/уже работает другой сервер/);
  });

  it('a taken port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { code, output } = await refused({ PORT: String(port) });
    other.close();
    expect([code, output]).toEqual([1, expect.stringContaining(`Порт ${port} занят`)]);
  });

  it.each([
    [{ PORT: 'восемь' }, 'Переменная PORT задана неверно'],
    [{ HOST: '999.1.1.1' }, 'Адреса 999.1.1.1 нет на этой машине. Исправьте HOST.'],
  ])('%j', async (extra, message) => {
    const { code, output } = await refused(extra);
    expect([code, output]).toEqual([1, expect.stringContaining(message)]);
  });

  it('a folder that is a file', async () => {
    const file = join(database.dataDir, 'file');
    writeFileSync(file, '');
    const { code, output } = await refused({ DATA_DIR: join(file, 'data'), DATABASE_URL: '' });
    expect([code, output]).toEqual([1, expect.stringContaining('Папка данных недоступна для записи')]);
  });
});

describe('the commands of whoever runs the server', () => {
  let app: OpenTestApp | undefined;
  afterEach(() => app?.close());
  const env = () => serverEnv(database, 0, { PUBLIC_URL: 'https://takt.example.ru' });
  /** What it says; it throws where it ends with anything but 0. */
  const command = async (script: string, ...args: string[]) => {
    const said = await promisify(execFile)(process.execPath, [`scripts/${script}.ts`, ...args], { env: env() });
    return said.stdout;
  };
  const tokenOf = (said: string) => /^https:\/\/takt\.example\.ru\/login\?step=password#token=(\S+)$/m.exec(said)![1];

  it('do what they say beside it, and bring a copy back without it', async () => {
    app = await openTestApp(database);
    const email = 'vera@example.test';
    const visitor = app.visitor();
    const login = async () => (await app!.visitor().post('/api/auth/login', { email, password: PASSWORD })).status;
    const created = await command('user', 'create', email);
    expect(created).toContain(`Учётная запись ${email} создана.`);
    const voided = { token: tokenOf(created), password: PASSWORD };
    const reset = { token: tokenOf(await command('user', 'reset-password', email)), password: PASSWORD };
    expect((await visitor.post('/api/auth/reset-password', reset)).status).toBe(200);
    expect((await visitor.post('/api/auth/reset-password', voided)).status).toBe(400);
    await visitor.post('/api/tasks', { title: 'Отчёт' });

    const copies = join(database.dataDir, 'copies');
    expect(await command('backup', '--to', copies)).toContain(copies);
    expect(await command('user', 'disable', email)).toContain('отключена');
    expect([await login(), (await visitor.get('/api/tasks')).status]).toEqual([403, 401]);
    expect(await command('user', 'list')).toMatch(/^vera@example\.test\t[\d-]+\t(?:[\d-]+|—)\tотключена [\d-]+$/m);
    expect(await command('user', 'delete', email, '--yes')).toContain('закрыта');
    expect(await login()).toBe(401);

    const [copy] = readdirSync(copies);
    await app.close();
    expect(await command('restore', join(copies, copy!))).toMatch(/База восстановлена[\s\S]+Прежн/);
    app = await openTestApp(database);
    const again = app.visitor();
    await again.post('/api/auth/login', { email, password: PASSWORD });
    expect((await again.get('/api/tasks')).body).toMatchObject([{ title: 'Отчёт' }]);
  }, 300_000);
});

it('the working days of the operator’s file are those of a server', async () => {
  const file = join(database.dataDir, 'calendar.json');
  const moved = [['2027-01-02', '2027-12-31']];
  writeFileSync(file, JSON.stringify({ 2027: { number: '1', signed: '2026-10-01', moved } }));
  const { base } = await start({ PRODUCTION_CALENDAR_FILE: file });
  const cookie = await register(base, 'anna@example.test');
  const call = async (method: string, path: string, body: object) =>
    (await fetch(base + path, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    }).then((answer) => answer.json())) as { id: string };
  const repeat = { rule: 'FREQ=DAILY', from: 'due', calendar: 'workdays' };
  const { id } = await call('POST', '/api/tasks', { title: 'Планёрка', dueDay: '2027-12-30', repeat });
  await call('PUT', `/api/tasks/${id}`, { status: 'completed' });
  const tasks = (await (await fetch(`${base}/api/tasks`, { headers: { cookie } })).json()) as { dueDay: string }[];
  expect(tasks.map(({ dueDay }) => dueDay).sort()).toEqual(['2027-12-30', '2028-01-10']);
});

it('an older database comes up whole, a copy of its file lying by', async () => {
  const [oldest] = oldDatabases(database.databaseUrl ? 'postgres' : 'sqlite');
  await load(database, oldest!);
  const { base } = await start();
  const cookie = await signIn(base, 'login', ANNA, PASSWORD);
  expect(await titlesOf(base, cookie)).toContain('Смета');
  if (database.databaseUrl) return;
  const [copy] = readdirSync(join(database.dataDir, 'backups'));
  const backup = new DatabaseSync(join(database.dataDir, 'backups', copy!));
  expect(backup.prepare('select name from kysely_migration').all()).toEqual([{ name: oldest!.migration }]);
  expect(backup.prepare('select title from tasks').all()).toContainEqual({ title: 'Смета' });
  backup.close();
});

// Of files there is something to promise on SQLite alone.
if (process.env.TEST_ENGINE === 'sqlite')
  describe('a folder of its own', () => {
    it('makes its secret once', async () => {
      const server = await start({ SECRET: '' });
      const cookie = await register(server.base, 'anna@example.test');
      await server.end('SIGTERM');
      running.length = 0;
      const again = await start({ SECRET: '' });
      expect((await fetch(`${again.base}/api/auth/user`, { headers: { cookie } })).status).toBe(200);
    });
  });
