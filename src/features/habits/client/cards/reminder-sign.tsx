import { Bell, BellPlus } from 'lucide-react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { Popover } from '#client/ui/popover.tsx';
import type { Habit } from '../../contract.ts';
import { texts } from '../texts.ts';

const load = () => import('./reminder-choice.tsx');
const ReminderChoice = lazyPart(() => load().then((module) => ({ default: module.ReminderChoice })));

/** When a habit reminds, and the press that changes it. */
export function ReminderSign({ habit }: { habit: Habit }) {
  const { name, reminderEnabled, reminderTimes } = habit;
  const times = reminderEnabled ? reminderTimes : [];
  const words = texts.of(name, texts.reminderSign(times));
  return (
    <Popover
      label={texts.of(name, texts.form.reminders)}
      preload={load}
      trigger={(props) => (
        <button
          type="button"
          aria-label={words}
          title={texts.reminderSign(times)}
          {...props}
          className="touch-target -mx-1.5 inline-flex h-7 max-w-[calc(100%+0.75rem)] items-center gap-1.5 rounded-small px-1.5 text-small text-text-muted hover:bg-surface-hover hover:text-text [&_svg]:size-4 [&_svg]:shrink-0"
        >
          {times.length > 0 ? <Bell aria-hidden /> : <BellPlus aria-hidden />}
          <span className="truncate">{times.join(', ')}</span>
        </button>
      )}
    >
      {() => <ReminderChoice habit={habit} />}
    </Popover>
  );
}
