import { Flame } from 'lucide-react';
import { classNames } from '#client/ui/class-names.ts';
import { streakLevel } from '../rules.ts';
import { texts } from './texts.ts';

/** Colours of the flame: before a week, from 7, from 14 and from 30 days. */
const LEVELS = ['text-text-muted', 'text-warning', 'text-danger', 'text-accent-text'] as const;

/** A streak and its flame; `short` shows the number alone and reads out the words. */
export function StreakFlame({ streak, short }: { streak: number; short?: boolean }) {
  const level = streakLevel(streak);
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 whitespace-nowrap text-small [&_svg]:size-4',
        LEVELS[level],
        level > 0 && 'font-medium',
      )}
    >
      <Flame aria-hidden className={level > 0 ? 'fill-current/25' : undefined} />
      {short ? (
        <>
          <span aria-hidden>{streak}</span>
          <span className="sr-only">{texts.streak(streak)}</span>
        </>
      ) : (
        texts.streak(streak)
      )}
    </span>
  );
}
