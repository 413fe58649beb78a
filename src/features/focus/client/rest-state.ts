import { sharedState } from '#client/lib/shared-state.ts';
import type { Rest } from '../rest.ts';

/** The rest that this browser's windows are in, or the id of the last one that is over for them. */
export const resting = sharedState<{ rest: Rest | null; over?: string }>('focus-rest', { rest: null });
