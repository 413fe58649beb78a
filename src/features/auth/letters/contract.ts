import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { registration } from '../contract.ts';

const confirmedAddress = z.object({
  email: z.string().meta({ description: 'By which the account signs in now.' }),
  changed: z.boolean().meta({ description: 'It did so by another one until now.' }),
});
export type ConfirmedAddress = z.output<typeof confirmedAddress>;

const ownAddress = z
  .object({
    mail: z.boolean().meta({ description: 'This server sends letters.' }),
    confirmed: z.boolean().meta({ description: 'Its owner has followed a link that was sent there.' }),
    pending: z.string().nullable().meta({ description: 'Another address, which waits for that.' }),
  })
  .meta({ id: 'OwnAddress' });
export type OwnAddress = z.output<typeof ownAddress>;

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary:
    'Have a link for a new password sent to the account of that address; the answer is the same where there is none. Only where mail is set up',
  open: true,
  body: z.object({ email: registration.shape.email }),
  status: 204,
  errors: [409, 429],
});
export const confirmAddress = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-address',
  summary:
    'Confirm an address by the one-time link that was sent there: another one, by which the account signs in from now on, or its own',
  open: true,
  body: z.object({ token: z.string().min(1).max(2000) }),
  reply: confirmedAddress,
  errors: [409, 429],
});
export const getAddress = endpoint({
  method: 'GET',
  path: '/api/auth/address',
  summary: 'What is known of the address of the account',
  reply: ownAddress,
});
export const sendConfirmation = endpoint({
  method: 'POST',
  path: '/api/auth/address/confirmation',
  summary: 'Have a link sent to the address of the account by which it is confirmed; nothing where it is',
  status: 204,
  errors: [409, 429],
  unkeyed: true,
});
export const withdrawAddress = endpoint({
  method: 'DELETE',
  path: '/api/auth/address/pending',
  summary: 'Have another address that waits to be confirmed not be taken: its link is void',
  status: 204,
  unkeyed: true,
});
