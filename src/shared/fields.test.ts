import { describe, expect, it } from 'vitest';
import { fieldsWith, freshOf, pick, said, settled, withLater } from './fields.ts';

const FIELDS = {
  id: { role: 'kept' },
  title: { role: 'own' },
  note: { role: 'own', fresh: null },
  level: { role: 'own', fresh: 'medium' },
  tags: { role: 'own', fresh: [] as string[] },
} as const;
const NAMES = ['title', 'note', 'level', 'tags'] as const;

describe('a table of fields', () => {
  it('answers those of a trait, in its order', () => {
    expect(fieldsWith(FIELDS, { role: 'own' })).toEqual(NAMES);
    expect(fieldsWith(FIELDS, { role: 'own', fresh: null })).toEqual(['note']);
  });

  it('answers what a new object has where nothing is said', () => {
    expect(freshOf(FIELDS)).toEqual({ note: null, level: 'medium', tags: [] });
  });
});

describe('what is said of fields', () => {
  it.each<[string, { title?: string; note?: string | null; level?: string; tags?: string[]; more?: number }, object]>([
    ['is trimmed', { title: ' a ', note: ' b ' }, { title: 'a', note: 'b' }],
    [
      'is none where it is an empty text and the field may have none',
      { title: ' ', note: ' ' },
      { title: '', note: null },
    ],
    ['is an empty text where the field has another value of its own', { level: ' ' }, { level: '' }],
    ['may be a list, an empty one as well', { tags: [] }, { tags: [] }],
    ['may clear', { note: null }, { note: null }],
    ['leaves out what is not said', { title: undefined }, {}],
    ['leaves out what the table does not have', { title: 'a', more: 1 }, { title: 'a' }],
  ])('%s', (_, values, expected) => {
    expect(settled(FIELDS, NAMES, values)).toStrictEqual(expected);
  });
});

it('picks fields', () => {
  expect(pick({ a: 1, b: [2], c: 3 }, ['a', 'b'])).toEqual({ a: 1, b: [2] });
});

it('keeps of some values those of which something is said, none and nothing among them', () => {
  expect(said({ a: undefined, b: null, c: '', d: 0, e: 'e' })).toStrictEqual({ b: null, c: '', d: 0, e: 'e' });
});

describe('what was kept when an object had fewer fields', () => {
  it('has what the others then have, and keeps its own', () => {
    expect(withLater({ title: 'Отчёт', note: null }, { note: '', tags: [] })).toEqual({
      title: 'Отчёт',
      note: null,
      tags: [],
    });
  });

  it('is itself where it lacks none', () => {
    const kept = { title: 'Отчёт', note: '' };
    expect(withLater(kept, { note: null })).toBe(kept);
  });
});
