import fc from 'fast-check';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { dayOf, MINUTE } from '#shared/day.ts';
import { accountState, comparable } from '#testing/server/feed/account-state.ts';
import { follow } from '#testing/server/feed/follower.ts';
import { ago, late } from '#testing/server/late.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();

const made = async (user: TestUser, path: string, body: object) => (await user.post(path, body)).body.id as string;

describe('a change that is heard late', () => {
  it('does not win over a later one of the same field, and does over others', async () => {
    const user = await server.user();
    const path = `/api/tasks/${await made(user, '/api/tasks', { title: 'Купить хлеб' })}`;
    await late(user, 10, 'PATCH', path, { title: 'Позднее', priority: 'low' });
    const { status, body } = await late(user, 20, 'PATCH', path, { title: 'Раннее', description: 'В лавке' });
    expect([status, body.title, body.description, body.priority]).toEqual([200, 'Позднее', 'В лавке', 'low']);
    expect((await late(user, 5, 'PATCH', path, { title: 'Последнее' })).body.title).toBe('Последнее');
  });

  it('does not win over one that was made here and now', async () => {
    const user = await server.user();
    const path = `/api/tasks/${await made(user, '/api/tasks', { title: 'Купить хлеб' })}`;
    await user.patch(path, { title: 'Сейчас' });
    expect((await late(user, 1, 'PATCH', path, { title: 'Раннее' })).body.title).toBe('Сейчас');
  });

  it.each([
    ['/api/projects', { name: 'Дом' }, 'name', 'Сад'],
    ['/api/kanban-columns', { name: 'Ждёт' }, 'name', 'Стоит'],
    ['/api/habits', { name: 'Бег' }, 'name', 'Шаг'],
    ['/api/habits', { name: 'Бег' }, 'isActive', false],
  ])('is one of a field of %s, too', async (path, input, field, value) => {
    const user = await server.user();
    const own = `${path}/${await made(user, path, input)}`;
    const read = async () => (await user.get(path)).body.find(({ id }: { id: string }) => own.endsWith(id))[field];
    const before = await read();
    await late(user, 10, 'PUT', own, { [field]: value });
    await late(user, 20, 'PUT', own, { [field]: before });
    expect(await read()).toBe(value);
    await late(user, 5, 'PUT', own, { [field]: before });
    expect(await read()).toBe(before);
  });

  it('is one of a setting', async () => {
    const user = await server.user();
    await late(user, 10, 'PUT', '/api/settings', { checkinFrequency: 20 });
    const { body } = await late(user, 20, 'PUT', '/api/settings', { checkinFrequency: 40, aiTone: 'strict' });
    expect([body.checkinFrequency, body.aiTone]).toEqual([20, 'strict']);
  });

  it('is one of a day of a habit, its note with it', async () => {
    const user = await server.user();
    const entries = `/api/habits/${await made(user, '/api/habits', { name: 'Бег' })}/entries`;
    const date = ago(3 * 24 * 60).slice(0, 10);
    await late(user, 10, 'POST', entries, { date, completed: true, note: 'Позднее' });
    const { status, body } = await late(user, 20, 'POST', entries, { date, completed: false, note: 'Раннее' });
    expect([status, body.completed, body.note]).toEqual([200, true, 'Позднее']);
    expect((await user.get(entries)).body).toEqual([body]);
  });

  it('completes a task when it was done, on the day of that moment', async () => {
    const user = await server.user();
    const path = `/api/tasks/${await made(user, '/api/tasks', { title: 'Купить хлеб' })}`;
    const twoDays = 2 * 24 * 60;
    const { body } = await late(user, twoDays, 'PATCH', path, { status: 'completed' });
    expect(body.completedAt).toBe(ago(twoDays));
    const { query } = server.context.database;
    const days = await query
      .selectFrom('task_completions')
      .select('local_date')
      .where('user_id', '=', user.id)
      .execute();
    expect(days).toEqual([{ local_date: dayOf(Date.parse(ago(twoDays)), 'Europe/Moscow') }]);
  });

  it('of a clock that is ahead is one of now, and of one that is far behind one of ninety days ago', async () => {
    const user = await server.user();
    const path = `/api/tasks/${await made(user, '/api/tasks', { title: 'Купить хлеб' })}`;
    const ahead = await late(user, -600, 'PATCH', path, { status: 'completed' });
    expect(Math.abs(Date.parse(ahead.body.completedAt) - server.clock.now())).toBeLessThan(MINUTE);
    expect((await user.patch(path, { status: 'active' })).body.status).toBe('active');
    const other = `/api/tasks/${await made(user, '/api/tasks', { title: 'Вторая' })}`;
    const behind = await user.call(
      'PATCH',
      other,
      { status: 'completed' },
      { headers: { 'x-changed-at': '1970-01-01T00:00:00Z' } },
    );
    const bound = server.clock.now() - 90 * 24 * 60 * MINUTE;
    expect(Math.abs(Date.parse(behind.body.completedAt) - bound)).toBeLessThan(MINUTE);
  });

  it('is never lost to a clock of the server that was moved back', async () => {
    const user = await server.user();
    const path = `/api/tasks/${await made(user, '/api/tasks', { title: 'Купить хлеб' })}`;
    await user.patch(path, { title: 'До' });
    server.clock.advance(-600 * MINUTE);
    expect((await user.patch(path, { title: 'После' })).body.title).toBe('После');
    expect((await late(user, 0, 'PATCH', path, { title: 'Ещё' })).body.title).toBe('Ещё');
    server.clock.advance(600 * MINUTE);
  });

  it.each(['', 'yesterday', '2026-13-01T00:00:00Z', '1767225600000'])(
    'of no moment (%j) is refused',
    async (moment) => {
      const user = await server.user();
      const { status, body } = await user.post(
        '/api/tasks',
        { title: 'Купить хлеб' },
        { headers: { 'x-changed-at': moment } },
      );
      expect([status, body.code]).toEqual([400, 'validation']);
      expect(body.message).toMatch(/[а-я]/);
      expect((await user.get('/api/tasks')).body).toEqual([]);
    },
  );
});

