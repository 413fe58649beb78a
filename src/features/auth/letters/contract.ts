import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { registration } from '../contract.ts';

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
  summary: 'Sign in by another address from now on, by the one-time link that was sent there',
  open: true,
  body: z.object({ token: z.string().min(1).max(2000) }),
  reply: z.object({ email: z.string().meta({ description: 'By which the account signs in now.' }) }),
  errors: [409, 429],
});
