import { describe, expect, it } from 'vitest';
import { isAppCode, normalCode, shownRecoveryCode } from './rules.ts';

describe('what is written', () => {
  it.each([
    ['123456', true],
    ['000000', true],
    ['12345', false],
    ['1234567', false],
    ['12345a', false],
    ['a23456', false],
    ['123 56', false],
    ['', false],
  ])('as «%s» is a code of the app: %s', (code, fromApp) => {
    expect(isAppCode(code)).toBe(fromApp);
  });

  it.each([
    ['123 456', '123456'],
    ['ABCDE-12345', 'abcde12345'],
    ['  abcde 12345\n', 'abcde12345'],
    ['a-b-c d\te', 'abcde'],
  ])('as «%s» is compared as «%s»', (written, code) => {
    expect(normalCode(written)).toBe(code);
  });

  it('as it was shown is the recovery code', () => {
    expect(shownRecoveryCode('abcde12345')).toBe('abcde-12345');
    expect(normalCode(shownRecoveryCode('abcde12345'))).toBe('abcde12345');
  });
});
