import { describe, expect, it } from 'vitest';
import { displayName, initials } from './rules.ts';

describe('the name that is shown', () => {
  it.each([
    [{ firstName: 'Анна', lastName: 'Ким', email: 'a@b.ru' }, 'Анна Ким', 'АК'],
    [{ firstName: 'Анна', lastName: null, email: 'a@b.ru' }, 'Анна', 'А'],
    [{ firstName: ' Анна ', lastName: '  ', email: 'a@b.ru' }, 'Анна', 'А'],
    [{ firstName: null, lastName: 'Ким', email: 'anna.kim@b.ru' }, 'anna.kim', 'A'],
    [{ firstName: 'Анна Мария', lastName: 'Ким', email: 'a@b.ru' }, 'Анна Мария Ким', 'АМ'],
    [{ firstName: '🦊', lastName: 'ёлкина', email: 'a@b.ru' }, '🦊 ёлкина', '🦊Ё'],
    [{ email: ' a  b@c.ru' }, ' a  b', 'AB'],
    [{ email: '' }, 'Пользователь', 'П'],
    [{}, 'Пользователь', 'П'],
  ])('%j', (user, name, letters) => {
    expect([displayName(user), initials(user)]).toEqual([name, letters]);
  });
});
