import { z } from 'zod';
import { endpoint, instant } from '#shared/endpoint.ts';
import { navigations } from '#shared/paths.ts';
import { isCommonPassword } from './common-passwords.ts';
import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN } from './rules.ts';
import { texts } from './texts.ts';

export const user = z
  .object({
    id: z.string(),
    email: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
    avatar: z.string().nullable(),
    hasPassword: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: 'User' });
export type User = z.output<typeof user>;

const email = z
  .string(texts.emailRequired)
  .trim()
  .toLowerCase()
  .min(1, texts.emailRequired)
  .max(EMAIL_MAX, texts.emailInvalid);

/**
 * A password that is being chosen, which the server also looks up in a longer list, and of which its operator may want more
 * characters; one that is being tried has no minimum.
 */
export const newPassword = z
  .string(texts.passwordRequired)
  .min(PASSWORD_MIN, texts.passwordShort(PASSWORD_MIN))
  .max(PASSWORD_MAX, texts.passwordLong)
  .refine((password) => !isCommonPassword(password), texts.passwordCommon);

export const registration = z.object({ email: email.pipe(z.email(texts.emailInvalid)), password: newPassword });
export const credentials = z.object({
  email,
  password: z.string(texts.passwordRequired).min(1, texts.passwordRequired).max(PASSWORD_MAX, texts.passwordLong),
});

/** Who acts owns the account: its password, or nothing where it has none and the sign-in is recent. */
export const confirmation = z.object({
  password: z.string().max(PASSWORD_MAX, texts.passwordLong).optional(),
});

/** A session's user, or word that a second factor is asked for before there is a session. */
const admission = z.union([user, z.object({ twoFactorRequired: z.literal(true) })]);
export type Admission = z.output<typeof admission>;

export const provider = z
  .object({
    id: z.string(),
    name: z.string(),
    configured: z.boolean(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'Provider' });
export type Provider = z.output<typeof provider>;

export const getUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The current user',
  reply: user,
});
export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Register and start a session',
  open: true,
  body: registration,
  reply: user,
  status: 201,
  errors: [403, 409, 429],
  startsSession: true,
});
export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Log in by e-mail and password',
  open: true,
  body: credentials,
  reply: admission,
  errors: [401, 403, 429],
  startsSession: true,
});
export const listProviders = endpoint({
  method: 'GET',
  path: '/api/auth/providers',
  summary:
    'External ways to sign in, whether registration is open, whether letters are sent, and the least characters of a new password',
  open: true,
  reply: z.object({
    registration: z.boolean(),
    mail: z.boolean(),
    passwordMin: z.int(),
    providers: z.array(provider),
  }),
});
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password by a one-time link, the operator’s or that of a letter',
  open: true,
  body: z.object({ token: z.string().min(1).max(500), password: newPassword }),
  reply: admission,
  errors: [403, 429],
  startsSession: true,
});

/** Navigations of the browser; they answer a redirect. */
export const logout = endpoint({
  method: 'GET',
  path: navigations.logout,
  summary: 'End the session and go to the landing page; sent here by another site, be asked first',
  open: true,
  status: 302,
  asksFirst: true,
});
export const confirmedLogout = endpoint({
  method: 'POST',
  path: navigations.logout,
  summary: 'What the one button of that question does: end the session and go to the landing page',
  open: true,
  status: 302,
});
export const forcedLogin = endpoint({
  method: 'GET',
  path: navigations.forcedLogin,
  summary: 'Go to the login page',
  open: true,
  status: 302,
});
