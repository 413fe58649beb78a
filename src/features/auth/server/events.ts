import { defineEvent } from '#server/event.ts';

/** A new account; later slices give it what it starts with, in the same transaction. */
export const userRegistered = defineEvent<{ userId: string }>('user-registered');
