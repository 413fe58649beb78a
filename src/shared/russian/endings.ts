/** The longest ending of a word among some, '' where it has none of them. */
export type EndingOf = (word: string) => string;

/** From texts of endings with spaces between them. */
export function endingOf(...texts: readonly string[]): EndingOf {
  const endings = texts.flatMap((text) => text.split(' ')).sort((a, b) => b.length - a.length);
  return (word) => endings.find((ending) => word.endsWith(ending)) ?? '';
}

/** A word without its ending. */
export const cut = (word: string, ending: string): string => word.slice(0, word.length - ending.length);
