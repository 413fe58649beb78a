import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { Task } from '#features/tasks/contract.ts';
import { successorId } from '#features/tasks/successor-id.ts';
import { change, create, exchange, useDevices } from './use-devices.ts';

const scene = useDevices();

const DAILY = { rule: 'FREQ=DAILY', from: 'due', calendar: 'all' };

it('shows the next of a series where its task is opened again, and somebody has worked on it in the moment it was made', async () => {
  const here = await scene.open();
  const id = await create(here, 'Полить цветы');
  await change(here, id, { dueDay: '2026-03-02', repeat: DAILY });
  await change(here, id, { status: 'completed' });
  const { user } = scene.account;
  await user!.put(`/api/tasks/${successorId(id)}`, { title: 'Полить цветы и кактус' });
  await exchange(here);
  await change(here, id, { status: 'active' });
  await exchange(here);
  const tasks: Task[] = (await user!.get('/api/tasks')).body;
  expect(tasks.map(({ title }) => title)).toContain('Полить цветы и кактус');
  expect(here.shown<Task[]>('/api/tasks')).toEqual(tasks);
});
