import type { User } from '#features/auth/contract.ts';
import { isBlank } from '#shared/characters.ts';

/** The profile as it is typed. */
export interface ProfileForm {
  firstName: string;
  lastName: string;
  email: string;
}

export const toForm = ({ firstName, lastName, email }: User): ProfileForm => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  email,
});

/** What was typed over and differs from what is known; undefined where nothing does. */
export function typedOver(known: ProfileForm, typed: Partial<ProfileForm>): Partial<ProfileForm> | undefined {
  const entries = Object.entries(typed).filter(([field, value]) => value !== known[field as keyof ProfileForm]);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** True for a form that may be sent: the first name and the address are there. */
export const isComplete = ({ firstName, email }: ProfileForm) => !isBlank(firstName) && !isBlank(email);
