import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PASSWORD_MIN } from '../rules.ts';
import { texts } from '../texts.ts';
import { refuseGuessable } from './guessable.ts';

const words = readFileSync(new URL('frequent-passwords.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .flatMap((line) => line.split(' '))
  .filter(Boolean);
const refusal = (password: string) => {
  try {
    refuseGuessable({ password, email: 'anna@example.test', path: 'password' }, { passwordMin: PASSWORD_MIN });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('the list of frequent passwords', () => {
  it('holds more than three thousand that could be chosen', () => {
    expect(new Set(words.filter((word) => word.length >= PASSWORD_MIN)).size).toBeGreaterThanOrEqual(3000);
    expect(words.filter((word) => word.length < PASSWORD_MIN)).toEqual([]);
  });

  it('is refused, every one of it', () => {
    expect(words.filter((word) => refusal(word) !== texts.passwordCommon)).toEqual([]);
  });

  it('names no text of its licence', () => {
    expect([refusal('permission'), refusal('copyright')]).toEqual([null, null]);
  });
});
