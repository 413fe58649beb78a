import { sharedState } from '#client/lib/shared-state.ts';

/** The own length that was chosen last in this browser, in minutes. */
export const ownLength = sharedState<number>('focus-own-length', 30);
