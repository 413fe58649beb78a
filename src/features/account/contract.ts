import { z } from 'zod';
import { newPassword, registration, user } from '#features/auth/contract.ts';
import { EMAIL_MAX, PASSWORD_MAX } from '#features/auth/rules.ts';
import { codeInput } from '#features/auth/two-factor/contract.ts';
import { type BodyOf, endpoint, instant } from '#shared/endpoint.ts';
import { text } from '#shared/russian/text-field.ts';
import { EXPORT_STATES, NAME_MAX } from './rules.ts';
import { texts } from './texts.ts';

/** A name as the user's own object carries it, where nothing is null. */
const nullable = z
  .string(texts.notText)
  .nullable()
  .transform((value) => value ?? '');
const tried = z.string(texts.notText).max(PASSWORD_MAX, texts.passwordTooLong);

/** The profile as it is typed. */
export const typedProfile = z.object({
  firstName: text({ min: texts.nameAndEmailRequired, max: NAME_MAX }),
  lastName: text({ max: NAME_MAX }),
  email: z.string().trim().min(1, texts.nameAndEmailRequired).pipe(registration.shape.email),
});
const { shape } = typedProfile;

export const profile = z.object({
  firstName: nullable.pipe(shape.firstName),
  lastName: nullable.pipe(shape.lastName),
  email: nullable.pipe(shape.email),
});

export const device = z
  .object({
    id: z.string(),
    /** Name of the browser; null where its user agent says nothing known. */
    browser: z.string().nullable(),
    system: z.string().nullable(),
    kind: z.enum(['computer', 'phone', 'tablet']),
    ipAddress: z.string().nullable(),
    signedInAt: instant,
    lastSeenAt: instant,
    /** The session that asks. */
    current: z.boolean(),
  })
  .meta({ id: 'Device' });
export type Device = z.output<typeof device>;

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/auth/profile',
  summary:
    'Change names and e-mail; what is absent stays. Another e-mail needs the password, where the account has one, and a code, where two-factor is on; where mail is set up, it is taken once its owner has followed the link that is sent there',
  body: profile.partial().extend({ currentPassword: tried.optional(), code: codeInput.shape.code.optional() }),
  reply: user,
  errors: [409, 429],
  unkeyed: true,
});
export type ProfileUpdate = BodyOf<typeof updateProfile>;
export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/auth/password',
  summary: 'Change the password and end every other session; sets the first one of an account without',
  body: z.object({ currentPassword: tried.optional(), newPassword }),
  reply: user,
  errors: [429],
  unkeyed: true,
});
export const listDevices = endpoint({
  method: 'GET',
  path: '/api/auth/devices',
  summary: 'Where the account is signed in, the last used first',
  reply: z.array(device),
});
export const endDevice = endpoint({
  method: 'DELETE',
  path: '/api/auth/devices/:id',
  summary: 'Sign one device out',
  status: 204,
  unkeyed: true,
});
export const endOtherDevices = endpoint({
  method: 'DELETE',
  path: '/api/auth/devices',
  summary: 'Sign out everywhere but here',
  status: 204,
  unkeyed: true,
});
export const uploadPhoto = endpoint({
  method: 'PUT',
  path: '/api/auth/photo',
  summary: 'Set the photo: a JPEG, PNG or WebP of at most 5 MiB, made a square of 256 pixels',
  file: 'photo',
  reply: user,
});
export const deletePhoto = endpoint({
  method: 'DELETE',
  path: '/api/auth/photo',
  summary: 'Remove the photo',
  status: 204,
});
export const getPhoto = endpoint({
  method: 'GET',
  path: '/api/auth/photo/:version',
  summary: 'The photo of the account itself, at the address that its user object names',
  media: 'image/webp',
});
export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  summary: 'Everything that the account holds, as one JSON file',
  media: 'application/json; charset=utf-8',
  heavy: 'reading',
});
/** A long work that was ordered, in the shape of every such one. */
export const accountExport = z
  .object({
    id: z.string(),
    state: z.enum(EXPORT_STATES),
    /** Percent. */
    progress: z.int().min(0).max(100),
    /** Where the file is to be had, once it is done. */
    url: z.string().optional(),
    /** Until when it is. */
    expiresAt: instant.optional(),
    /** Why it failed, in words for its owner. */
    error: z.string().optional(),
  })
  .meta({ id: 'Export' });
export type Export = z.output<typeof accountExport>;

export const startExport = endpoint({
  method: 'POST',
  path: '/api/account/exports',
  summary:
    'Have everything that the account holds be made a file, in the place of the one before; where one is under way, it is that one',
  reply: accountExport,
  status: 201,
  statusAgain: 200,
});
export const listExports = endpoint({
  method: 'GET',
  path: '/api/account/exports',
  summary: 'The export that was ordered last, for a day; at most one',
  reply: z.array(accountExport),
});
export const getExportFile = endpoint({
  method: 'GET',
  path: '/api/account/exports/:id/file',
  summary: 'The file of an export that is done',
  media: 'application/json; charset=utf-8',
  heavy: 'reading',
});
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/account',
  summary: 'Remove the account and everything in it; needs the password, or the e-mail of an account without one',
  body: z.object({ password: tried.optional(), email: z.string(texts.notText).max(EMAIL_MAX).optional() }),
  status: 204,
  errors: [429],
  unkeyed: true,
});
