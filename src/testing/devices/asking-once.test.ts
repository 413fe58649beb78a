import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TestUser } from '../server/test-app.ts';
import { askingOnce } from './asking-once.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A server that tells how often it was asked, and what makes it answer a write. */
function server() {
  const calls: string[] = [];
  const written = Promise.withResolvers<void>();
  const call = async (method: string, path: string) => {
    calls.push(`${method} ${path}`);
    if (method !== 'GET') await written.promise;
    return { status: 200, headers: {}, body: calls.length };
  };
  return { calls, answer: written.resolve, user: askingOnce({ id: 'anna', call } as never as TestUser) };
}

it('asks once what is asked in one moment, and anew in the next', async () => {
  const { calls, user } = server();
  const [one, other] = await Promise.all([user.get('/api/tasks'), user.call('GET', '/api/tasks')]);
  expect([user.id, one.body, other.body]).toEqual(['anna', 1, 1]);
  await user.get('/api/habits');
  vi.setSystemTime(Date.now() + 1);
  await user.get('/api/tasks');
  expect(calls).toEqual(['GET /api/tasks', 'GET /api/habits', 'GET /api/tasks']);
});

it('asks each time while something is written, and anew behind it', async () => {
  const { calls, answer, user } = server();
  await user.get('/api/tasks');
  const writing = user.post('/api/tasks', {});
  await Promise.all([user.get('/api/tasks'), user.get('/api/tasks')]);
  answer();
  await writing;
  await user.get('/api/tasks');
  expect(calls.filter((call) => call.startsWith('GET'))).toHaveLength(4);
});
