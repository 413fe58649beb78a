import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type SecureVersion } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { parse } from 'yaml';
import { startCaddy } from '#testing/server/caddy.ts';
import { findProgram } from '#testing/server/loopback-program.ts';
import { type Nginx, startNginx } from '#testing/server/nginx.ts';

const folder = mkdtempSync(join(tmpdir(), 'takt-service-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Of a password, as ASVS wants them where somebody is served over the internet. */
const LEAST_SIGNS = '8';

const read = (file: string) => readFileSync(file, 'utf8');

/** Stands in for a server of the product: says what it was asked, and can be told to be in trouble. */
interface StandIn {
  server: Server;
  port: number;
  asked: { method: string; headers: NodeJS.Dict<string | string[]> }[];
  troubled: boolean;
}

async function standIn(): Promise<StandIn> {
  const one = { asked: [], troubled: false } as unknown as StandIn;
  one.server = createServer((asked, answer) => {
    one.asked.push({ method: asked.method!, headers: asked.headers });
    asked.resume();
    answer.writeHead(one.troubled ? 503 : 200).end(String(one.port));
  });
  new WebSocketServer({ server: one.server }).on('connection', (socket) => socket.send(String(one.port)));
  await new Promise<void>((resolve) => one.server.listen(0, '127.0.0.1', resolve));
  one.port = (one.server.address() as AddressInfo).port;
  return one;
}

/** A file of Docker Compose, as far as it is looked at. */
interface Compose {
  services: Record<
    string,
    { image: string; depends_on?: string[]; volumes?: string[]; environment?: Record<string, string> }
  >;
  volumes: Record<string, unknown>;
}

interface Answer {
  status: number;
  location?: string;
  text: string;
}

const send = (url: string, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const secure = url.startsWith('https:');
    const ask = secure ? secureRequest(url, { method, rejectUnauthorized: false }) : request(url, { method });
    ask.on('error', reject).on('response', async (answer) => {
      const text = (await answer.toArray()).join('');
      resolve({ status: answer.statusCode!, location: answer.headers.location, text });
    });
    ask.end();
  });

/** What comes of speaking one version of TLS: its name, or why there is none. */
const speaking = (port: number, version: SecureVersion): Promise<string> =>
  new Promise((resolve) => {
    const only = { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' };
    const socket = connect({ port, servername: 'localhost', rejectUnauthorized: false, ...only });
    socket.on('secureConnect', () => resolve(socket.getProtocol()!)).on('error', ({ message }) => resolve(message));
    socket.on('close', () => resolve('')).on('secureConnect', () => socket.destroy());
  });

/** What comes without TLS and is no page has shown its key already. */
async function expectPagesAloneLedOn(plain: number): Promise<void> {
  for (const path of ['/api/tasks', '/calendar/key-of-anna.ics'])
    for (const method of ['GET', 'POST'])
      expect(await send(`http://localhost:${plain}${path}`, method)).toMatchObject({
        status: 403,
        location: undefined,
      });
}

/** A proxy with a certificate. */
async function expectNewVersionsAlone(port: number): Promise<void> {
  for (const version of ['TLSv1.2', 'TLSv1.3'] as const) expect(await speaking(port, version)).toBe(version);
  for (const version of ['TLSv1', 'TLSv1.1'] as const)
    expect(await speaking(port, version)).toMatch(/protocol version|handshake failure/);
}

// What is done here has nothing to do with a database.
describe.runIf(process.env.TEST_ENGINE === 'sqlite')('the files for operators', () => {
  describe.each(['ops/nginx-instances.conf', 'ops/container/nginx.scaled.conf'])('%s', (file) => {
    let servers: StandIn[];
    let nginx: Nginx;
    const at = (path: string) => `http://127.0.0.1:${nginx.port}${path}`;

    beforeAll(async () => {
      servers = [await standIn(), await standIn(), await standIn()];
      nginx = await startNginx(
        file,
        servers.map(({ port }) => port),
      );
    });
    afterAll(async () => {
      await nginx?.stop();
      for (const { server } of servers) server.close();
    });

    it('has several servers answer, and tells them where calls come from', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(at('/api/tasks'))));
      expect(new Set(answers.map(({ text }) => text)).size).toBeGreaterThan(1);
      const { headers } = servers[0]!.asked[0]!;
      expect(headers).toMatchObject({ host: `127.0.0.1:${nginx.port}`, 'x-forwarded-for': '127.0.0.1' });
    });

    it('writes down nothing of the address of a calendar, and keeps the measures to itself', async () => {
      expect((await send(at('/calendar/secret-of-anna.ics'))).status).toBe(200);
      expect((await send(at('/metrics'))).status).toBe(404);
      await expect.poll(() => nginx.asked()).toContain('/metrics');
      expect(nginx.asked()).not.toContain('secret-of-anna');
    });

    it('opens a window’s socket', async () => {
      const socket = new WebSocket(at('/ws'));
      const told = await new Promise((resolve, reject) => socket.on('message', resolve).on('error', reject));
      expect(servers.map(({ port }) => String(port))).toContain(String(told));
      socket.terminate();
    });

    it('gives a read to another server where one is in trouble, and no write twice', async () => {
      servers[0]!.troubled = true;
      const reads = await Promise.all(Array.from({ length: 8 }, () => send(at('/api/tasks'))));
      expect(reads.map(({ status }) => status)).toEqual(reads.map(() => 200));
      for (const one of servers) one.troubled = true;
      const before = servers.reduce((sum, { asked }) => sum + asked.length, 0);
      expect((await send(at('/api/tasks'), 'POST')).status).toBeGreaterThanOrEqual(502);
      const after = servers.flatMap(({ asked }) => asked);
      expect(after.length - before).toBeLessThanOrEqual(1);
      for (const one of servers) one.troubled = false;
    });
  });

  it('ops/proxy/nginx.conf sends visitors to https and keeps the measures from them', async () => {
    const server = await standIn();
    const nginx = await startNginx('ops/proxy/nginx.conf', [server.port]);
    try {
      expect(await send(`http://127.0.0.1:${nginx.plain}/board`)).toMatchObject({
        status: 301,
        location: 'https://127.0.0.1/board',
      });
      const at = (path: string) => `https://127.0.0.1:${nginx.port}${path}`;
      expect((await send(at('/'))).text).toBe(String(server.port));
      expect(server.asked[0]!.headers).toMatchObject({ 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' });
      expect((await send(at('/calendar/secret-of-anna.ics'))).text).toBe(String(server.port));
      expect((await send(at('/metrics'))).status).toBe(404);
      await expect.poll(() => nginx.asked()).toContain('/metrics');
      await expectPagesAloneLedOn(nginx.plain);
      expect(nginx.asked()).not.toMatch(/(secret|key)-of-anna/);
      await expectNewVersionsAlone(nginx.port);
    } finally {
      await nginx.stop();
      server.server.close();
    }
  });

  it.each(['ops/proxy/Caddyfile', 'ops/container/Caddyfile'])('%s does the same', async (file) => {
    const server = await standIn();
    const caddy = await startCaddy(file, server.port);
    try {
      expect(await send(`http://localhost:${caddy.plain}/board`)).toMatchObject({
        status: 308,
        location: 'https://localhost/board',
      });
      const at = (path: string) => `https://localhost:${caddy.port}${path}`;
      // It listens before it has made its certificate.
      const first = () => send(at('/')).then(({ text }) => text, String);
      await expect.poll(first, { timeout: 20_000 }).toBe(String(server.port));
      expect(server.asked[0]!.headers).toMatchObject({ 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' });
      const socket = new WebSocket(at('/ws'), { rejectUnauthorized: false });
      const told = await new Promise((resolve, reject) => socket.on('message', resolve).on('error', reject));
      expect(String(told)).toBe(String(server.port));
      socket.terminate();
      expect((await send(at('/metrics'))).status).toBe(404);
      await expectPagesAloneLedOn(caddy.plain);
      await expectNewVersionsAlone(caddy.port);
    } finally {
      await caddy.stop();
      server.server.close();
    }
  });

  it('ops/proxy/nginx.conf takes its certificate of an authority that everybody knows, with all between them', () => {
    const text = read('ops/proxy/nginx.conf');
    const of = (word: string) =>
      [...text.matchAll(new RegExp(`^\\s*${word}\\s+(.+);`, 'gm'))].map(([, value]) => value);
    const [site] = new Set(of('server_name'));
    expect(of('ssl_certificate')).toEqual([`/etc/letsencrypt/live/${site}/fullchain.pem`]);
    expect(of('ssl_certificate_key')).toEqual([`/etc/letsencrypt/live/${site}/privkey.pem`]);
  });

  it.each(['ops/proxy/Caddyfile', 'ops/container/Caddyfile'])(
    '%s takes its certificate of an authority that everybody knows',
    (file) => {
      const caddy = findProgram('caddy');
      if (!caddy) throw new Error('caddy is not installed (on Debian: apt-get install caddy)');
      const env = { ...process.env, TAKT_HOST: 'takt.example.ru', HOME: folder };
      const { stdout } = spawnSync(caddy, ['adapt', '--config', file], { encoding: 'utf8', env });
      // Caddy asks a known authority by itself where nothing says otherwise: an issuer, a certificate or a site without one.
      const { tls, ...apps } = JSON.parse(stdout).apps;
      expect(tls).toBe(undefined);
      const listened = Object.values(apps.http.servers as Record<string, { listen: string[] }>);
      expect(listened.map(({ listen }) => listen)).toContainEqual([':443']);
      expect(JSON.stringify(listened)).toContain('"host":["takt.example.ru"]');
      expect(JSON.stringify(listened)).not.toContain('automatic_https');
    },
  );

  it('the unit of systemd is taken, and gives the server little', () => {
    const analyze = findProgram('systemd-analyze');
    if (!analyze) throw new Error('systemd-analyze is not installed (on Debian: apt-get install systemd)');
    const unit = join(folder, 'takt.service');
    writeFileSync(unit, read('ops/systemd/takt.service').replace('/opt/takt/node_modules/.bin/node', process.execPath));
    const verified = spawnSync(analyze, ['verify', unit], { encoding: 'utf8' });
    expect([verified.status, verified.stderr]).toEqual([0, '']);
    const exposed = spawnSync(analyze, ['security', '--offline=true', '--threshold=20', unit], { encoding: 'utf8' });
    expect([exposed.status, exposed.stdout]).toEqual([0, expect.stringContaining('OK')]);
  });

  it('the unit of systemd wants passwords of eight signs', () =>
    expect(read('ops/systemd/takt.service')).toMatch(
      new RegExp(`^Environment=.*\\bPASSWORD_MIN=${LEAST_SIGNS}$`, 'm'),
    ));

  const documented = new Set(
    read('docs/operations.md')
      .match(/`[A-Z][A-Z_]+`/g)!
      .map((name) => name.slice(1, -1)),
  );

  it.each(['compose.yaml', 'compose.scaled.yaml'])('%s is whole, and sets what the documentation names', (file) => {
    const text = read(`ops/container/${file}`);
    const { services, volumes } = parse(text, { merge: true }) as Compose;
    const names = Object.keys(services);
    const ours = Object.values(services).filter(({ image }) => image === 'takt');
    expect(ours.length).toBeGreaterThan(0);
    for (const { environment = {}, ...rest } of ours) {
      expect(rest).toMatchObject({ build: '../..', read_only: true, cap_drop: ['ALL'], init: true, tmpfs: ['/tmp'] });
      expect(environment).toMatchObject({ TRUST_PROXY: 'uniquelocal', BACKUP_EVERY: '1d', PASSWORD_MIN: LEAST_SIGNS });
      expect(Object.keys(environment).filter((name) => !documented.has(name))).toEqual([]);
    }
    const [, start = ''] = /^# Запуск: (.+)$/m.exec(text)!;
    for (const [, wanted] of text.matchAll(/\$\{(\w+)/g)) expect(start).toContain(`${wanted}=`);
    for (const { depends_on = [], volumes: mounted = [] } of Object.values(services)) {
      expect(names).toEqual(expect.arrayContaining(depends_on));
      for (const source of mounted.map((one) => one.split(':')[0]!))
        if (source.startsWith('./')) read(`ops/container/${source}`);
        else expect(Object.keys(volumes)).toContain(source);
    }
    const proxy = read(`ops/container/${file === 'compose.yaml' ? 'Caddyfile' : 'nginx.scaled.conf'}`);
    const led = [...proxy.matchAll(/\b(takt\S*):3000/g)].map(([, name]) => name);
    expect(led).toEqual(names.filter((name) => services[name]!.image === 'takt'));
  });
});
