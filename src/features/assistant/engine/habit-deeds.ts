import { fold } from '#shared/russian/text.ts';
import type { Environment } from './environment.ts';
import { pauseDeed } from './habit-pauses.ts';
import { reminderDeed } from './habit-reminders.ts';
import type { Outcome } from './model.ts';
import type { Term } from './terms.ts';

/** Whether a message may command habits: only then are all of them read. */
export const speaksOfHabits = (message: string): boolean =>
  /привыч|пауз|приостанов|возобнов|напомина/.test(fold(message));

/** What a message commands of habits as such: that they rest, and that one reminds; null where it commands neither. */
export function habitsDeed(terms: readonly Term[], env: Environment): Outcome | null {
  if (!env.view.everyHabit) return null;
  const words = terms.filter(({ kind }) => kind === 'word' || kind === 'number');
  return pauseDeed(words, env) ?? reminderDeed(words, env);
}
