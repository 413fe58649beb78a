import { remembered } from '../remembered.ts';

/** Answers kept: what people write in a day has fewer different words. */
const MOST = 5_000;
/** Letters of the longest word that is kept: a longer one is none. */
const LONGEST = 40;

/** The same question about words, its answers remembered: the words of a language come again and again. */
export function rememberedOfWords<Answer>(ask: (word: string) => Answer): (word: string) => Answer {
  const known = remembered(ask, MOST);
  return (word) => (word.length > LONGEST ? ask(word) : known(word));
}
