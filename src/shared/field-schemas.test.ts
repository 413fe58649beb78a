import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { creationOf } from './field-schemas.ts';

const FIELDS = {
  title: {},
  note: { fresh: null },
  level: { fresh: 'medium' },
  tags: { fresh: [] as string[] },
  starred: { fresh: false },
} as const;
const SCHEMAS = {
  title: z.string(),
  note: z.string().nullable(),
  level: z.string(),
  tags: z.array(z.string()),
  starred: z.boolean(),
};
const creation = z.object(creationOf(SCHEMAS, FIELDS, ['level', 'tags', 'starred']));

describe('what is said of a new object', () => {
  it('is filled in nowhere where no field was before', () => {
    expect(z.object(creationOf(SCHEMAS, FIELDS)).parse({ title: 'Отчёт' })).toStrictEqual({ title: 'Отчёт' });
  });

  it('is a title alone: the rest is what the table says, and nothing where it says none', () => {
    expect(creation.parse({ title: 'Отчёт' })).toStrictEqual({
      title: 'Отчёт',
      level: 'medium',
      tags: [],
      starred: false,
    });
  });

  it('is the same when there are more fields', () => {
    const more = { ...FIELDS, rhythm: { fresh: 'never' }, labels: { fresh: [] } } as const;
    const schemas = { ...SCHEMAS, rhythm: z.string(), labels: z.array(z.string()) };
    const grown = z.object(creationOf(schemas, more, ['level', 'tags', 'starred']));
    expect(grown.parse({ title: 'Отчёт' })).toStrictEqual(creation.parse({ title: 'Отчёт' }));
    expect(grown.parse({ title: 'Отчёт', labels: ['дом'] })).toMatchObject({ labels: ['дом'] });
    expect(grown.safeParse({ title: 'Отчёт', labels: 'дом' }).success).toBe(false);
  });

  it('is kept where it is said', () => {
    const whole = { title: 'Отчёт', note: 'к пятнице', level: 'high', tags: ['дом'], starred: true };
    expect(creation.parse(whole)).toStrictEqual(whole);
    expect(creation.parse({ ...whole, note: null })).toStrictEqual({ ...whole, note: null });
  });

  it.each([
    ['lacks what has no value of its own', { note: null }, 'title'],
    ['has a value of another kind', { title: 'Отчёт', tags: 'дом' }, 'tags'],
    ['has none where there must be one', { title: 'Отчёт', level: null }, 'level'],
  ])('is refused where it %s', (_, said, field) => {
    expect(creation.safeParse(said).error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });
});
