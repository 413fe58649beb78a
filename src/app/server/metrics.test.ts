import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { newId } from '#server/id.ts';
import { useTestApp } from '#testing/server/test-app.ts';

const TOKEN = 'a token of the one who measures';
const server = useTestApp({ METRICS_TOKEN: TOKEN });
const without = useTestApp();
const measure = (authorization?: string) =>
  server.app.http.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
const measured = async () => (await measure(`Bearer ${TOKEN}`)).body;

describe('who measures', () => {
  it.each([undefined, 'Bearer ', `Bearer ${TOKEN}s`, `Basic ${TOKEN}`, TOKEN])('is not let in by %s', async (said) => {
    const answer = await measure(said);
    expect([answer.statusCode, answer.headers['www-authenticate'], answer.body]).toEqual([401, 'Bearer', '']);
  });

  it('finds nothing where nobody is to', async () => {
    expect((await without.app.http.inject('/metrics')).statusCode).toBe(404);
  });
});

describe('what is told', () => {
  it('of requests: their route and status, and not whose or which they are', async () => {
    const user = await server.user();
    const { body: task } = await user.post('/api/tasks', { title: 'совершенно секретно' });
    await user.put(`/api/tasks/${task.id}`, { status: 'completed' });
    await user.get(`/api/tasks/${newId()}/analytics?word=секрет`);
    await server.visitor().get('/api/nothing');
    const text = await measured();
    const count = (labels: string) => text.includes(`takt_http_request_duration_seconds_count{${labels}} 1`);
    expect(count('method="PUT",route="/api/tasks/:id",status="2xx"')).toBe(true);
    expect(count('method="GET",route="/api/tasks/:id/analytics",status="4xx"')).toBe(true);
    expect(count('method="GET",route="none",status="4xx"')).toBe(true);
    for (const secret of [user.id, user.email, task.id, 'секрет', TOKEN]) expect(text).not.toContain(secret);
  });

  it('of the parts of a server', async () => {
    await (await server.user()).post('/api/account/exports');
    await server.later(1000);
    const text = await measured();
    expect(text).toContain('takt_database_trouble{reason="none"} 1');
    expect(text).toContain('takt_sockets{of="windows"} 0');
    expect(text).toMatch(/^takt_job_attempts_total\{kind="make-export",result="done"\} 1$/m);
    expect(text).toMatch(/^takt_jobs\{state="due"\} \d+$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text.includes('takt_database_connections{state="most"} 10')).toBe(process.env.TEST_ENGINE === 'postgres');
  });

  it('is all that the board asks for', async () => {
    const text = await measured();
    const board = readFileSync('ops/grafana/takt.json', 'utf8');
    const asked = new Set(board.match(/\b(?:takt|nodejs|process)_[a-z0-9_]+/g));
    const told = new Set(text.match(/^# TYPE (\S+)/gm)!.map((line) => line.slice('# TYPE '.length)));
    const missing = [...asked].filter((name) => !told.has(name.replace(/_(?:bucket|count|sum)$/, '')));
    expect(asked.size).toBeGreaterThan(8);
    expect(missing).toEqual([]);
  });
});
