import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('a password that is tried first', () => {
  it.each([
    '123456',
    '12345678',
    '111111',
    'password',
    'qwerty',
    'qwerty123',
    '1q2w3e4r',
    'iloveyou',
    'йцукен',
    'йцукен123',
    'пароль',
    'привет',
    'любовь',
    'наташа',
    'зайчик',
    'privet',
  ])('%s is one, in any letter case and in the other layout', (password) => {
    expect(isCommonPassword(password)).toBe(true);
    expect(isCommonPassword(password.toUpperCase())).toBe(true);
    expect(isCommonPassword(` ${password} `)).toBe(true);
  });

  it.each([
    ['gfhjkm', 'пароль'],
    ['GFHJKM', 'Пароль'],
    ['зфыыцщкв', 'password'],
    ['ghbdtn', 'привет'],
    ['фвьшт123', 'admin123'],
    // Decomposed, as some systems write it.
    ['заи\u0306чик', 'зайчик'],
  ])('%s is %s', (typed, meant) => {
    expect([isCommonPassword(typed), isCommonPassword(meant)]).toEqual([true, true]);
  });

  it.each(['correct horse', 'верный пароль', 'x7mdq2', '1234567890-', 'qwerty!', 'любовь к трём', ''])(
    '%s is none',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});
