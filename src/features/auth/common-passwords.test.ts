import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

/** The hundred that lists of leaked passwords begin with, from six characters on. */
const HUNDRED = `
123456 password 12345678 qwerty 123456789 111111 1234567 dragon 123123 baseball abc123 football monkey letmein
696969 shadow master 666666 qwertyuiop 123321 mustang 1234567890 michael 654321 superman 1qaz2wsx 7777777 121212
000000 qazwsx 123qwe killer trustno1 jordan jennifer zxcvbnm asdfgh hunter buster soccer harley batman andrew
tigger sunshine iloveyou charlie robert thomas hockey ranger daniel starwars klaster 112233 george computer
michelle jessica pepper zxcvbn 555555 11111111 131313 freedom 777777 maggie 159753 aaaaaa ginger princess joshua
cheese amanda summer ashley nicole chelsea matthew access yankees 987654321 dallas austin thunder taylor matrix
88888888 password1 qwerty123 1q2w3e4r welcome admin123 qwe123 passw0rd 123abc 1q2w3e 987654 qwerty1 123456a
`
  .trim()
  .split(/\s+/);

describe('a password that is tried first', () => {
  it('is each of the hundred most common', () => {
    expect(HUNDRED).toHaveLength(100);
    expect(HUNDRED.filter((password) => !isCommonPassword(password))).toEqual([]);
  });

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
