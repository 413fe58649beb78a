import { Skeleton } from '#client/ui/skeleton.tsx';

const WIDTHS = ['w-3/5', 'w-2/5', 'w-1/2', 'w-1/3', 'w-3/5', 'w-2/5'];

/** The shape of the list while its first answer is on its way. */
export function TaskListSkeleton() {
  return (
    <div aria-busy>
      {WIDTHS.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are the same and never move
        <div key={index} className="flex h-15 items-center gap-3 border-line border-b pl-4 last:border-b-0 lg:h-11">
          <Skeleton className="size-5.5 rounded-full" />
          <Skeleton className={`h-4 ${width}`} />
        </div>
      ))}
    </div>
  );
}
