import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { bodyText, inBytes } from './body-text.ts';

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

it.each([
  ['an object that may be a list as well', z.union([z.array(item), z.object({ changes: z.array(item) })]), 'changes'],
  ['a list that may be anything', z.unknown(), 'all'],
])('%s is written as what it is', async (_name, schema, kind) => {
  const answer = kind === 'changes' ? { changes: told } : told;
  expect(JSON.parse(await bodyText(schema, answer))).toEqual(answer);
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
  await expect(bodyText(z.union([z.array(item).max(1000), z.object({})]), long)).rejects.toThrow();
});

it.each([
  ['a list', z.array(item), long],
  ['a list that may be something else', z.union([z.array(item), z.object({})]), long],
  ['figures by id', z.record(z.string(), z.int()), Object.fromEntries(long.map(({ id }) => [`id-${id}`, id]))],
])('lets others in while it writes %s that is long', async (_name, schema, answer) => {
  await turn();
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now++);
  const order: string[] = [];
  const writing = bodyText(schema, answer).then(() => order.push('written'));
  setImmediate(() => order.push('other'));
  await writing;
  clock.mockRestore();
  expect(order).toEqual(['other', 'written']);
});

const PIECE = 262_144;

it('an answer becomes bytes where it is more than a piece', async () => {
  const letIn = async () => {};
  const text = 'a'.repeat(PIECE + 1);
  expect(await inBytes(text, letIn)).toEqual(Buffer.from(text));
  expect(await inBytes(text.slice(1), letIn)).toBe(text.slice(1));
  const bytes = Buffer.from(text);
  expect(await inBytes(bytes, letIn)).toBe(bytes);
});

describe.each(['🙂', '𐀀', '🐀', '\uFFFD', 'ж'])(
  'a long answer becomes the bytes that its text is: of %s',
  (character) => {
    it.each([0, 1, 2])('%i ahead of a bound, with everybody else let in between', async (ahead) => {
      const text = `${'a'.repeat(PIECE - ahead)}${character}${'a'.repeat(2 * PIECE + ahead - character.length)}`;
      let times = 0;
      const bytes = await inBytes(text, async () => void times++);
      expect(Buffer.from(text).equals(bytes as Buffer)).toBe(true);
      expect(times).toBe(3);
    });
  },
);
