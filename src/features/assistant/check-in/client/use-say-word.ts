import { useEffectEvent } from 'react';
import { claimEvents } from '#client/lib/claim-events.ts';
import { currentListening } from '../../voice/client/listening-state.ts';
import { speak } from '../../voice/client/speak.ts';
import { useSound } from '../../voice/client/use-sound.ts';

/** Where the browser keeps which words were spoken: every window hears of a word, one of them speaks it. */
const SPOKEN = 'spokenCheckIns';

/** Speaks a word of the assistant where sound is on, once in this browser. */
export function useSayWord() {
  const { on } = useSound();
  return useEffectEvent(async (sessionId: string, message: string) => {
    // Its own voice would be taken for the user's.
    if (!on || currentListening()) return;
    const [own] = await claimEvents(SPOKEN, [`${sessionId} ${message}`]);
    if (own) await speak(message);
  });
}
