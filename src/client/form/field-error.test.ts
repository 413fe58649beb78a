import { describe, expect, it } from 'vitest';
import { fieldError } from './field-error.ts';

describe('the word on a field', () => {
  it.each([
    ['nothing', undefined, undefined],
    ['the field itself', { type: 'too_big', message: 'Слишком длинно' }, 'Слишком длинно'],
    ['an item of a list', [undefined, { type: 'too_big', message: 'Второе длинно' }], 'Второе длинно'],
    ['a nested value', { rule: { message: 'Нет такого правила', ref: { message: 'поле' } } }, 'Нет такого правила'],

    ['no word at all', { type: 'custom', message: '' }, undefined],
  ])('is that on %s', (_name, error, word) => {
    expect(fieldError(error)).toBe(word);
  });
});
