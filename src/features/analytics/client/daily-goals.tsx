import { Progress } from '#client/ui/progress.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { goalsOf, toneOfFigure } from './figures.ts';
import { FiguresLoad } from './load/figures-load.tsx';
import { useAnalytics } from './queries.ts';

/** How far today has come towards its three goals. */
export function DailyGoals() {
  return (
    <FiguresLoad query={useAnalytics('today')} outline={<Skeleton className="h-36" />}>
      {(figures) => (
        <ul className="flex flex-col gap-4">
          {goalsOf(figures).map(({ name, percent, words }) => (
            <li key={name}>
              <p className="mb-1.5 flex justify-between gap-3 text-small">
                <span>{name}</span>
                <span className="text-text-muted">{words}</span>
              </p>
              <Progress label={name} value={percent} tone={toneOfFigure({ percent })} />
            </li>
          ))}
        </ul>
      )}
    </FiguresLoad>
  );
}
