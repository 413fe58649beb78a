import { Skeleton } from '#client/ui/skeleton.tsx';
import type { Habit } from '../../contract.ts';
import { countHabits } from '../../rules.ts';
import { texts } from '../texts.ts';

const NAMES = ['all', 'active', 'positive'] as const;

/** How many habits there are, how many of them are active and how many positive. */
export function HabitCounters({ habits }: { habits: Habit[] | undefined }) {
  const counts = habits && countHabits(habits);
  return (
    <dl aria-label={texts.counters.label} className="mb-6 grid grid-cols-3 gap-2 sm:gap-4">
      {NAMES.map((name) => (
        <div
          key={name}
          className="flex min-w-0 flex-col-reverse justify-end rounded-card border border-line bg-surface px-3 py-3 sm:px-5"
        >
          <dt className="text-small text-text-muted">{texts.counters[name]}</dt>
          <dd className="font-semibold text-title">{counts ? counts[name] : <Skeleton className="h-8.5 w-10" />}</dd>
        </div>
      ))}
    </dl>
  );
}
