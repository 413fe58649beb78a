import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { Column } from '#features/columns/contract.ts';
import { type Task, taskChange } from '#features/tasks/contract.ts';
import { IMAGE_FIELDS, OWN_FIELDS } from '#features/tasks/field-sets.ts';
import { newId } from '#server/id.ts';
import { pick } from '#shared/fields.ts';
import { valuesOf } from '../server/field-values.ts';
import { change, create, exchange, useDevices } from './use-devices.ts';

/** What devices hold when the server's database is put back to what it was before. */

const scene = useDevices();

const titles = async () => ((await scene.account.user!.get('/api/tasks')).body as Task[]).map(({ title }) => title);

it('gives back what a device did, in the words of the last', async () => {
  const here = await scene.open();
  const old = await create(here, 'Старая');
  await exchange(here);
  await scene.accounts.backUp(scene.account);
  await change(here, old, { title: 'Старая, но другая' });
  await change(here, await create(here, 'Новая'), { status: 'completed' });
  await change(here, await create(here, 'Лишняя'), { description: 'Слова' });
  await here.page.runChange(here.client, here.page.changes.deleting(here.client), {
    id: here.shown<Task[]>('/api/tasks')!.find(({ title }) => title === 'Лишняя')!.id,
  });
  await exchange(here);
  const before = here.shown<Task[]>('/api/tasks');
  await scene.accounts.restore(scene.account);
  expect(await titles()).toEqual(['Старая']);
  await exchange(here);
  const told = ({ title, status, tags }: Task) => [title, status, tags];
  expect(((await scene.account.user!.get('/api/tasks')).body as Task[]).map(told)).toEqual(before!.map(told));
  expect(here.shown<Task[]>('/api/tasks')!.map(told)).toEqual(before!.map(told));
  expect(await here.refused()).toEqual([]);
});

it('gives back what another device made that is no more, and nothing to anybody else', async () => {
  const [gone, here] = [await scene.open(), await scene.open()];
  await scene.accounts.backUp(scene.account);
  const id = await create(gone, 'Сделанная');
  await change(gone, id, {
    ...valuesOf(taskChange.shape, OWN_FIELDS, 1),
    title: 'Сделанная',
    projectId: null,
    repeat: null,
    outcome: 'dropped',
  });
  const [made] = (await scene.account.user!.get('/api/tasks')).body;
  const habit = (await scene.account.user!.post('/api/habits', { name: 'Бег' })).body;
  await scene.account.user!.post(`/api/habits/${habit.id}/entries`, { date: '2026-03-01', completed: true });
  await scene.account.user!.post('/api/projects', { name: 'Дом' });
  await exchange(here);
  await scene.accounts.restore(scene.account);
  await exchange(here);
  const { user } = scene.account;
  const [back, ...others] = (await user!.get('/api/tasks')).body;
  expect(others).toEqual([]);
  expect(pick(back, ['id', ...IMAGE_FIELDS])).toEqual(pick(made, ['id', ...IMAGE_FIELDS]));
  expect(back).toMatchObject({ id, title: 'Сделанная', status: 'completed', outcome: 'dropped' });
  expect((await user!.get('/api/projects')).body).toMatchObject([{ name: 'Дом' }]);
  expect((await user!.get(`/api/habits/${habit.id}/entries`)).body).toMatchObject([{ date: '2026-03-01' }]);
  const other = await scene.accounts.take();
  expect((await other.user.get('/api/tasks')).body).toEqual([]);
});

it('takes a change of what was lost only once that is back', async () => {
  const [there, here] = [await scene.open(), await scene.open()];
  await scene.accounts.backUp(scene.account);
  const id = await create(there, 'Общая');
  await exchange(here);
  await scene.accounts.restore(scene.account);
  await change(here, id, { title: 'Переименованная' });
  await exchange(here);
  await exchange(there);
  expect(await titles()).toEqual(['Переименованная']);
  expect([await here.refused(), await there.refused()]).toEqual([[], []]);
});

it('leaves gone what was made and deleted since, and tells nothing of it to a device that still had it', async () => {
  const [there, here] = [await scene.open(), await scene.open()];
  await scene.accounts.backUp(scene.account);
  const { page, client } = there;
  const key = newId();
  await page.runChange(client, page.columns.creating(client), { name: 'Потом', key });
  await exchange(there);
  await exchange(here);
  const column = there.shown<Column[]>('/api/kanban-columns')!.find(({ id }) => id === key)!;
  await page.runChange(client, page.columns.deleting(client), { column });
  await exchange(there);
  await scene.accounts.restore(scene.account);
  await exchange(there);
  await exchange(here);
  const columns: Column[] = (await scene.account.user!.get('/api/kanban-columns')).body;
  expect(columns.map(({ name }) => name)).not.toContain('Потом');
  expect(await here.refused()).toEqual([]);
});
