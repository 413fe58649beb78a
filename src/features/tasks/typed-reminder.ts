import { type DayClock, timeOf } from '#shared/day.ts';
import { aheadAt } from '#shared/russian/said-ahead.ts';
import { tokenize } from '#shared/russian/text.ts';
import { deadlineOf } from './deadline.ts';
import { typedDue } from './due-presets.ts';
import { BEFORE_MAX } from './rules.ts';

/** When somebody is reminded on a day of which no time is said. */
const MORNING = '09:00';

/** The reminder that a line says, so long ahead or at a time of its own; undefined where it says none. */
export function typedReminder(
  text: string,
  now: number,
  clock: DayClock,
): { beforeMinutes: number } | { at: string } | undefined {
  const tokens = tokenize(text);
  const ahead = aheadAt(tokens, 0);
  if (ahead && ahead.next === tokens.length)
    return ahead.minutes <= BEFORE_MAX ? { beforeMinutes: ahead.minutes } : undefined;
  const said = typedDue(text, now, clock);
  const deadline = said && deadlineOf(said, clock.zone);
  if (!deadline?.dueDay) return undefined;
  const time = deadline.dueHasTime ? timeOf(Date.parse(deadline.dueDate!), clock.zone) : MORNING;
  return { at: `${deadline.dueDay}T${time}` };
}
