import { CalendarDays, Flame, type LucideIcon, Percent, Trophy } from 'lucide-react';
import { classNames } from '#client/ui/class-names.ts';
import type { Habit } from '../../contract.ts';
import { ACHIEVEMENTS, type Achievement, achievementsOf } from '../../rules.ts';
import { useHabitStats } from '../queries.ts';
import { texts } from '../texts.ts';

const ICONS: Record<Achievement, LucideIcon> = {
  'week-streak': Flame,
  'month-streak': CalendarDays,
  'strong-rate': Percent,
  'hundred-entries': Trophy,
};

/** What the habit's whole life has earned, and what is still ahead. */
export function Achievements({ habit }: { habit: Habit }) {
  const { data } = useHabitStats(habit, 'all');
  const earned = data ? achievementsOf(data) : [];
  return (
    <div>
      <h4 className="mb-2 text-small text-text-muted">{texts.stats.achievements}</h4>
      <ul className="grid grid-cols-2 gap-2 max-[22rem]:grid-cols-1">
        {ACHIEVEMENTS.map((achievement) => {
          const has = earned.includes(achievement);
          const Icon = ICONS[achievement];
          const { title, text } = texts.achievement[achievement];
          return (
            <li
              key={achievement}
              className={classNames(
                'flex min-w-0 items-start gap-2 rounded-control p-2.5 text-small [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0',
                has ? 'bg-accent-soft text-accent-text' : 'bg-surface-sunken text-text-muted',
              )}
            >
              <Icon aria-hidden />
              <span className="min-w-0">
                <span className="block font-medium">{title}</span>
                {text}
                <span className="sr-only">, {has ? texts.stats.earned : texts.stats.notEarned}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
