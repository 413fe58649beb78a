import { AlarmClockPlus } from 'lucide-react';
import { Menu, type MenuItem } from '#client/ui/menu.tsx';
import { snoozeWords } from '#shared/russian/snooze-words.ts';

interface SnoozeMenuProps {
  /** Of what it reminds. */
  of: string;
  items: () => readonly MenuItem[];
}

/** Until when a reminder can be put off. */
export function SnoozeMenu({ of, items }: SnoozeMenuProps) {
  return (
    <Menu
      label={snoozeWords.putOff}
      items={items}
      trigger={(props) => (
        <button
          type="button"
          aria-label={snoozeWords.of(of)}
          className="touch-target z-1 inline-flex size-8 shrink-0 items-center justify-center rounded-control text-text-muted hover:bg-surface-hover hover:text-text"
          {...props}
        >
          <AlarmClockPlus aria-hidden className="size-4" />
        </button>
      )}
    />
  );
}
