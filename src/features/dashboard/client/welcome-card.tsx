import { Timer } from 'lucide-react';
import { ownClock, ownZone, useMinute } from '#client/lib/clock.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { useUser } from '#features/auth/client/queries.ts';
import { displayName } from '#features/auth/rules.ts';
import { useTasks } from '#features/tasks/client/queries.ts';
import { wallClock } from '#shared/day.ts';
import { dayInWords } from '../day-in-words.ts';
import { dayPart, workload } from '../rules.ts';
import { texts } from '../texts.ts';

interface WelcomeCardProps {
  /** Starts a focus session; without it there is no button. */
  onStartFocus?: (() => void) | undefined;
  focusActive?: boolean | undefined;
}

export function WelcomeCard({ onStartFocus, focusActive }: WelcomeCardProps) {
  const now = useMinute();
  const user = useUser().data;
  const tasks = useTasks().data;
  const greeting = texts.greeting[dayPart(wallClock(now, ownZone()).hour)];
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="wrap-anywhere font-semibold text-title">{texts.greet(greeting, displayName(user ?? {}))}</h1>
        <p className="mt-1 min-h-6 text-text-muted">{tasks && dayInWords(workload(tasks, now, ownClock()))}</p>
      </div>
      {onStartFocus && (
        <Button size="large" disabled={focusActive} onClick={onStartFocus} data-tour="focus">
          <Timer aria-hidden strokeWidth={1.75} />
          {focusActive ? texts.focusActive : texts.startFocus}
        </Button>
      )}
    </Card>
  );
}
