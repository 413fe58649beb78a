import { expect, it } from 'vitest';
import type { z } from 'zod';
import { deletionForm, passwordForm, profileForm } from './form-schemas.ts';

/** What is said of each field of a form that may not be sent, the first word on each. */
function problemsOf(schema: z.ZodType, values: unknown) {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

const USER = { email: 'anna@example.test', hasPassword: true };
const PROFILE = { firstName: 'Анна', lastName: '', email: USER.email, currentPassword: '', code: '' };
it.each([
  [{}, {}],
  [{ firstName: ' ' }, { firstName: 'Введите имя' }],
  [{ email: '\t' }, { email: 'Введите email' }],
  [
    { firstName: '', email: '' },
    { firstName: 'Введите имя', email: 'Введите email' },
  ],
  [{ email: 'anna', currentPassword: 'верный' }, { email: 'Неверный формат email' }],
  [{ email: ' Anna@Example.test ' }, {}],
])('a profile with %j', (part, problems) => {
  expect(problemsOf(profileForm(USER, false), { ...PROFILE, ...part })).toEqual(problems);
});

const NEW = { ...PROFILE, email: 'new@example.test' };
const [noPassword, noCode] = [{ currentPassword: 'Введите текущий пароль' }, { code: 'Введите код' }];
it.each([
  [true, false, {}, noPassword],
  [true, true, {}, { ...noPassword, ...noCode }],
  [true, true, { currentPassword: 'верный', code: '123456' }, {}],
  [false, false, {}, {}],
  [false, true, {}, noCode],
])('another address with a password (%s), two-factor (%s) and %j', (hasPassword, asksCode, proof, problems) => {
  expect(problemsOf(profileForm({ ...USER, hasPassword }, asksCode), { ...NEW, ...proof })).toEqual(problems);
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
