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
const creation = z.object(
  creationOf(
    {
      title: z.string(),
      note: z.string().nullable(),
      level: z.string(),
      tags: z.array(z.string()),
      starred: z.boolean(),
    },
    FIELDS,
  ),
);

describe('what is said of a new object', () => {
  it('is a title alone: the rest is what the table says, and nothing where it says none', () => {
    expect(creation.parse({ title: 'Отчёт' })).toStrictEqual({
      title: 'Отчёт',
      level: 'medium',
      tags: [],
      starred: false,
    });
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
