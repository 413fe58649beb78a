import { expect, it } from 'vitest';
import { defineEvent } from '#shared/event.ts';
import { createQueryClient, happened } from './query-client.ts';

const sold = defineEvent<{ id: string }>('sold');
const moved = defineEvent<{ id: string }>('moved');
const LIST = ['/list'] as const;
const SUMS = ['/sums'] as const;

/** A page that holds the list, the sums of two months and something of nobody's. */
function page() {
  const client = createQueryClient(() => {}, [
    { key: LIST, staleOn: [sold, moved] },
    { key: SUMS, staleOn: [sold] },
  ]);
  const keys = [LIST, [...SUMS, 'may'], [...SUMS, 'june'], ['/other']];
  for (const key of keys) client.setQueryData(key, []);
  const stale = () => keys.filter((key) => client.getQueryState(key)?.isInvalidated).map((key) => key.join(' '));
  return { client, stale };
}

it.each([
  [sold, ['/list', '/sums may', '/sums june']],
  [moved, ['/list']],
  [defineEvent('unheard-of'), []],
])('what depends on %o is stale once it happened, and nothing else', (event, keys) => {
  const { client, stale } = page();
  happened(client, event);
  expect(stale()).toEqual(keys);
});

it('an answer that its page asks for itself goes stale as one that came with the document', async () => {
  const { client } = page();
  const queryKey = [...SUMS, 'july'];
  await client.fetchQuery({ queryKey, queryFn: () => [] });
  happened(client, sold);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
