import type { Habit } from '../contract.ts';
import { texts } from './texts.ts';

type Reminded = Pick<Habit, 'name' | 'reminderTime'>;

/** What a notice says of habits whose time has come. One can be said `done` from it; several at once are named. */
export function reminderNotice<H extends Reminded>(
  due: readonly H[],
): { title: string; description: string; done?: H } {
  const [first, ...others] = due;
  if (!first || others.length > 0)
    return { title: texts.reminder.many(due.length), description: due.map(({ name }) => name).join(', ') };
  return {
    title: texts.reminder.title(first.name),
    description: texts.reminder.text(first.reminderTime ?? ''),
    done: first,
  };
}
