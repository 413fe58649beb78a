import { defineEvent } from '#shared/event.ts';

/** Something was said of a habit or of one of its days. */
export const habitChanged = defineEvent<undefined>('habit-changed');
