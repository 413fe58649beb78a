import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeDown } from './write-down.ts';

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a change that the device cannot keep says when it was made, however late it is sent', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-18T12:00:00Z'), toFake: ['Date'] });
  const sent = vi.fn(async (_: string, init: RequestInit) => Response.json({ id: 'a', of: init.method }));
  vi.stubGlobal('fetch', sent);
  const [sending] = await writeDown([
    {
      kind: 'tasks',
      change: {},
      method: 'PUT',
      path: '/api/tasks/a',
      body: { title: 'Отчёт' },
      key: 'k',
      words: 'Отчёт',
    },
  ]);
  vi.setSystemTime(Date.parse('2026-11-18T12:00:05Z'));
  expect(await sending!.first()).toEqual({ body: { id: 'a', of: 'PUT' } });
  expect(await sending!.last).toEqual({ id: 'a', of: 'PUT' });
  expect(sent.mock.calls[0]![1].headers).toMatchObject({
    'Idempotency-Key': 'k',
    'X-Changed-At': '2026-11-18T12:00:00.000Z',
  });
});

it('whoever made it hears of a refusal', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Задача не найдена' }, { status: 404 }));
  const [sending] = await writeDown([
    { kind: 'tasks', change: {}, method: 'DELETE', path: '/api/tasks/a', key: 'k', words: '' },
  ]);
  await expect(sending!.first()).rejects.toMatchObject({ status: 404 });
  await expect(sending!.last).rejects.toMatchObject({ status: 404 });
});
