/** A cut emoji leaves half a character, or the invisible joint to a part that is gone; a sign of pause says nothing before «…». */
const LOOSE = /[\u200d\s,;:–—-]/;

/**
 * The text without the units at its end that `loose` matches. A pattern that ends in `+$` says the same, but begins anew
 * at every place of a long run: its time grows with the square of the run.
 */
export function withoutEnd(text: string, loose: RegExp): string {
  let end = text.length;
  while (end > 0 && loose.test(text[end - 1]!)) end--;
  return text.slice(0, end);
}

/** The beginning of a text, at most `most` UTF-16 units, without half a character at its end. */
export const beginning = (text: string, most: number): string => text.slice(0, most).replace(/\p{Surrogate}$/u, '');

/** A text of at most `most` characters (UTF-16 units): what is longer ends in «…», never within an emoji. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${withoutEnd(beginning(text, most - 1), LOOSE)}…` : text;
}
