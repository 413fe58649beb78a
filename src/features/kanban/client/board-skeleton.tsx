import { Skeleton } from '#client/ui/skeleton.tsx';
import { texts } from '../texts.ts';

const COLUMNS = [['a', 'b', 'c'], ['a', 'b'], ['a', 'b', 'c', 'd'], ['a']];

/** From edge to edge of the window; the first column stands where the page's text begins. */
export const rowClass =
  '-mx-4 flex gap-3.5 px-4 pointer-coarse:snap-x pointer-coarse:snap-proximity md:-mx-6 md:pr-6 md:pl-[max(1.5rem,calc((100%-72rem)/2+1.5rem))] [scroll-padding-inline:1rem]';

/** The board's shape while its first answer is on its way. */
export function BoardSkeleton() {
  return (
    <div role="status" className={`${rowClass} overflow-hidden`}>
      <span className="sr-only">{texts.loading}</span>
      {COLUMNS.map((cards) => (
        <div
          key={cards.length}
          className="flex h-120 w-75 shrink-0 flex-col gap-2 rounded-card border border-line bg-surface-sunken p-3"
        >
          <Skeleton className="mb-2 h-6 w-32" />
          {cards.map((card) => (
            <Skeleton key={card} className="h-18" />
          ))}
        </div>
      ))}
    </div>
  );
}