/** What two devices may say of one task at once, where it does not matter who is heard first. */
const said = (columns: string[]): fc.Arbitrary<object> =>
  fc.oneof(
    fc.record(
      {
        title: fc.constantFrom('Раз', 'Два', 'Три'),
        description: fc.constantFrom(null, 'Там', 'Тут'),
        priority: fc.constantFrom('low', 'medium', 'high'),
        dueDate: fc.constantFrom(null, '2026-03-01T10:00:00.000Z'),
      },
      { requiredKeys: [] },
    ),
    fc.record({ status: fc.constant('completed') }),
    fc.record({ kanbanColumnId: fc.constantFrom(...columns) }),
  );

it('comes to the same, whichever device is heard first, and whoever follows the feed has it', async () => {
  const user = await server.user();
  const follower = follow(user);
  const columns = (await user.get('/api/kanban-columns')).body.map(({ id }: { id: string }) => id);
  const edits = fc.array(fc.record({ body: said(columns), device: fc.boolean() }), { minLength: 2, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(edits, fc.integer({ min: 1, max: 3 }), async (made, limit) => {
      const outcomes: unknown[] = [];
      for (const order of ['one first', 'other first', 'in turns']) {
        const id = v7();
        await user.post('/api/tasks', { id, title: 'Начало', kanbanColumnId: columns[0] });
        const path = `/api/tasks/${id}`;
        const changes = made.map(({ body }, index) => ({
          key: v7(),
          at: ago(60 - index),
          method: 'PATCH',
          path,
          body,
        }));
        const of = (device: boolean) => changes.filter((_change, index) => made[index]!.device === device);
        const batches = {
          'one first': [of(true), of(false)],
          'other first': [of(false), of(true)],
          'in turns': changes.map((change) => [change]),
        }[order]!;
        for (const batch of batches) if (batch.length > 0) await user.post('/api/changes', { changes: batch });
        await follower.catchUp(limit);
        const task = (await user.get('/api/tasks')).body.find((one: { id: string }) => one.id === id);
        const { title, description, priority, dueDate, status, kanbanColumnId, completedAt } = task;
        const isDone = completedAt !== null;
        outcomes.push({ title, description, priority, dueDate, status, kanbanColumnId, isDone });
      }
      expect(outcomes[1]).toEqual(outcomes[0]);
      expect(outcomes[2]).toEqual(outcomes[0]);
    }),
    { numRuns: 20, endOnFailure: true },
  );
  expect(comparable(follower.held)).toEqual(await accountState(user));
}, 120_000);
