import { serverTime } from '#client/lib/server-clock.ts';
import type { KeptQuery } from '#client/store/kept-query.ts';
import type { FocusSession } from '../contract.ts';
import { runsAt } from '../timer.ts';
import { ACTIVE_KEY } from './session-keys.ts';

export const keptActive: KeptQuery = {
  key: ACTIVE_KEY,
  async answer(rowsOf) {
    const now = serverTime();
    // One that ended by itself while nobody looked still stands as active beside the next one.
    return (await rowsOf<FocusSession>('focusSessions')).find((session) => runsAt(session, now)) ?? null;
  },
};
