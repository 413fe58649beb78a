import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { BuiltClient } from '#server/http/built-client.ts';
import { ROWS } from '#shared/noted-screen.ts';
import { usePages } from '#testing/server/use-pages.ts';
import type { App } from './app.ts';

const ENTRY = '<script type="module" crossorigin src="/assets/index-1.js"></script>';
const APP = `<!doctype html><html><head><script>theme()</script>${ENTRY}</head><body><div id="root"></div></body></html>`;
const client = (app: string): BuiltClient => ({
  folder: import.meta.dirname,
  app,
  landing: '',
  logout: '',
  loginOutline: '<p>login</p>',
  beginning: '<script>begin()</script>',
  worker: 'start("%SHELL_REVISION%")',
  leavingWorker: 'leave()',
  scriptsOf: (source) => [`/assets/${source.split('/').at(-1)}.js`],
});

/** A server with that document of the app. */
const useServer = (env?: NodeJS.ProcessEnv, app = APP) => usePages(() => client(app), env);

const folder = mkdtempSync(join(tmpdir(), 'takt-calendar-'));
afterAll(() => rmSync(folder, { recursive: true }));
const calendar = join(folder, 'calendar.json');
const DECREES = { 2027: { number: '1', signed: '2026-10-01', moved: [['2027-01-02', '2027-12-31']] } };
writeFileSync(calendar, JSON.stringify(DECREES));

const first = useServer();
const withCalendar = useServer({ PRODUCTION_CALENDAR_FILE: calendar });
const again = useServer();
const otherPage = useServer({}, APP.replace('root', 'stem'));
const https = useServer({ PUBLIC_URL: 'https://takt.example.ru' });
const off = useServer({ OFFLINE_START: 'off' });

const get = ({ app }: { app: App }, url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url, headers });
const worker = async (server: { app: App }) => (await get(server, '/sw.js')).body;

describe('the document that a device keeps', () => {
  it('is the app without data, whoever asks, and asked for anew each time', async () => {
    const cookie = 'takt.session_token=whoever';
    const { statusCode, headers, body } = await get(first, '/app-shell', { cookie });
    expect([statusCode, headers['cache-control'], headers['set-cookie']]).toEqual([200, 'no-cache', undefined]);
    expect(body).toContain('<div id="root">');
    expect(body).not.toContain('preloaded');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  });

  it('fetches the app’s script at once, and leaves it to its own first one to begin it', async () => {
    const { body, headers } = await get(first, '/app-shell');
    expect(body).not.toContain('type="module"');
    expect(body).toContain('<link rel="modulepreload" crossorigin id="entry" href="/assets/index-1.js">');
    expect(body).toMatch(/<div id="root"><\/div><script>begin\(\)<\/script><i id="begun" hidden><\/i><\/body>/);
    const hash = createHash('sha256').update('begin()').digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  });

  it('names the scripts of every section', async () => {
    const { body } = await get(first, '/app-shell');
    const [, json = ''] = /<script type="application\/json" id="announced">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      kanban: ['/assets/kanban-section.tsx.js'],
      login: [expect.any(String)],
      [ROWS]: ['/assets/keeper.ts.js'],
    });
  });

  it('carries the working days of the operator, as every page of the app does; without a file, none', async () => {
    for (const path of ['/login', '/app-shell']) {
      const { body } = await get(withCalendar, path);
      const [, json = ''] = /<script type="application\/json" id="decrees">(.*?)<\/script>/.exec(body) ?? [];
      expect(JSON.parse(json)).toEqual(DECREES);
      expect((await get(first, path)).body).not.toContain('decrees');
    }
    expect(await worker(withCalendar)).not.toBe(await worker(first));
  });
});

describe('the service worker', () => {
  it('is asked for anew each time', async () => {
    const { statusCode, headers } = await get(first, '/sw.js');
    expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([
      200,
      'no-cache',
      'text/javascript; charset=utf-8',
    ]);
  });

  it('is the same from every server of one build, and another where the document or its headers are', async () => {
    expect(await worker(first)).toMatch(/^start\("[0-9a-f]{20}"\)$/);
    expect(await worker(again)).toBe(await worker(first));
    expect(await worker(first)).toBe(await worker(first));
    expect(await worker(otherPage)).not.toBe(await worker(first));
    expect(await worker(https)).not.toBe(await worker(first));
  });

  it('gives way where the operator wants none, and the page hears of it', async () => {
    expect(await worker(off)).toBe('leave()');
    const mark = '<meta name="offline-start" content="off" />';
    for (const path of ['/login', '/app-shell']) expect((await get(off, path)).body).toContain(mark);
    expect((await get(first, '/login')).body).not.toContain(mark);
  });
});
