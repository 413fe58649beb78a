import { describe, expect, it } from 'vitest';
import { taskChange } from './contract.ts';
import { OWN_FIELDS } from './field-sets.ts';
import { TASK_FIELDS } from './fields.ts';

/** Words of a person's own, which no list of choices has; ids are not written by anybody. */
const WORDS = 'свои слова';
const takesWords = OWN_FIELDS.filter((field) =>
  [WORDS, [WORDS]].some((value) => !field.endsWith('Id') && taskChange.shape[field].safeParse(value).success),
);

describe('what people write in words of their own', () => {
  it.each(takesWords)('in %s counts against what an account may hold', (field) => {
    expect(TASK_FIELDS[field].weighs).toBe(true);
  });
});
