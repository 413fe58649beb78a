import { searchable, searchWords } from '#features/tasks/rules.ts';

/** The most that is shown of one kind. */
const MOST = 6;

/**
 * What is named by all the words, what begins with them first, otherwise in the order given.
 * @param most how many at most
 */
export function found<T>(things: Iterable<T>, nameOf: (thing: T) => string, query: string, most = MOST): T[] {
  const words = searchWords(query);
  const whole = words.join(' ');
  const first: T[] = [];
  const others: T[] = [];
  for (const thing of things) {
    const name = searchable(nameOf(thing));
    if (!words.every((word) => name.includes(word))) continue;
    (name.startsWith(whole) ? first : others).push(thing);
    if (first.length === most) break;
  }
  return [...first, ...others].slice(0, most);
}
