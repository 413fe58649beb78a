import { defineEvent } from '#shared/event.ts';

/** A new account; later slices give it what it starts with, in the same transaction. */
export const userRegistered = defineEvent<object>('user-registered');
