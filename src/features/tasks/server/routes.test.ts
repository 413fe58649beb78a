import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();

describe('tasks', () => {
  it('keeps what was created, newest first', async () => {
    const user = await server.user();
    for (const title of ['Первая', 'Вторая']) expect((await user.post('/api/tasks', { title })).status).toBe(201);
    const { status, body } = await user.get('/api/tasks');
    expect(status).toBe(200);
    expect(body.map((task: { title: string }) => task.title)).toEqual(['Вторая', 'Первая']);
  });

  it('moves a completed task to the done column and an activated one out of it', async () => {
    const user = await server.user();
    const { body: columns } = await user.get('/api/kanban-columns');
    const { body: task } = await user.post('/api/tasks', { title: 'Отчёт' });
    const done = await user.patch(`/api/tasks/${task.id}`, { status: 'completed' });
    expect(done.body).toMatchObject({ status: 'completed', kanbanColumnId: columns[2].id, position: 0 });
    const active = await user.patch(`/api/tasks/${task.id}`, { status: 'active' });
    expect(active.body).toMatchObject({ status: 'active', kanbanColumnId: columns[0].id, completedAt: null });
  });
});
