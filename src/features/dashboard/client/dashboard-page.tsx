import type { ReactNode } from 'react';
import type { Task } from '#features/tasks/contract.ts';
import { CurrentTaskCard } from './current-task-card.tsx';
import { RecentlyCompletedCard } from './recently-completed-card.tsx';
import { WelcomeCard } from './welcome-card.tsx';

interface DashboardPageProps {
  onOpenTask: (task: Task) => void;
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
      <div className="grid grid-cols-1 items-start gap-4 md:gap-5 lg:grid-cols-2">
        <CurrentTaskCard onOpenTask={onOpenTask} onCreateTask={onCreateTask} />
        <RecentlyCompletedCard onOpenTask={onOpenTask} />
        {habits}
      </div>
    </div>
  );
}
