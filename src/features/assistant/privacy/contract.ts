import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { texts } from './texts.ts';

const receiver = z.object({ host: z.string() }).nullable();

export const privacyReply = z.object({
  /** Gets messages to the assistant and what an answer needs; null: nobody. */
  languageModel: z.object({ host: z.string(), model: z.string() }).nullable(),
  /** Gets the texts that are spoken. */
  speech: receiver,
  /** Gets recordings of the microphone. */
  transcription: receiver,
  /** Passes letters on to the mailboxes of their owners. */
  mail: receiver,
  /** Keeps copies of the whole database. */
  backups: z.object({ host: z.string(), encrypted: z.boolean() }).nullable(),
  /** Learn who signs in through them. */
  signIn: z.array(z.object({ host: z.string() })),
  /** Pass encrypted notices on to devices of this account, and learn when. */
  push: z.array(z.object({ host: z.string() })),
  /** Are asked for the events of calendars that this account named. */
  calendars: z.array(z.object({ host: z.string() })),
});
export type PrivacyReply = z.output<typeof privacyReply>;

export const readPrivacy = endpoint({
  method: 'GET',
  path: '/api/privacy',
  summary: texts.call,
  reply: privacyReply,
});
