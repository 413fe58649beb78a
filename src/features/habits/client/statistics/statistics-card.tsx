import { type ReactNode, useState } from 'react';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-message.tsx';
import type { Habit, HabitStats } from '../../contract.ts';
import { STATS_RANGES, type StatsRange } from '../../statistics.ts';
import { HabitHeader } from '../cards/habit-header.tsx';
import { habitStyle } from '../habit-icon.tsx';
import { useHabitStats } from '../queries.ts';
import { texts } from '../texts.ts';
import { Achievements } from './achievements.tsx';
import { WeeklyDynamics } from './weekly-dynamics.tsx';
import { YearMap } from './year-map.tsx';

const SEGMENTS = STATS_RANGES.map((value) => ({ value, label: texts.ranges[value] }));

/** A habit's figures over a range, its last weeks, its year and what it has earned. */
export function StatisticsCard({ habit }: { habit: Habit }) {
  const [range, setRange] = useState<StatsRange>('month');
  const stats = useHabitStats(habit, range);
  return (
    <article
      style={habitStyle(habit.color)}
      className="flex min-w-0 flex-col gap-5 rounded-card border border-line bg-surface p-5"
    >
      <HabitHeader habit={habit} />
      <SegmentedControl label={texts.range(habit.name)} segments={SEGMENTS} value={range} onValueChange={setRange} />
      {stats.data ? (
        <>
          <Figures stats={stats.data} />
          {stats.data.pausedDays > 0 && (
            <p className="-mt-2 text-small text-text-muted">{texts.stats.paused(stats.data.pausedDays)}</p>
          )}
          <WeeklyDynamics weeks={stats.data.weeks} />
        </>
      ) : stats.isError ? (
        <ErrorState
          title={texts.statsFailed}
          retryLabel={texts.retry}
          onRetry={() => void stats.refetch()}
          pending={stats.isFetching}
        />
      ) : (
        <Skeleton className="h-64" />
      )}
      <YearMap habit={habit} />
      <Achievements habit={habit} />
    </article>
  );
}

function Figures({ stats }: { stats: HabitStats }) {
  const { completionRate, currentStreak, longestStreak, completedEntries, totalEntries } = stats;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
      <Figure name={texts.stats.rate}>{`${completionRate}\u00a0%`}</Figure>
      <Figure name={texts.stats.current}>{texts.days(currentStreak)}</Figure>
      <Figure name={texts.stats.longest}>{texts.days(longestStreak)}</Figure>
      <Figure name={texts.stats.completed}>{texts.stats.of(completedEntries, totalEntries)}</Figure>
    </dl>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col-reverse">
      <dt className="text-small text-text-muted">{name}</dt>
      <dd className="font-semibold text-heading">{children}</dd>
    </div>
  );
}
