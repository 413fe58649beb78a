/** Words of which a text may hold any. */
export interface OneOf {
  /** Of no word false. */
  test(word: string | undefined): boolean;
}

/** From texts of words with spaces or line breaks between them. */
export function oneOf(...texts: readonly string[]): OneOf {
  const words = new Set<string | undefined>(texts.flatMap((text) => text.split(/\s+/)));
  return { test: (word) => words.has(word) };
}

/** A stem with each of the endings. */
export const forms = (stem: string, endings: string): string[] => endings.split(' ').map((ending) => stem + ending);
