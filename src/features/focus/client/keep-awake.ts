import { sharedState } from '#client/lib/shared-state.ts';

/** Whether the screen of this device stays on while a session runs; of the device, since only its owner knows its battery. */
export const keepAwake = sharedState('focus-keep-awake', { on: false });
