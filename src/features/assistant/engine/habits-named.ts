import { keysOf, kinship } from '#shared/russian/stem.ts';
import { fold } from '#shared/russian/text.ts';
import { type Environment, tasksWith } from './environment.ts';
import type { KnownHabit } from './model.ts';
import { findTasks } from './references.ts';

const ALIKE = 0.8;
/** How well words must name a task to be about it. */
export const NAMED = 0.5;
/** Words that name nothing. */
export const NOT_TELLING = /^(?:в|во|на|по|с|со|за|к|у|о|об|из|от|до|для|не|и)$/;

/** The words of a habit's name that tell it from others. */
export const contentOf = (name: string) =>
  (fold(name).match(/[\p{L}\d]+/gu) ?? []).filter((word) => !NOT_TELLING.test(word));
/** Whether a word is one of a name's, in whatever form. */
export const isOf = (word: string, name: readonly string[]) =>
  name.some((one) => one === word || kinship(keysOf(word), keysOf(one)) >= ALIKE);

/** The habits that words name: each word names a habit, and each habit is named; all where only «привычки» is said. */
export function habitsNamed<H extends Pick<KnownHabit, 'name'>>(
  words: readonly string[],
  habits: readonly H[],
): readonly H[] | null {
  if (words.length === 0) return habits;
  const named = habits.filter(({ name }) => {
    const own = contentOf(name);
    return words.some((word) => isOf(word, own));
  });
  const every = words.every((word) => named.some(({ name }) => isOf(word, contentOf(name))));
  return every && named.length > 0 ? named : null;
}

/** Words that name a task as surely as a habit: a word of its title's family, as «чтение» of «Прочитать отчёт», does not. */
export const namesTask = (words: readonly string[], env: Environment) =>
  words.length > 0 && findTasks([...words], tasksWith(env, 'active'), env).score >= ALIKE;
