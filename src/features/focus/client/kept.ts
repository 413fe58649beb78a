import { serverTime } from '#client/lib/server-clock.ts';
import type { KeptQuery } from '#client/store/kept-query.ts';
import type { FocusSession } from '../contract.ts';
import { readTimer, timedOf } from '../timer.ts';
import { ACTIVE_KEY } from './session-keys.ts';

export const keptActive: KeptQuery = {
  key: ACTIVE_KEY,
  async answer(rowsOf) {
    const active = (await rowsOf<FocusSession>('focusSessions')).find(({ status }) => status === 'active');
    // One whose plan ran out meanwhile has ended by itself.
    return active && readTimer(timedOf(active), serverTime()).remaining !== 0 ? active : null;
  },
};
