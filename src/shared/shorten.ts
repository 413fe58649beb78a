/** A cut emoji leaves half a character, or the invisible joint to a part that is gone. */
const LOOSE_END = /(?:\p{Surrogate}|\u200d|\s)+$/u;

/** A text of at most `most` characters (UTF-16 units): what is longer ends in «…», never within an emoji. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).replace(LOOSE_END, '')}…` : text;
}
