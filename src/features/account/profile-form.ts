import type { User } from '#features/auth/contract.ts';
import type { ProfileUpdate } from './contract.ts';

/** The profile as it is typed, and what proves the owner where the address is another one. */
export type ProfileForm = Record<'firstName' | 'lastName' | 'email' | 'currentPassword' | 'code', string>;

/** Fields that are kept nowhere. */
export const PROOF = ['currentPassword', 'code'] as const satisfies (keyof ProfileForm)[];

export const toForm = ({ firstName, lastName, email }: User): ProfileForm => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  email,
  currentPassword: '',
  code: '',
});

/** Whether what was typed for the address is another one than that by which the user signs in. */
export const isAnotherAddress = (typed: string, { email }: Pick<User, 'email'>): boolean =>
  !['', email].includes(typed.trim().toLowerCase());

/** What is sent of the form: a proof goes with another address alone. */
export function toProfileUpdate(form: ProfileForm, user: Pick<User, 'email'>): ProfileUpdate {
  const { currentPassword, code, ...profile } = form;
  if (!isAnotherAddress(form.email, user)) return profile;
  return { ...profile, ...(currentPassword && { currentPassword }), ...(code && { code }) };
}
