/** A cut emoji leaves half a character, or the invisible joint to a part that is gone. */
const LOOSE_END = /(?:\p{Surrogate}|\u200d|\s)+$/u;

/** The beginning of a text, at most `most` UTF-16 units, without half a character at its end. */
export const beginning = (text: string, most: number): string => text.slice(0, most).replace(/\p{Surrogate}$/u, '');

/** A text of at most `most` characters (UTF-16 units): what is longer ends in «…», never within an emoji. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).replace(LOOSE_END, '')}…` : text;
}
