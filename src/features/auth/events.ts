import { defineEvent } from '#shared/event.ts';
import type { SecurityEventKind } from './security-events.ts';

/** A new account; later slices give it what it starts with, in the same transaction. */
export const userRegistered = defineEvent<object>('user-registered');

/** Something of an account's security, and where the request for it came from; of an operator's command, nothing. */
export const securityNoted = defineEvent<{
  kind: SecurityEventKind;
  address?: string | undefined;
  userAgent?: string | undefined;
}>('security-noted');
