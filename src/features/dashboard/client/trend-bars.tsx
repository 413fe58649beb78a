import { classNames } from '#client/ui/class-names.ts';

interface TrendBarsProps {
  /** A day each, from Monday; null for days to come. */
  days: readonly (number | null)[];
  /** The place of today. */
  today: number;
}

/** A week in bars as small as a word; the numbers are told elsewhere. */
export function TrendBars({ days, today }: TrendBarsProps) {
  const highest = Math.max(1, ...days.map((value) => value ?? 0));
  return (
    <span aria-hidden className="flex h-7 shrink-0 items-end gap-px">
      {days.map((value, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the day of the week
          key={index}
          className={classNames(
            'w-0.75 rounded-full',
            value === null ? 'bg-line' : index === today ? 'bg-accent' : 'bg-line-strong',
          )}
          style={{ height: `${Math.max(12, (100 * (value ?? 0)) / highest)}%` }}
        />
      ))}
    </span>
  );
}
