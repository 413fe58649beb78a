import { AnalyticsCard } from './analytics-card.tsx';
import { AssistantCard } from './assistant-card.tsx';
import type { OpenTask } from './open-task.ts';
import { RecentlyCompletedCard } from './recently-completed-card.tsx';
import { StatCards } from './stat-cards.tsx';

interface PartProps {
  onOpenTask: OpenTask;
}

/** What the assistant makes of the day, and what is done. */
export function DayWords({ onOpenTask }: PartProps) {
  return (
    <>
      <AssistantCard />
      <RecentlyCompletedCard onOpenTask={onOpenTask} />
    </>
  );
}

/** How the day and its week go, in figures. */
export function DayFigures({ onOpenTask }: PartProps) {
  return (
    <>
      <StatCards />
      <AnalyticsCard onOpenTask={onOpenTask} />
    </>
  );
}
