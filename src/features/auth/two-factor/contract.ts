import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { confirmation, user } from '../contract.ts';
import { texts } from './texts.ts';

export const codeInput = z.object({
  code: z.string(texts.codeRequired).trim().min(1, texts.codeRequired).max(50, texts.wrongCode),
});
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const twoFactorState = z.object({ enabled: z.boolean(), recoveryCodesLeft: z.number().int() });
export type TwoFactorState = z.output<typeof twoFactorState>;

const setup = z.object({
  /** Base32, to be typed where no camera is at hand. */
  secret: z.string(),
  /** `otpauth://totp/…`, to be shown as a QR code. */
  uri: z.string(),
});
export type Setup = z.output<typeof setup>;

export const completeLogin = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor',
  summary: 'Complete a login by a code of the authenticator app or a recovery code',
  open: true,
  body: codeInput,
  reply: user,
  errors: [401, 403, 429],
  startsSession: true,
});
export const getTwoFactor = endpoint({
  method: 'GET',
  path: '/api/account/two-factor',
  summary: 'Whether two-factor is on, and how many recovery codes are left',
  reply: twoFactorState,
});
export const setUpTwoFactor = endpoint({
  method: 'POST',
  path: '/api/account/two-factor/setup',
  summary: 'Make a secret for an authenticator app; nothing changes until it is enabled',
  body: confirmation,
  reply: setup,
  errors: [409, 429],
  unkeyed: true,
});
export const enableTwoFactor = endpoint({
  method: 'POST',
  path: '/api/account/two-factor/enable',
  summary: 'Switch two-factor on by the first code; answers the recovery codes, once',
  body: codeInput,
  reply: recoveryCodes,
  errors: [409, 429],
  unkeyed: true,
});
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/account/two-factor/recovery-codes',
  summary: 'Replace the recovery codes; answers the new ones, once',
  body: confirmation,
  reply: recoveryCodes,
  errors: [409, 429],
  unkeyed: true,
});
export const disableTwoFactor = endpoint({
  method: 'POST',
  path: '/api/account/two-factor/disable',
  summary: 'Switch two-factor off',
  body: confirmation,
  reply: twoFactorState,
  errors: [409, 429],
  unkeyed: true,
});
