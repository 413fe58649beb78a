import type { Decrees } from './production-calendar.ts';

/** Those of an operator, in whose year no other is heeded. */
let heeded: Decrees = {};

/** Has the decrees of an operator heeded, beside those that are built in and in the place of those of the same year. */
export function heedDecrees(decrees: Decrees): void {
  heeded = decrees;
}

/** The decrees of the operator, for whoever reckons elsewhere. */
export const heededDecrees = (): Decrees => heeded;
