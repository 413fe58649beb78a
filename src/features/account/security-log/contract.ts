import { z } from 'zod';
import { SECURITY_EVENTS } from '#features/auth/security-events.ts';
import { endpoint, instant } from '#shared/endpoint.ts';
import { CURSOR } from './rules.ts';
import { texts } from './texts.ts';

export const securityEvent = z
  .object({
    id: z.string(),
    /** When it happened, of several the last time. */
    at: instant,
    kind: z.enum(SECURITY_EVENTS),
    /** How often it did within the hour. */
    count: z.int().min(1),
    /** Where the request came from, shortened: nobody's own address. */
    network: z.string().nullable(),
    browser: z.string().nullable(),
    system: z.string().nullable(),
  })
  .meta({ id: 'SecurityEvent' });
export type SecurityEvent = z.output<typeof securityEvent>;

export const listSecurityEvents = endpoint({
  method: 'GET',
  path: '/api/account/security-events',
  summary: 'What happened to the security of the account, the last first, a page at a time; kept for 180 days',
  query: z.object({ before: z.string().regex(CURSOR, texts.badCursor).optional() }),
  reply: z.object({
    events: z.array(securityEvent),
    /** `before` of the next page; null where there is none. */
    next: z.string().nullable(),
  }),
});
