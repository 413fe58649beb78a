import { type ReactNode, useEffect } from 'react';
import { comeSoon } from '#client/lib/by-part.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { CalmPart } from '#client/ui/part.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { CurrentTaskCard } from './current-task-card.tsx';
import { loadChanges } from './load-changes.ts';
import type { OpenTask } from './open-task.ts';
import { TodayCard } from './today-card.tsx';
import { WelcomeCard } from './welcome-card.tsx';

const DayWords = lazyPart(() => import('./day-figures.tsx').then((module) => ({ default: module.DayWords })));
const DayFigures = lazyPart(() => import('./day-figures.tsx').then((module) => ({ default: module.DayFigures })));

/** Where there is no room for two columns, both are one, in which words about the day stand behind what is to be done. */
const COLUMN = 'contents lg:flex lg:flex-col lg:gap-5';

interface DashboardPageProps {
  onOpenTask: OpenTask;
  onCreateTask: () => void;
  /** The line to the assistant. */
  commandLine?: ReactNode;
  /** Habits of today, each to be ticked in place. */
  habits?: ReactNode;
  /** Starts a session, with the task where one is named. */
  onStartFocus?: (taskId?: string) => void;
  focusActive?: boolean;
}

/** The day at the centre, with the next task and the habits beside it; figures and words about it stand below. */
export default function DashboardPage(props: DashboardPageProps) {
  const { onOpenTask, onCreateTask, commandLine, habits, onStartFocus, focusActive } = props;
  useEffect(() => comeSoon(loadChanges), []);
  return (
    <div className="flex flex-col gap-4 md:gap-5">
      <WelcomeCard onStartFocus={onStartFocus && (() => onStartFocus())} focusActive={focusActive} />
      {commandLine}
      <div className="flex flex-col gap-4 md:gap-5 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
        <div className={COLUMN}>
          <TodayCard onOpenTask={onOpenTask} />
          <div className="order-1">
            <CalmPart placeholder={<Skeleton className="h-44 rounded-card" />}>
              <DayWords />
            </CalmPart>
          </div>
        </div>
        <div className={COLUMN}>
          <CurrentTaskCard
            onOpenTask={onOpenTask}
            onCreateTask={onCreateTask}
            onStartFocus={focusActive ? undefined : onStartFocus}
          />
          {habits}
        </div>
      </div>
      <CalmPart placeholder={<Skeleton className="h-296 rounded-card lg:h-240" />}>
        <DayFigures onOpenTask={onOpenTask} />
      </CalmPart>
    </div>
  );
}
