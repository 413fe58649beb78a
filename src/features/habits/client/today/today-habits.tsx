import { Link } from 'wouter';
import { useDay } from '#client/lib/clock.ts';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { RoundCheckbox } from '#client/ui/checkbox.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { MoreLink } from '#client/ui/more-link.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { EmptyState } from '#client/ui/state-message.tsx';
import { paths } from '#shared/paths.ts';
import type { Habit } from '../../contract.ts';
import { DASHBOARD_HABITS } from '../../rules.ts';
import { HabitSign } from '../habit-icon.tsx';
import { useMarkHabit, useTodayHabits } from '../queries.ts';
import { StreakFlame } from '../streak-flame.tsx';
import { texts } from '../texts.ts';

/** The dashboard's card of today. */
export function TodayHabitsCard() {
  return (
    <Card data-later aria-labelledby="habits-of-today">
      <CardHeader
        id="habits-of-today"
        title={texts.todayCard}
        action={<MoreLink href={paths.section('habits')}>{texts.viewAll}</MoreLink>}
      />
      <TodayHabits />
    </Card>
  );
}

/** The first four habits of today, each to be ticked in place. */
function TodayHabits() {
  const { data, isError, isFetching, refetch } = useTodayHabits();
  if (data && data.length > 0)
    return (
      <ul className="divide-y divide-line">
        {data.slice(0, DASHBOARD_HABITS).map((habit) => (
          <Row key={habit.id} habit={habit} />
        ))}
      </ul>
    );
  if (data) return <NoHabits />;
  if (!isError) return <Skeleton className="h-44" />;
  return (
    <EmptyState
      title={texts.loadFailed}
      action={
        <Button variant="secondary" size="small" pending={isFetching} onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      }
    />
  );
}

function NoHabits() {
  return (
    <EmptyState
      title={texts.empty.today}
      action={
        <Link href={paths.habits} className={buttonClass('secondary', 'small')}>
          {texts.createFirst}
        </Link>
      }
    />
  );
}

function Row({ habit }: { habit: Habit }) {
  const { name, completedToday, todaysEntry, type } = habit;
  const { mutate: mark } = useMarkHabit(habit.id);
  const date = useDay();
  const note = todaysEntry?.skipped ? null : (todaysEntry?.note ?? null);
  return (
    <li className="flex items-center gap-3 py-2.5">
      <RoundCheckbox
        label={texts.of(name, texts.done)}
        checked={completedToday}
        onCheckedChange={(completed) => mark({ date, completed, skipped: false, note })}
      />
      <HabitSign icon={habit.icon} color={habit.color} size="small" />
      <div className="min-w-0 flex-1">
        <p className={classNames('truncate', completedToday && 'text-text-muted line-through')}>{name}</p>
        {(type === 'negative' || todaysEntry?.skipped) && (
          <p className="text-small text-text-muted">{todaysEntry?.skipped ? texts.day.skipped : texts.type.negative}</p>
        )}
      </div>
      <StreakFlame streak={habit.currentStreak} short />
    </li>
  );
}
