import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from '#client/lib/call.ts';
import { onServerMessage } from '#client/lib/socket.ts';
import { checkInsDue } from '#features/focus/check-ins.ts';
import { type Clock, SessionClock } from '#features/focus/client/session-clock.tsx';
import { useSettings } from '#features/settings/client/queries.ts';
import { DEFAULT_SETTINGS } from '#features/settings/rules.ts';
import { MINUTE } from '#shared/day.ts';
import type { checkIn } from '../contract.ts';
import { showNotice } from './notice-state.ts';
import { useSayWord } from './use-say-word.ts';

/** Stands once in the window: asks the assistant for a word now and then while a session runs. */
export function CheckIns() {
  return <SessionClock>{(clock) => <Asking {...clock} />}</SessionClock>;
}

function Asking({ session: { id: sessionId }, reading }: Clock) {
  const sayWord = useSayWord();
  const tell = useEffectEvent((message: string) => {
    showNotice({ sessionId, message, asks: 'progress' });
    void sayWord(sessionId, message);
  });
  useEffect(() => onServerMessage('checkin', ({ message }) => tell(message)), []);
  useCheckInDue(reading, async () => {
    try {
      const body = { sessionId, elapsedMinutes: Math.floor(reading.elapsed / MINUTE) };
      const { response } = await call<typeof checkIn>('POST /api/ai/checkin', { body });
      tell(response);
    } catch (error) {
      // A word that does not come is left out: it is no reason to disturb the work.
      console.debug('check-in', error);
    }
  });
  return null;
}

/** Calls whenever another check-in is due; not for those that were due before this window looked. */
function useCheckInDue({ elapsed, remaining }: Clock['reading'], onDue: () => void): void {
  const { checkinFrequency: frequency } = useSettings().data ?? DEFAULT_SETTINGS;
  const due = checkInsDue(elapsed, frequency);
  const before = useRef({ due, frequency });
  useEffect(() => {
    const grew = before.current.frequency === frequency && due > before.current.due;
    before.current = { due, frequency };
    if (grew && remaining !== 0) onDue();
  });
}
