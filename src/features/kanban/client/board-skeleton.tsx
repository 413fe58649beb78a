import { Skeleton } from '#client/ui/skeleton.tsx';
import { texts } from '../texts.ts';

const COLUMNS = [['a', 'b', 'c'], ['a', 'b'], ['a', 'b', 'c', 'd'], ['a']];

const MARGINS = '-mx-4 px-4 md:-mx-6 md:pr-6 md:pl-[max(1.5rem,calc((100%-72rem)/2+1.5rem))]';
/** A phone, which has room for one column, always ends a swipe at the edge of one; what is dragged scrolls past the edges. */
const EDGES =
  'pointer-coarse:snap-x pointer-coarse:snap-proximity pointer-coarse:max-md:snap-mandatory has-data-lifted:snap-none! [scroll-padding-inline:1rem] md:[scroll-padding-inline:1.5rem]';

/** From edge to edge of the window; the first column stands where the page's text begins. */
export const rowClass = `flex gap-3.5 ${MARGINS} ${EDGES}`;

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
