import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { findProgram } from '#testing/server/loopback-program.ts';
import { type Nginx, startNginx } from '#testing/server/nginx.ts';

const folder = mkdtempSync(join(tmpdir(), 'takt-service-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
      expect((await send(at('/metrics'))).status).toBe(404);
    } finally {
      await nginx.stop();
      server.server.close();
    }
  });

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

  const documented = new Set(
    read('docs/operations.md')
      .match(/`[A-Z][A-Z_]+`/g)!
      .map((name) => name.slice(1, -1)),
  );

  it.each(['compose.yaml', 'compose.scaled.yaml'])('%s sets what the documentation names', (file) => {
    const text = read(`ops/container/${file}`);
    const server = text.slice(0, text.indexOf('stop_grace_period'));
    const set = [...server.matchAll(/^\s+([A-Z][A-Z_]+):/gm)].map(([, name]) => name!);
    expect(set.length).toBeGreaterThan(1);
    expect(set.filter((name) => !documented.has(name))).toEqual([]);
    for (const said of ['read_only: true', 'cap_drop: [ALL]', 'init: true']) expect(server).toContain(said);
  });
});
