import { expect, it } from 'vitest';
import { isComplete, toForm, typedOver } from './profile-form.ts';

const KNOWN = { firstName: 'Анна', lastName: '', email: 'anna@example.test' };

it.each([
  ['nothing typed', {}, undefined],
  ['typed and typed back', { firstName: 'Анна' }, undefined],
  ['one field', { firstName: 'Аня' }, { firstName: 'Аня' }],
  ['a field emptied', { email: '', lastName: '' }, { email: '' }],
])('of %s remains what differs', (_name, typed, over) => {
  expect(typedOver(KNOWN, typed)).toEqual(over);
});

it.each([
  [{ firstName: ' ' }, false],
  [{ email: '\t' }, false],
  [{ lastName: '' }, true],
])('is complete with %j: %s', (part, complete) => {
  expect(isComplete({ ...KNOWN, ...part })).toBe(complete);
});

it('shows a user without names as empty fields', () => {
  const user = { id: '1', email: 'a@b.ru', firstName: null, lastName: null, profileImageUrl: null, avatar: null };
  const rest = { hasPassword: true, createdAt: '2026-01-01T00:00:00Z' };
  expect(toForm({ ...user, ...rest })).toEqual({ firstName: '', lastName: '', email: 'a@b.ru' });
});
