import type { ReactNode } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { Part } from '#client/ui/part.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { AssistantCard } from './assistant-card.tsx';
import { CurrentTaskCard } from './current-task-card.tsx';
import { DueStepsCard } from './due-steps-card.tsx';
import type { OpenTask } from './open-task.ts';
import { RecentlyCompletedCard } from './recently-completed-card.tsx';
import { StatCards } from './stat-cards.tsx';
import { WelcomeCard } from './welcome-card.tsx';

const AnalyticsCard = lazyPart(() =>
  import('./analytics-card.tsx').then((module) => ({ default: module.AnalyticsCard })),
);

interface DashboardPageProps {
  onOpenTask: OpenTask;
  onCreateTask: () => void;
  /** The line to the assistant. */
  commandLine?: ReactNode;
  /** Habits of today, each to be ticked in place. */
  habits?: ReactNode;
  onStartFocus?: () => void;
  focusActive?: boolean;
}

/** The day at a glance: cards in two columns where there is room, one below the other where there is not. */
export default function DashboardPage(props: DashboardPageProps) {
  const { onOpenTask, onCreateTask, commandLine, habits, onStartFocus, focusActive } = props;
  return (
    <div className="flex flex-col gap-4 md:gap-5">
      <WelcomeCard onStartFocus={onStartFocus} focusActive={focusActive} />
      {commandLine}
      <StatCards />
      <div className="grid grid-cols-1 gap-4 md:gap-5 lg:grid-cols-2">
        <CurrentTaskCard onOpenTask={onOpenTask} onCreateTask={onCreateTask} />
        <DueStepsCard onOpenTask={onOpenTask} />
        <AssistantCard />
        {habits}
        <RecentlyCompletedCard onOpenTask={onOpenTask} />
      </div>
      <Part placeholder={<Skeleton className="h-240 rounded-card lg:h-150" />}>
        <AnalyticsCard onOpenTask={onOpenTask} />
      </Part>
    </div>
  );
}
