import { useDay } from '#client/lib/clock.ts';
import { Badge } from '#client/ui/badge.tsx';
import type { Habit } from '../../contract.ts';
import { HabitMenu } from '../cards/habit-menu.tsx';
import { scheduleWords } from '../cards/schedule-words.ts';
import { HabitSign } from '../habit-icon.tsx';
import { pauseWords } from '../pause-words.ts';
import { StreakFlame } from '../streak-flame.tsx';
import { texts } from '../texts.ts';

/** Habits that today does not ask for, each with why, and what can be done with it. */
export function OtherHabits({ habits }: { habits: readonly Habit[] }) {
  return (
    <section aria-labelledby="habits-other">
      <h2 id="habits-other" className="mb-2 font-medium text-small text-text-muted">
        {texts.notToday}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {habits.map((habit) => (
          <Row key={habit.id} habit={habit} />
        ))}
      </ul>
    </section>
  );
}

function Row({ habit }: { habit: Habit }) {
  const { name, icon, color, isActive, currentStreak, quota } = habit;
  const pause = pauseWords(habit, useDay());
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <HabitSign icon={icon} color={color} size="small" />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 font-medium">{name}</p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-muted">
          <span>{scheduleWords(habit)}</span>
          {quota && isActive && <span>{texts.quota(quota)}</span>}
          {pause && <Badge tone={isActive ? 'neutral' : 'warning'}>{pause}</Badge>}
        </div>
      </div>
      <StreakFlame streak={currentStreak} short />
      <HabitMenu habit={habit} />
    </li>
  );
}
