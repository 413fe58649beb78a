import { expect, it } from 'vitest';
import { isAnotherAddress, toForm, toProfileUpdate } from './profile-form.ts';

const USER = { email: 'a@b.ru' };
const NO_PROOF = { currentPassword: '', code: '' };
const PROFILE = { firstName: 'Анна', lastName: '', email: 'a@b.ru' };

it('shows a user without names as empty fields', () => {
  const user = { id: '1', ...USER, firstName: null, lastName: null, profileImageUrl: null, avatar: null };
  const rest = { hasPassword: true, createdAt: '2026-01-01T00:00:00Z' };
  expect(toForm({ ...user, ...rest })).toEqual({ firstName: '', lastName: '', email: 'a@b.ru', ...NO_PROOF });
});

it.each([
  [' A@B.ru ', false],
  ['a@b.rus', true],
  [' ', false],
])('takes %j for another address: %s', (typed, another) => expect(isAnotherAddress(typed, USER)).toBe(another));

it.each([
  [{}, {}],
  [{ currentPassword: 'верный', code: '123456' }, {}],
  [
    { email: 'new@b.ru', currentPassword: 'верный' },
    { email: 'new@b.ru', currentPassword: 'верный' },
  ],
  [
    { email: 'new@b.ru', code: '123456' },
    { email: 'new@b.ru', code: '123456' },
  ],
])('sends of %j the proof with another address alone', (typed, sent) => {
  expect(toProfileUpdate({ ...PROFILE, ...NO_PROOF, ...typed }, USER)).toEqual({ ...PROFILE, ...sent });
});
