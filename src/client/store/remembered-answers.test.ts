import 'fake-indexeddb/auto';
import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '#client/lib/query-client.ts';
import { AccountDatabase } from './account-database.ts';
import { RememberedAnswers } from './remembered-answers.ts';

let accounts = 0;
const TALK = '/talk';
const REPORT = '/report';

/** A page of an account's, opened again and again on the same device. */
function newDevice() {
  const database = new AccountDatabase(`remembering-${accounts++}`);
  return async (before: (client: ReturnType<typeof createQueryClient>) => void = () => {}) => {
    const client = createQueryClient(() => {}, []);
    before(client);
    const remembered = new RememberedAnswers(client, database, [{ path: TALK, ahead: true }, { path: REPORT }]);
    await remembered.begin();
    return { client, remembered, kept: () => database.answers() };
  };
}

it('shows the last answer to the next page until the next one comes', async () => {
  const open = newDevice();
  const first = await open();
  first.client.setQueryData([TALK], ['Привет']);
  first.client.setQueryData([TALK], ['Привет', 'Здравствуйте']);
  first.client.setQueryData(['/other'], 'nobody remembers');
  await vi.waitFor(async () => expect(await first.kept()).toHaveLength(1));
  first.remembered.close();

  const { client } = await open();
  expect(client.getQueryData([TALK])).toEqual(['Привет', 'Здравствуйте']);
  expect(client.getQueryState([TALK])?.isInvalidated).toBe(true);
  expect(client.getQueryData(['/other'])).toBeUndefined();
});

it('remembers what was there first, and of many days the last one', async () => {
  const open = newDevice();
  const first = await open((client) => client.setQueryData([REPORT, '2026-05-14'], 'Вчера'));
  await vi.waitFor(async () => expect(await first.kept()).toHaveLength(1));
  first.client.setQueryData([REPORT, '2026-05-15'], 'Сегодня');
  await vi.waitFor(async () => expect(await first.kept()).toMatchObject([{ answer: 'Сегодня' }]));
  first.remembered.close();

  const next = await open((client) => client.setQueryData([REPORT, '2026-05-15'], 'Новее'));
  expect(next.client.getQueryData([REPORT, '2026-05-15'])).toBe('Новее');
  expect(next.client.getQueryData([REPORT, '2026-05-14'])).toBeUndefined();
});

it('remembers what a question begins with, as it came with the document', async () => {
  const { client, kept } = await newDevice()();
  new QueryObserver(client, { queryKey: [REPORT, '2026-05-15'], initialData: 'Из документа', enabled: false });
  await vi.waitFor(async () => expect(await kept()).toMatchObject([{ answer: 'Из документа' }]));
});

it('asks ahead what nobody has asked yet, and again only once it went stale', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json([]);
  });
  const { client, remembered } = await newDevice()();
  await remembered.ask();
  await remembered.ask();
  expect(asked).toEqual([TALK]);
  await client.invalidateQueries({ queryKey: [TALK] });
  await remembered.ask();
  expect(asked).toEqual([TALK, TALK]);
  vi.unstubAllGlobals();
});
