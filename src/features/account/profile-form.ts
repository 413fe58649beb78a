import type { User } from '#features/auth/contract.ts';

/** The profile as it is typed. */
export type ProfileForm = Record<'firstName' | 'lastName' | 'email', string>;

export const toForm = ({ firstName, lastName, email }: User): ProfileForm => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  email,
});
