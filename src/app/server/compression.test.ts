import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();

it.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['zstd;q=0, br', 'br', brotliDecompressSync],
  [undefined, undefined, (bytes: Buffer) => bytes],
])('a long answer to who takes %s comes as %s', async (accepted, encoding, plain) => {
  const user = await server.user();
  const { body: task } = await user.post('/api/tasks', { title: 'Задача', description: 'а'.repeat(2000) });
  const headers = { cookie: user.cookie, ...(accepted && { 'accept-encoding': accepted }) };
  const answer = await server.app.http.inject({ url: '/api/tasks', headers });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(JSON.parse(String(plain(answer.rawPayload)))).toEqual([task]);
});
