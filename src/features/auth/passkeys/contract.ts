import { z } from 'zod';
import { endpoint, instant } from '#shared/endpoint.ts';
import { text } from '#shared/russian/text-field.ts';
import { confirmation, user } from '../contract.ts';
import { PASSKEY_NAME_MAX } from './rules.ts';
import { texts } from './texts.ts';

const passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: instant,
    lastUsedAt: instant.nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.output<typeof passkey>;

const bytes = z
  .string()
  .regex(/^[\w-]+$/, texts.notAccepted)
  .max(20_000, texts.notAccepted);
const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

/** What `navigator.credentials.create` answers, as JSON. */
const created = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

/** What `navigator.credentials.get` answers, as JSON. */
const proved = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes }),
});

/** Options of WebAuthn as JSON, to be handed to the browser as they are. */
const options = z.record(z.string(), z.unknown());

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/account/passkeys',
  summary: 'Passkeys of the account',
  reply: z.array(passkey),
});
export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/options',
  summary: 'Options with which the browser makes a passkey',
  body: confirmation,
  reply: options,
  errors: [409, 429],
  unkeyed: true,
});
export const createPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys',
  summary: 'Keep the passkey that the browser made',
  body: z.object({
    name: text({ min: texts.nameRequired, max: PASSKEY_NAME_MAX }),
    credential: created,
  }),
  reply: passkey,
  status: 201,
  errors: [409],
  unkeyed: true,
});
export const deletePasskey = endpoint({
  method: 'DELETE',
  path: '/api/account/passkeys/:id',
  summary: 'Remove a passkey; 409 where it is the last way in',
  status: 204,
  errors: [409],
  unkeyed: true,
});
export const beginPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/options',
  summary: 'Options with which the browser proves a passkey',
  open: true,
  reply: options,
});
export const signInByPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey',
  summary: 'Log in by a passkey; it stands for two-factor, too',
  open: true,
  body: z.object({ credential: proved }),
  reply: user,
  errors: [401, 403, 429],
  startsSession: true,
});
