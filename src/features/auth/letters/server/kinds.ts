import { z } from 'zod';
import { defineLetter } from '#server/mail/letter.ts';
import { HOUR } from '#shared/day.ts';

const email = z.string();

/** A link for a new password. */
export const resetLetter = defineLetter({ name: 'reset', about: z.object({}), lasts: 6 * HOUR, most: 3 });

/** To the address by which the account is to sign in, or be written to; `from` is that by which it does. */
export const confirmLetter = defineLetter({
  name: 'confirm-address',
  about: z.object({
    from: email,
    email,
    /** Of the link; absent of a letter that an earlier version has ordered. */
    id: z.string().optional(),
  }),
  lasts: 12 * HOUR,
  most: 5,
});

/** To the address by which the account did. */
export const changedLetter = defineLetter({
  name: 'address-changed',
  about: z.object({ email }),
  lasts: 12 * HOUR,
  most: 10,
});
