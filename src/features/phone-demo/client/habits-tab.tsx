import { Plus } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { RoundCheckbox } from '#client/ui/checkbox.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { toast } from '#client/ui/toast.ts';
import { HabitSign } from '#features/habits/client/habit-icon.tsx';
import type { PhoneHabit } from '../rules.ts';
import { texts } from '../texts.ts';
import { LoadState } from './load-state.tsx';
import { usePhoneAccount } from './phone-account.ts';

const words = texts.habits;

export function HabitsTab() {
  const { habits } = usePhoneAccount();
  return (
    <div className="flex flex-col gap-3">
      <LoadState list={habits} words={{ ...words, loading: texts.loading }}>
        {(items) => (
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {items.map((habit) => (
              <Row key={habit.id} habit={habit} />
            ))}
          </ul>
        )}
      </LoadState>
      <Button
        size="large"
        variant="secondary"
        onClick={() => toast({ title: words.creating, description: words.notYet })}
      >
        <Plus aria-hidden />
        {words.create}
      </Button>
    </div>
  );
}

function Row({ habit }: { habit: PhoneHabit }) {
  const { toggleHabit } = usePhoneAccount();
  const { name, icon, color, completedToday, currentStreak } = habit;
  return (
    <li className="flex min-h-16 items-center gap-3 px-4 py-2.5">
      <HabitSign icon={icon} color={color} size="small" />
      <div className="min-w-0 flex-1">
        <p className={classNames('wrap-anywhere line-clamp-2', completedToday && 'text-text-muted line-through')}>
          {name}
        </p>
        <p className="text-small text-text-muted">{words.streak(currentStreak)}</p>
      </div>
      <RoundCheckbox label={words.toggle(name)} checked={completedToday} onCheckedChange={() => toggleHabit(habit)} />
    </li>
  );
}
