import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Task, taskChange } from '#features/tasks/contract.ts';
import { IMAGE_FIELDS, OWN_FIELDS } from '#features/tasks/field-sets.ts';
import { newId } from '#server/id.ts';
import { pick } from '#shared/fields.ts';
import { valuesOf } from '../server/field-values.ts';
import { type Account, Accounts } from './accounts.ts';
import { Device } from './device.ts';
import { Line } from './line.ts';
import { connectPages } from './page.ts';

/** What devices hold when the server's database is put back to what it was before. */

let accounts: Accounts;
let account: Account;
let devices: Device[] = [];

beforeAll(async () => {
  connectPages();
  vi.useFakeTimers({ toFake: ['Date'] });
  accounts = await Accounts.open();
});
afterAll(async () => {
  await accounts.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
beforeEach(async () => {
  account = await accounts.take();
});
afterEach(async () => {
  for (const device of devices) await device.erase();
  devices = [];
});

async function open(): Promise<Device> {
  const { id, email } = account.user!;
  const device = new Device(new Line(() => account.user), { id: `${id}-${devices.length}`, email } as never);
  devices.push(device);
  await device.load();
  await exchange(device);
  return device;
}

async function exchange(device: Device): Promise<void> {
  for (let turns = 0; turns < 10; turns++) {
    await device.exchange();
    await device.rest();
    if (turns > 1 && (await device.unsent()) === 0) break;
  }
  await device.catchUp();
  await device.look();
}

/** What is done next is done a second later. */
const pass = () => vi.setSystemTime(Date.now() + 1000);

async function create({ page, client }: Device, title: string): Promise<string> {
  pass();
  const key = newId();
  await page.runChange(client, page.changes.creating(client), { input: { title, tags: ['дом'] }, key });
  return key;
}

async function change({ page, client }: Device, id: string, said: object): Promise<void> {
  pass();
  await page.runChange(client, page.changes.updating(client), { id, change: said });
}

const titles = async () => ((await account.user!.get('/api/tasks')).body as Task[]).map(({ title }) => title);

it('gives back what a device did, in the words of the last', async () => {
  const here = await open();
  const old = await create(here, 'Старая');
  await exchange(here);
  await accounts.backUp(account);
  await change(here, old, { title: 'Старая, но другая' });
  await change(here, await create(here, 'Новая'), { status: 'completed' });
  await change(here, await create(here, 'Лишняя'), { description: 'Слова' });
  await here.page.runChange(here.client, here.page.changes.deleting(here.client), {
    id: here.shown<Task[]>('/api/tasks')!.find(({ title }) => title === 'Лишняя')!.id,
  });
  await exchange(here);
  const before = here.shown<Task[]>('/api/tasks');
  await accounts.restore(account);
  expect(await titles()).toEqual(['Старая']);
  await exchange(here);
  const told = ({ title, status, tags }: Task) => [title, status, tags];
  expect(((await account.user!.get('/api/tasks')).body as Task[]).map(told)).toEqual(before!.map(told));
  expect(here.shown<Task[]>('/api/tasks')!.map(told)).toEqual(before!.map(told));
  expect(await here.refused()).toEqual([]);
});

it('gives back what another device made that is no more, and nothing to anybody else', async () => {
  const [gone, here] = [await open(), await open()];
  await accounts.backUp(account);
  const id = await create(gone, 'Сделанная');
  await change(gone, id, {
    ...valuesOf(taskChange.shape, OWN_FIELDS, 1),
    title: 'Сделанная',
    projectId: null,
    repeat: null,
    outcome: 'dropped',
  });
  const [made] = (await account.user!.get('/api/tasks')).body;
  const habit = (await account.user!.post('/api/habits', { name: 'Бег' })).body;
  await account.user!.post(`/api/habits/${habit.id}/entries`, { date: '2026-03-01', completed: true });
  await account.user!.post('/api/projects', { name: 'Дом' });
  await exchange(here);
  await accounts.restore(account);
  await exchange(here);
  const { user } = account;
  const [back, ...others] = (await user!.get('/api/tasks')).body;
  expect(others).toEqual([]);
  expect(pick(back, ['id', ...IMAGE_FIELDS])).toEqual(pick(made, ['id', ...IMAGE_FIELDS]));
  expect(back).toMatchObject({ id, title: 'Сделанная', status: 'completed', outcome: 'dropped' });
  expect((await user!.get('/api/projects')).body).toMatchObject([{ name: 'Дом' }]);
  expect((await user!.get(`/api/habits/${habit.id}/entries`)).body).toMatchObject([{ date: '2026-03-01' }]);
  const other = await accounts.take();
  expect((await other.user.get('/api/tasks')).body).toEqual([]);
});

it('takes a change of what was lost only once that is back', async () => {
  const [there, here] = [await open(), await open()];
  await accounts.backUp(account);
  const id = await create(there, 'Общая');
  await exchange(here);
  await accounts.restore(account);
  await change(here, id, { title: 'Переименованная' });
  await exchange(here);
  await exchange(there);
  expect(await titles()).toEqual(['Переименованная']);
  expect([await here.refused(), await there.refused()]).toEqual([[], []]);
});
