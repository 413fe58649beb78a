import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { LETTERS } from './kinds.ts';

const PATH = '/api/letters/unsubscribe';
/** Sealed: of what letters, whose, and where to. */
const token = z.string().min(1).max(1000);

export const unsubscribeLetters = endpoint({
  method: 'POST',
  path: PATH,
  summary:
    'Have letters of one kind come no more, by the link of such a letter, as a mailbox does at the press of a button (RFC 8058)',
  open: true,
  query: z.object({ token }),
  reply: z.object({ letter: z.enum(LETTERS) }),
  errors: [429],
});
/** A navigation of the browser; it answers a redirect. */
export const openUnsubscribing = endpoint({
  method: 'GET',
  path: PATH,
  summary:
    'Go to the page that asks whether letters are to come no more: a program that only follows links ends nothing',
  open: true,
  status: 302,
});
