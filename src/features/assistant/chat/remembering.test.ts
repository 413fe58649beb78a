import { describe, expect, it } from 'vitest';
import { type Context, EMPTY_CONTEXT } from '../engine/model.ts';
import { remembered } from './remembering.ts';
import { QUESTION_LIFETIME } from './rules.ts';

describe('remembered', () => {
  const asking: Context = {
    ...EMPTY_CONTEXT,
    pending: { kind: 'due', ids: ['a'] },
    touched: ['a'],
    lastAction: 'create',
  };

  it.each([
    [0, asking],
    [QUESTION_LIFETIME, asking],
    [QUESTION_LIFETIME + 1, { ...asking, pending: null }],
  ])('after %d ms', (age, expected) => {
    expect(remembered(asking, age)).toEqual(expected);
  });
});
