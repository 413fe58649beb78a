import { Timer } from 'lucide-react';
import { useMinute, useOwnClock } from '#client/lib/clock.ts';
import { Button } from '#client/ui/button.tsx';
import { useUser } from '#features/auth/client/queries.ts';
import { displayName } from '#features/auth/rules.ts';
import { useDayTasks } from '#features/tasks/client/queries.ts';
import { dayInWords } from '../day-in-words.ts';
import { dayPart, workload } from '../rules.ts';
import { texts } from '../texts.ts';

interface WelcomeCardProps {
  /** Starts a focus session; without it there is no button. */
  onStartFocus?: (() => void) | undefined;
  focusActive?: boolean | undefined;
}

/** A greeting by the hour, the day in a sentence, and the way into a session. */
export function WelcomeCard({ onStartFocus, focusActive }: WelcomeCardProps) {
  const clock = useOwnClock();
  const now = useMinute();
  const user = useUser().data;
  const { data: tasks, beyond } = useDayTasks();
  const part = dayPart(now, clock);
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="wrap-anywhere font-semibold text-heading">
          {texts.greet(texts.greeting[part], displayName(user ?? {}))}
        </h1>
        {/* On a phone the sentence mostly takes two lines: what stands below must not move when it comes. */}
        <p className="min-h-6 text-text-muted max-sm:min-h-12">
          {tasks && dayInWords(workload(tasks, now, clock, beyond), part)}
        </p>
      </div>
      {onStartFocus && (
        <Button disabled={focusActive} onClick={onStartFocus} data-tour="focus">
          <Timer aria-hidden strokeWidth={1.75} />
          {focusActive ? texts.focusActive : texts.startFocus}
        </Button>
      )}
    </header>
  );
}
