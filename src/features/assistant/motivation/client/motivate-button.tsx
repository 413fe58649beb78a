import { Sparkles } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/toast.ts';
import { type Clock, SessionClock } from '#features/focus/client/session-clock.tsx';
import { MINUTE } from '#shared/day.ts';
import { showNotice } from '../../check-in/client/notice-state.ts';
import { texts } from '../texts.ts';
import { useMotivation } from './queries.ts';

/** Asks for a word about the running session; the word stands where check-ins do. Nothing while no session runs. */
export function MotivateButton() {
  return <SessionClock>{(clock) => <Asking {...clock} />}</SessionClock>;
}

/** The session in the terms of the call. */
function aboutSession({ session, reading }: Clock) {
  const { taskTitle, durationMinutes } = session;
  const planned = (durationMinutes ?? 0) * MINUTE;
  return {
    taskTitle: taskTitle ?? '',
    sessionProgress: planned > 0 ? Math.min(100, Math.round((100 * reading.elapsed) / planned)) : undefined,
    timeRemaining: reading.remaining === null ? null : Math.ceil(reading.remaining / MINUTE),
  };
}

function Asking(clock: Clock) {
  const motivation = useMotivation();
  const ask = () =>
    motivation.mutate(aboutSession(clock), {
      onSuccess: ({ message }) => {
        showNotice({ sessionId: clock.session.id, message, asks: null });
        toast({ title: texts.received });
      },
    });
  return (
    <Button variant="quiet" pending={motivation.isPending} pendingLabel={texts.asking} onClick={ask}>
      <Sparkles aria-hidden />
      {texts.ask}
    </Button>
  );
}
