import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { askAgain } from './ask-again.ts';
import { request } from './call.ts';

let path = 0;
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

/** A page that shows what two addresses answer, and how often it has asked for each. */
function page() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  let revision = 7;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return Response.json([], { headers: { 'X-Revision': String(revision) } });
  });
  const [list, sums] = [`/list-${++path}`, `/sums-${path}`];
  const show = (key: readonly string[], url: string) =>
    stops.push(
      new QueryObserver(client, {
        queryKey: key,
        queryFn: async () => (await request('GET', url)).json(),
      }).subscribe(() => {}),
    );
  const answer = async (at: number) => {
    revision = at;
    for (const go of waiting.splice(0)) go();
    await vi.waitFor(() => expect(client.isFetching()).toBe(waiting.length));
  };
  show([list], list);
  show([sums, 'may'], `${sums}?month=may`);
  const both = [list, `${sums}?month=may`];
  return { client, asked, answer, both, waiting };
}

it('waits for what a page has just asked for, and asks for nothing twice that was read late enough', async () => {
  const { client, asked, answer, both } = page();
  askAgain(client, 7);
  await answer(7);
  expect(asked).toEqual(both);
  askAgain(client, 7);
  expect(asked).toEqual(both);
});

it('asks again for what was under way and had been read too early', async () => {
  const { client, asked, answer, both, waiting } = page();
  askAgain(client, 7);
  await answer(6);
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  await answer(7);
  expect(asked).toEqual([...both, ...both]);
});

it.each([8, undefined])('asks at once for all that had come before revision %s', async (revision) => {
  const { client, asked, answer, both } = page();
  await answer(7);
  askAgain(client, revision);
  expect(asked).toEqual([...both, ...both]);
  await answer(8);
});

it('asks at once for what nobody knows the revision of', async () => {
  const { client, answer } = page();
  await answer(7);
  client.setQueryData(['/kept'], []);
  askAgain(client, 7);
  expect(client.getQueryState(['/kept'])?.isInvalidated).toBe(true);
});
