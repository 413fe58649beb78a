import { Progress } from '#client/ui/progress.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { Analytics } from '../contract.ts';
import { progressTo } from '../rules.ts';
import { FiguresLoad } from './figures-load.tsx';
import { useAnalytics } from './queries.ts';
import { texts } from './texts.ts';

/** How far today has come towards its three goals. */
export function DailyGoals() {
  return (
    <FiguresLoad query={useAnalytics('today')} outline={<Skeleton className="h-36" />}>
      {(figures) => (
        <ul className="flex flex-col gap-4">
          {goalsOf(figures).map(({ name, value, goal, words }) => {
            const progress = progressTo(value, goal);
            return (
              <li key={name}>
                <p className="mb-1.5 flex justify-between gap-3 text-small">
                  <span>{name}</span>
                  <span className="tabular text-text-muted">{words}</span>
                </p>
                <Progress label={name} value={progress} tone={progress === 100 ? 'success' : 'accent'} />
              </li>
            );
          })}
        </ul>
      )}
    </FiguresLoad>
  );
}

function goalsOf({ totalFocusTime, completedTasks, sessionsCount, goals }: Analytics) {
  const { duration, of } = texts;
  return [
    {
      name: texts.goals.focus,
      value: totalFocusTime,
      goal: goals.focusMinutes,
      words: of(duration(totalFocusTime), duration(goals.focusMinutes)),
    },
    { name: texts.goals.tasks, value: completedTasks, goal: goals.tasks, words: of(completedTasks, goals.tasks) },
    {
      name: texts.goals.sessions,
      value: sessionsCount,
      goal: goals.sessions,
      words: of(sessionsCount, goals.sessions),
    },
  ];
}
