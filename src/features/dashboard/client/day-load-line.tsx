import { classNames } from '#client/ui/class-names.ts';
import { useSettings } from '#features/settings/client/queries.ts';
import type { Task } from '#features/tasks/contract.ts';
import { minutesWords } from '#shared/russian/minutes-words.ts';
import { dayLoad } from '../day-load.ts';
import { texts } from '../texts.ts';

/** How what is open today stands against the hours of a day, where that was said. */
export function DayLoadLine({ tasks }: { tasks: readonly Task[] }) {
  const dayMinutes = useSettings().data?.dayMinutes;
  const load = dayMinutes === undefined ? null : dayLoad(tasks, dayMinutes);
  if (!load || dayMinutes === undefined) return null;
  const { minutes, unestimated, over } = load;
  return (
    <p className="-mt-2 mb-3 text-small text-text-muted">
      <span className={classNames(over > 0 && 'text-warning')}>
        {texts.today.load(minutesWords(minutes), minutesWords(dayMinutes))}
        {over > 0 && texts.today.overload(minutesWords(over))}
      </span>
      {unestimated > 0 && texts.today.unestimated(unestimated)}
    </p>
  );
}
