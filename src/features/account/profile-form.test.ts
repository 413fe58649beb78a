import { expect, it } from 'vitest';
import { toForm } from './profile-form.ts';

it('shows a user without names as empty fields', () => {
  const user = { id: '1', email: 'a@b.ru', firstName: null, lastName: null, profileImageUrl: null, avatar: null };
  const rest = { hasPassword: true, createdAt: '2026-01-01T00:00:00Z' };
  expect(toForm({ ...user, ...rest })).toEqual({ firstName: '', lastName: '', email: 'a@b.ru' });
});
