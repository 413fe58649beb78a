import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '#client/lib/call.ts';
import { onServerMessage } from '#client/lib/socket.ts';
import { type Clock, SessionClock } from '#features/focus/client/session-clock.tsx';
import type { Settings } from '#features/settings/contract.ts';
import { DEFAULT_SETTINGS } from '#features/settings/rules.ts';
import type { checkIn } from '../contract.ts';
import { checkInsDue } from '../rules.ts';
import { CheckInCard } from './check-in-card.tsx';

const SETTINGS_STALE = 5 * 60_000;

/** Stands once in the window: asks the assistant for a word now and then while a session runs, and shows it. */
export function CheckIns() {
  return <SessionClock>{(clock) => <SessionCheckIns {...clock} />}</SessionClock>;
}

function SessionCheckIns({ session, reading, pause }: Clock) {
  const [message, setMessage] = useState<string>();
  const seen = useRef(new Set<string>());
  /** What another window's question brought is not shown again when it answers this window's. */
  const show = (text: string) => {
    if (seen.current.has(text)) return;
    seen.current.add(text);
    setMessage(text);
  };

  useEffect(() => onServerMessage('checkin', (data) => show(data.message)));
  useCheckInDue(reading, async () => {
    try {
      const body = { sessionId: session.id };
      const { response } = await call<typeof checkIn>('POST /api/ai/checkin', { body });
      show(response);
    } catch (error) {
      // A word that does not come is left out: it is no reason to disturb the work.
      console.debug('check-in', error);
    }
  });
  if (!message) return null;
  return <CheckInCard message={message} onRest={pause} onClose={() => setMessage(undefined)} />;
}

/** Calls whenever another check-in is due; not for those that were due before this window looked. */
function useCheckInDue({ elapsed, remaining }: Clock['reading'], onDue: () => void): void {
  const { data: settings = DEFAULT_SETTINGS } = useQuery<Pick<Settings, 'checkinFrequency'>>({
    queryKey: ['/api/settings'],
    staleTime: SETTINGS_STALE,
  });
  const { checkinFrequency: frequency } = settings;
  const due = checkInsDue(elapsed, frequency);
  const before = useRef({ due, frequency });
  useEffect(() => {
    const grew = before.current.frequency === frequency && due > before.current.due;
    before.current = { due, frequency };
    if (grew && remaining !== 0) onDue();
  });
}
