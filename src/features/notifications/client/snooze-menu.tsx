import { AlarmClockPlus } from 'lucide-react';
import { ownClock } from '#client/lib/clock.ts';
import { Menu } from '#client/ui/menu.tsx';
import type { Task } from '#features/tasks/contract.ts';
import { snoozeChoices } from '#features/tasks/snoozing.ts';
import type { Notification } from '../rules.ts';
import { useSnooze } from './snooze.ts';
import { texts } from './texts.ts';

/** Until when a reminder can be put off. */
export function SnoozeMenu({ reminder }: { reminder: Notification<Task> }) {
  const snooze = useSnooze();
  const items = () =>
    snoozeChoices(Date.now(), ownClock()).map(({ choice, until }) => ({
      id: choice,
      label: texts.due.snoozes[choice],
      onSelect: () => snooze(reminder, until),
    }));
  return (
    <Menu
      label={texts.due.snooze}
      items={items}
      trigger={(props) => (
        <button
          type="button"
          aria-label={texts.due.snoozeOf(reminder.description)}
          className="touch-target z-1 inline-flex size-8 shrink-0 items-center justify-center rounded-control text-text-muted hover:bg-surface-hover hover:text-text"
          {...props}
        >
          <AlarmClockPlus aria-hidden className="size-4" />
        </button>
      )}
    />
  );
}
