import { expect, it } from 'vitest';
import { z } from 'zod';
import { bodyText } from './body-text.ts';

const item = z.object({ id: z.number() });
const long = Array.from({ length: 1001 }, (_, id) => ({ id, secret: 'not told' }));
const told = long.map(({ id }) => ({ id }));

it.each([
  ['a list', z.array(item)],
  ['a list or something else', z.union([z.array(item), z.object({ changes: z.array(item) })])],
  ['a list that is checked as a whole', z.array(item).max(2000)],
])('%s of any length is written whole, without what the schema does not name', async (_name, schema) => {
  for (const length of [0, 1, 200, 201, 400, 1001]) {
    expect(JSON.parse(await bodyText(schema, long.slice(0, length)))).toEqual(told.slice(0, length));
  }
});

it('figures by id, however many, are written whole and checked', async () => {
  const figures = z.record(z.string(), z.int());
  for (const length of [0, 1, 200, 201, 1001]) {
    const all = Object.fromEntries(Array.from({ length }, (_, index) => [`id-${index}`, index]));
    expect(JSON.parse(await bodyText(figures, all))).toEqual(all);
    if (length > 0) await expect(bodyText(figures, { ...all, [`id-${length - 1}`]: 'many' })).rejects.toThrow();
  }
});

it.each([0, 500, 1000])('an element %i that is against the schema is never told', async (at) => {
  await expect(bodyText(z.array(item), long.with(at, { id: 'one' } as never))).rejects.toThrow();
  await expect(bodyText(z.array(item).max(1000), long)).rejects.toThrow();
});

it('lets others in while it writes a long list', async () => {
  const order: string[] = [];
  const writing = bodyText(z.array(item), long).then(() => order.push('written'));
  setImmediate(() => order.push('other'));
  await writing;
  expect(order).toEqual(['other', 'written']);
});
