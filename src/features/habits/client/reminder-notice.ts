import type { Habit } from '../contract.ts';
import { texts } from './texts.ts';

interface Told<H> {
  habit: H;
  moment: { time: string };
}

/** What a notice says of habits whose time has come. One can be said `done` from it; several at once are named. */
export function reminderNotice<H extends Pick<Habit, 'name'>>(
  due: readonly Told<H>[],
): { title: string; description: string; done?: H } {
  const [first, ...others] = due;
  if (!first || others.length > 0)
    return { title: texts.reminder.many(due.length), description: due.map(({ habit }) => habit.name).join(', ') };
  return {
    title: texts.reminder.title(first.habit.name),
    description: texts.reminder.text(first.moment.time),
    done: first.habit,
  };
}
