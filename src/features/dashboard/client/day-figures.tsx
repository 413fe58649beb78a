import { AnalyticsCard } from './analytics-card.tsx';
import { AssistantCard } from './assistant-card.tsx';
import type { OpenTask } from './open-task.ts';
import { RecentlyCompletedCard } from './recently-completed-card.tsx';
import { StatCards } from './stat-cards.tsx';

interface PartProps {
  onOpenTask: OpenTask;
}

/** What the assistant makes of the day. */
export function DayWords() {
  return <AssistantCard />;
}

/** What is done, and how the day and its week go, in figures. */
export function DayFigures({ onOpenTask }: PartProps) {
  return (
    <>
      <RecentlyCompletedCard onOpenTask={onOpenTask} />
      <StatCards />
      <AnalyticsCard onOpenTask={onOpenTask} />
    </>
  );
}
