import { sharedState } from '#client/lib/shared-state.ts';
import type { Rest } from '../rest.ts';

/** The rest that this browser's windows are in. */
export const resting = sharedState<{ rest: Rest | null }>('focus-rest', { rest: null });
