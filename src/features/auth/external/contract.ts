import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { confirmation, provider } from '../contract.ts';

const link = provider.extend({ linked: z.boolean() });
export type Link = z.output<typeof link>;

/** Navigations of the browser; they answer a redirect. */
export const startExternal = endpoint({
  method: 'GET',
  path: '/api/auth/:provider',
  summary: 'Go to a provider to sign in',
  open: true,
  status: 302,
});
export const finishExternal = endpoint({
  method: 'GET',
  path: '/api/auth/:provider/callback',
  summary: 'Where a provider sends the browser back to',
  open: true,
  query: z.object({ code: z.string(), state: z.string(), error: z.string() }).partial(),
  status: 302,
  startsSession: true,
});

export const listLinks = endpoint({
  method: 'GET',
  path: '/api/account/links',
  summary: 'Providers, and which of them are linked to the account',
  reply: z.array(link),
});
export const startLink = endpoint({
  method: 'POST',
  path: '/api/account/links/:provider',
  summary: 'Begin to link an account of a provider; answers the address to go to',
  body: confirmation,
  reply: z.object({ url: z.string() }),
  errors: [409, 429],
  unkeyed: true,
});
export const unlink = endpoint({
  method: 'DELETE',
  path: '/api/account/links/:provider',
  summary: 'Unlink a provider; 409 where it is the last way in',
  status: 204,
  errors: [409],
  unkeyed: true,
});
