import { describe, expect, it } from 'vitest';
import { newId } from '#server/id.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();
const PATH = '/api/chat/exchanges';
const HISTORY = '/api/chat/history';

const exchange = (rest: object = {}) => ({
  askedId: newId(),
  messageId: newId(),
  message: 'купить молоко',
  answer: 'Добавлена задача «Купить молоко».',
  taskCount: 0,
  changes: [],
  canUndo: false,
  ...rest,
});

/** What a device does by a message: a task, under the id of the answer. */
async function did(user: TestUser) {
  const said = exchange();
  const headers = { 'x-journal-entry': said.messageId, 'x-client-id': 'device' };
  const { body } = await user.post('/api/tasks', { title: 'Купить молоко' }, { headers });
  const changes = [{ id: body.id, title: body.title, action: 'tasks_create' }];
  const kept = { ...said, changes, taskCount: 1, canUndo: true };
  const { status } = await user.post(PATH, kept, { headers: { 'x-client-id': 'device' } });
  expect(status).toBe(204);
  return kept;
}

describe('what was said to a device', () => {
  it('stands in the history once, when it was said, however often it comes', async () => {
    const user = await server.user();
    const said = exchange({ voice: true });
    const at = new Date(server.clock.now() - 60_000).toISOString();
    const send = () => user.post(PATH, said, { headers: { 'x-changed-at': at } });
    expect([await send(), await send()].map(({ status }) => status)).toEqual([204, 204]);
    const { body } = await user.get(HISTORY);
    expect(body).toMatchObject([
      { id: said.askedId, role: 'user', content: said.message, createdAt: at, metadata: { voice: true } },
      { id: said.messageId, role: 'assistant', content: said.answer, createdAt: at },
    ]);
  });

  it('is taken back by «отмени» in the same window, and by the button', async () => {
    const user = await server.user();
    const { messageId } = await did(user);
    expect((await user.get(HISTORY)).body[1].metadata).toMatchObject({ action: 'tasks_create', undo: 'available' });
    const headers = { 'x-client-id': 'device' };
    const undone = await user.post('/api/ai/smart-chat', { message: 'отмени' }, { headers });
    expect(undone.body.message).toBe('Отменено. Убрано: «Купить молоко».');
    expect((await user.get('/api/tasks')).body).toEqual([]);
    expect((await user.post('/api/ai/undo', { messageId })).status).toBe(409);
    const another = await did(user);
    expect((await user.post('/api/ai/undo', { messageId: another.messageId })).status).toBe(200);
  });

  it('is what the conversation goes on from: «её»', async () => {
    const user = await server.user();
    await did(user);
    const headers = { 'x-client-id': 'device' };
    const { body } = await user.post('/api/ai/smart-chat', { message: 'удали её' }, { headers });
    expect(body).toMatchObject({ action: 'tasks_delete', changes: [{ title: 'Купить молоко' }] });
  });

  it('that comes late leaves a conversation alone which has gone on', async () => {
    const user = await server.user();
    const headers = { 'x-client-id': 'device' };
    const at = new Date(server.clock.now() - 60_000).toISOString();
    await user.post('/api/ai/smart-chat', { message: 'создай задачу купить хлеб' }, { headers });
    const changes = [{ id: newId(), title: 'Другое', action: 'tasks_create' }];
    await user.post(PATH, exchange({ changes, taskCount: 1 }), { headers: { ...headers, 'x-changed-at': at } });
    const { body } = await user.post('/api/ai/smart-chat', { message: 'удали её' }, { headers });
    expect(body.changes).toMatchObject([{ title: 'Купить хлеб' }]);
  });

  it('is nobody else’s', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const said = exchange();
    await user.post(PATH, said);
    await other.post(PATH, { ...said, message: 'своё' });
    expect((await user.get(HISTORY)).body[0].content).toBe('купить молоко');
    expect((await other.get(HISTORY)).body[0].content).toBe('своё');
  });
});
