import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { Task } from '#features/tasks/contract.ts';
import { change, create, exchange, useDevices } from './use-devices.ts';

const scene = useDevices();

it('keeps what was said after something was taken back elsewhere, though that is heard in between', async () => {
  const [there, here] = [await scene.open(), await scene.open()];
  const id = await create(there, 'Начало');
  await exchange(there);
  await exchange(here);
  await change(there, id, { title: 'Раз' });
  await exchange(there);
  there.line.online = false;
  here.line.online = false;
  there.page.undoLast();
  await there.rest();
  await change(here, id, { title: 'Два' });
  for (const device of [there, here]) {
    device.line.online = true;
    await exchange(device);
  }
  const tasks: Task[] = (await scene.account.user!.get('/api/tasks')).body;
  expect(tasks.map(({ title }) => title)).toEqual(['Два']);
  expect(here.shown<Task[]>('/api/tasks')).toEqual(tasks);
});
