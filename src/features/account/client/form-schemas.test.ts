import { expect, it } from 'vitest';
import type { z } from 'zod';
import { deletionForm, passwordForm, profileForm } from './form-schemas.ts';

/** What is said of each field of a form that may not be sent, the first word on each. */
function problemsOf(schema: z.ZodType, values: unknown) {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

const PROFILE = { firstName: 'Анна', lastName: '', email: 'anna@example.test' };
it.each([
  [{}, {}],
  [{ firstName: ' ' }, { firstName: 'Введите имя' }],
  [{ email: '\t' }, { email: 'Введите email' }],
  [
    { firstName: '', email: '' },
    { firstName: 'Введите имя', email: 'Введите email' },
  ],
  [{ email: 'anna' }, { email: 'Неверный формат email' }],
])('a profile with %j', (part, problems) => {
  expect(problemsOf(profileForm, { ...PROFILE, ...part })).toEqual(problems);
});

const PASSWORDS = { currentPassword: 'прежний-один', newPassword: 'новый-другой', repeated: 'новый-другой' };
it.each([
  [true, {}, {}],
  [true, { currentPassword: '' }, { currentPassword: 'Введите текущий пароль' }],
  [false, { currentPassword: '' }, {}],
  [true, { repeated: 'новый' }, { repeated: 'Пароли не совпадают' }],
  [
    true,
    { newPassword: 'новый' },
    { newPassword: 'Пароль должен содержать минимум 6 символов', repeated: 'Пароли не совпадают' },
  ],
])('an account that has a password (%s) with %j', (hasPassword, part, problems) => {
  expect(problemsOf(passwordForm({ hasPassword }), { ...PASSWORDS, ...part })).toEqual(problems);
});

it('takes no password that is tried first', () => {
  const form = { ...PASSWORDS, newPassword: '123456', repeated: '123456' };
  expect(problemsOf(passwordForm({ hasPassword: true }), form).newPassword).toMatch('самых частых');
});

it.each([
  [true, { password: ' ', email: '' }, { password: 'Введите пароль' }],
  [true, { password: 'верный', email: '' }, {}],
  [false, { password: '', email: ' ' }, { email: 'Введите адрес' }],
  [false, { password: '', email: 'anna' }, {}],
])('a deletion where there is a password (%s) by %j', (hasPassword, proof, problems) => {
  expect(problemsOf(deletionForm({ hasPassword }), proof)).toEqual(problems);
});
