import { expect, it } from 'vitest';
import { writtenCode } from './written-code.ts';

it.each([
  ['123 456', '123456'],
  [' ABCDE-12345 ', 'abcde12345'],
])('«%s» is sent as %s', (written, code) => {
  expect(writtenCode.parse({ code: written })).toEqual({ code });
});

it.each(['', '   ', ' - '])('«%s» is no code', (written) => {
  expect(writtenCode.safeParse({ code: written }).error?.issues[0]?.message).toBe('Введите код');
});
