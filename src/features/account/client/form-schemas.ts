import { z } from 'zod';
import { newPassword, type User } from '#features/auth/contract.ts';
import { isBlank } from '#shared/characters.ts';
import { typedProfile } from '../contract.ts';
import { isAnotherAddress, type PROOF, type ProfileForm } from '../profile-form.ts';
import { texts } from './texts.ts';

const filled = (missing: string) => z.string().refine((value) => !isBlank(value), { error: missing, abort: true });

const { shape } = typedProfile;

/** The profile's form: each field says by itself that it is missing, and another address needs its proof. */
export function profileForm(user: Pick<User, 'email' | 'hasPassword'>, asksCode: boolean) {
  const proof = (field: (typeof PROOF)[number], isAsked: boolean, error: string) =>
    z.refine<ProfileForm>((form) => !isAsked || !isAnotherAddress(form.email, user) || form[field] !== '', {
      path: [field],
      error,
      when: () => true,
    });
  return typedProfile
    .extend({
      firstName: filled(texts.form.firstNameMissing).pipe(shape.firstName),
      email: filled(texts.form.emailMissing).pipe(shape.email),
      currentPassword: z.string(),
      code: z.string(),
    })
    .check(
      proof('currentPassword', user.hasPassword, texts.password.currentMissing),
      proof('code', asksCode, texts.form.codeMissing),
    );
}

/** The change of a password, or the first one of an account without. */
export const passwordForm = ({ hasPassword }: Pick<User, 'hasPassword'>) =>
  z
    .object({
      currentPassword: hasPassword ? z.string().min(1, texts.password.currentMissing) : z.string(),
      newPassword,
      repeated: z.string(),
    })
    .refine((form) => form.newPassword === form.repeated, {
      path: ['repeated'],
      error: texts.password.mismatch,
      when: () => true,
    });

/** What proves that it is the owner who deletes the account: the password, or the address of an account without. */
export const deletionForm = ({ hasPassword }: Pick<User, 'hasPassword'>) =>
  hasPassword
    ? z.object({ password: filled(texts.deletion.passwordMissing), email: z.string() })
    : z.object({ password: z.string(), email: filled(texts.deletion.emailMissing) });
