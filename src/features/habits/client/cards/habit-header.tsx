import { useDay } from '#client/lib/clock.ts';
import { Badge } from '#client/ui/badge.tsx';
import { StuckSign } from '#client/ui/stuck-sign.tsx';
import type { Habit } from '../../contract.ts';
import { HabitSign } from '../habit-icon.tsx';
import { pauseWords } from '../pause-words.ts';
import { texts } from '../texts.ts';
import { HabitMenu } from './habit-menu.tsx';
import { scheduleWords } from './schedule-words.ts';

/** The head of every card of a habit: what it is, how often, and what can be done with it. */
export function HabitHeader({ habit }: { habit: Habit }) {
  const { name, icon, color, type, isActive, description } = habit;
  const pause = pauseWords(habit, useDay());
  return (
    <header className="flex items-start gap-3">
      <HabitSign icon={icon} color={color} />
      <div className="min-w-0 flex-1">
        <h3 className="line-clamp-2 font-semibold" title={description ?? undefined}>
          {name}
        </h3>
        <p className="text-small text-text-muted">{scheduleWords(habit)}</p>
        {(type === 'negative' || pause) && (
          <p className="mt-1.5 flex flex-wrap gap-1.5">
            {type === 'negative' && <Badge>{texts.type.negative}</Badge>}
            {pause && <Badge tone={isActive ? 'neutral' : 'warning'}>{pause}</Badge>}
          </p>
        )}
      </div>
      <StuckSign id={habit.id} name={name} />
      <HabitMenu habit={habit} />
    </header>
  );
}
