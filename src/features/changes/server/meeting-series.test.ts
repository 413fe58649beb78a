import { expect, it } from 'vitest';
import { successorId } from '#features/tasks/successor-id.ts';
import { newId } from '#server/id.ts';
import { late } from '#testing/server/late.ts';
import { useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();

it.each([
  [20, 10],
  [10, 20],
])(
  'a series goes on with its next one where that is worked on after the one before was opened again, whichever is heard first (%i, %i)',
  async (...order) => {
    const user = await server.user();
    const id = newId();
    const next = successorId(id);
    const repeat = { rule: 'FREQ=DAILY', from: 'due', calendar: 'all' };
    await late(user, 40, 'POST', '/api/tasks', { id, title: 'Полить цветы', dueDay: '2026-03-02', repeat });
    await late(user, 30, 'PUT', `/api/tasks/${id}`, { status: 'completed' });
    for (const at of order)
      await (at === 20
        ? late(user, 20, 'PUT', `/api/tasks/${id}`, { status: 'active' })
        : late(user, 10, 'PUT', `/api/tasks/${next}`, { title: 'Полить кактус' }));
    const tasks: { id: string }[] = (await user.get('/api/tasks')).body;
    expect(tasks).toHaveLength(2);
    expect(tasks.find((task) => task.id === next)).toMatchObject({ title: 'Полить кактус', repeat });
    expect(tasks.find((task) => task.id === id)).toMatchObject({ status: 'active', repeat: null });
  },
);
