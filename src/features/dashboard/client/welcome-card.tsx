import { Timer } from 'lucide-react';
import { browserZone, useMinute } from '#client/lib/clock.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { useUser } from '#features/auth/client/queries.ts';
import { displayName } from '#features/auth/rules.ts';
import { useTasks } from '#features/tasks/client/queries.ts';
import type { Task } from '#features/tasks/contract.ts';
import { texts as taskTexts } from '#features/tasks/texts.ts';
import { wallClock } from '#shared/day.ts';
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
  const greeting = texts.greeting[dayPart(wallClock(now, browserZone).hour)];
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="wrap-anywhere font-semibold text-title">{texts.greet(greeting, displayName(user ?? {}))}</h1>
        <p className="mt-1 min-h-6 text-text-muted">{tasks && dayInWords(tasks, now)}</p>
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

/** How much there is to do, in a sentence or two. */
function dayInWords(tasks: readonly Task[], now: number): string {
  const { open, due } = workload(tasks, now, browserZone);
  if (open === 0) return texts.noTasks;
  const words = texts.open(taskTexts.tasks(open));
  return due > 0 ? `${words} ${texts.dueToday(taskTexts.tasks(due))}` : words;
}
