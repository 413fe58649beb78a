import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { bodyText, inPieces, isLong } from './body-text.ts';

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

it('a list is checked by the one of several kinds that it is', async () => {
  const lists = z.union([z.array(z.string()), z.array(item)]);
  expect(JSON.parse(await bodyText(lists, long))).toEqual(told);
  await expect(bodyText(z.union([z.array(z.string()), z.object({})]), long)).rejects.toThrow();
});

it('an answer without a schema is none, and one that is no list is written as its schema says', async () => {
  expect(await bodyText(undefined, long)).toBe('');
  expect(await bodyText(item, { id: 1, secret: 'not told' })).toBe('{"id":1}');
  await expect(bodyText(z.record(z.string(), z.int()), 'text')).rejects.toThrow();
  await expect(bodyText(z.array(item), null)).rejects.toThrow();
});

it('figures that are checked as a whole are checked as a whole', async () => {
  const few = z.record(z.string(), z.int()).refine((all) => Object.keys(all).length <= 500);
  const figures = (count: number) => Object.fromEntries(long.slice(0, count).map(({ id }) => [`id-${id}`, id]));
  expect(JSON.parse(await bodyText(few, figures(500)))).toEqual(figures(500));
  await expect(bodyText(few, figures(501))).rejects.toThrow();
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
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now++);
  const order: string[] = [];
  const writing = bodyText(z.array(item), long).then(() => order.push('written'));
  setImmediate(() => order.push('other'));
  await writing;
  clock.mockRestore();
  expect(order).toEqual(['other', 'written']);
});

it.each([0, 1, 2, 3])('a long answer is sent in pieces of whole characters, %i behind their bounds', async (shift) => {
  const text = `${'a'.repeat(shift)}${'🙂'.repeat(400_000)}`;
  expect([isLong(text), isLong(text.slice(0, 262_144)), isLong(Buffer.from(text))]).toEqual([true, false, false]);
  const pieces: string[] = [];
  let times = 0;
  for await (const piece of inPieces(text, async () => void times++)) pieces.push(piece.toString());
  expect(pieces.join('') === text).toBe(true);
  expect([pieces.length, times]).toEqual([4, 4]);
});
