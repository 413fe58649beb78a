import { Check, Circle, Play } from 'lucide-react';
import { useDay } from '#client/lib/clock.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Progress } from '#client/ui/progress.tsx';
import type { Habit } from '../../contract.ts';
import { habitStyle, pressedFill } from '../habit-icon.tsx';
import { usePauseSwitch } from '../pause-switch.ts';
import { useMarkHabit } from '../queries.ts';
import { StreakFlame } from '../streak-flame.tsx';
import { texts } from '../texts.ts';
import { HabitHeader } from './habit-header.tsx';
import { LastDays } from './last-days.tsx';
import { ReminderSign } from './reminder-sign.tsx';
import { periodsInRow } from './schedule-words.ts';

/** A habit at a glance: its streak, its goal, its last week, and the mark of today. */
export function HabitCard({ habit }: { habit: Habit }) {
  const { name, currentStreak, targetDays, quota, isActive } = habit;
  return (
    <article
      style={habitStyle(habit.color)}
      className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-surface p-5"
    >
      <HabitHeader habit={habit} />
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <StreakFlame streak={currentStreak} />
          <span className="ml-auto inline-flex max-w-full shrink-0">
            <ReminderSign habit={habit} />
          </span>
          <span className="text-small text-text-muted">{texts.target(currentStreak, targetDays)}</span>
        </div>
        <Progress label={texts.targetLabel(name)} value={(100 * currentStreak) / targetDays} className="h-1.5" />
        {quota && isActive && (
          <p className="text-small text-text-muted">
            {[texts.quota(quota), periodsInRow(habit)].filter(Boolean).join(' · ')}
          </p>
        )}
      </div>
      <LastDays habit={habit} />
      <div className="mt-auto">{isActive ? <TodayButton habit={habit} /> : <ResumeButton habit={habit} />}</div>
    </article>
  );
}

function TodayButton({ habit }: { habit: Habit }) {
  const { mutate: mark } = useMarkHabit(habit.id);
  const today = useDay();
  const { completedToday, todaysEntry, type } = habit;
  const done = type === 'negative' ? texts.heldOut : texts.done;
  const said = todaysEntry?.skipped ? `${done} ${texts.day.skipped}` : done;
  return (
    <Button
      variant="secondary"
      aria-pressed={completedToday}
      aria-label={texts.of(habit.name, said)}
      className={classNames('w-full', pressedFill)}
      onClick={() =>
        mark({
          date: today,
          completed: !completedToday,
          skipped: false,
          note: todaysEntry?.skipped ? null : (todaysEntry?.note ?? null),
        })
      }
    >
      {completedToday ? <Check aria-hidden className="stroke-[2.5]" /> : <Circle aria-hidden />}
      {`${done} `}
      {todaysEntry?.skipped && <Badge>{texts.day.skipped}</Badge>}
    </Button>
  );
}

function ResumeButton({ habit }: { habit: Habit }) {
  const { switchPause, isPending } = usePauseSwitch(habit);
  return (
    <Button variant="secondary" className="w-full" pending={isPending} onClick={switchPause}>
      <Play aria-hidden />
      {texts.actions.resume}
    </Button>
  );
}
