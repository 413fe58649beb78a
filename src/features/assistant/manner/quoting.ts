/** A longer title hides the sentence around it. */
const TITLE_SHOWN = 80;

/** As much of a title as is shown; an emoji is not cut in half. */
const beginning = (title: string) =>
  title
    .slice(0, TITLE_SHOWN - 1)
    .replace(/\p{Surrogate}$/u, '')
    .trimEnd();

/** A title in quotation marks, shortened to what a sentence bears. */
export function quoted(title: string): string {
  const plain = title.replace(/\s+/g, ' ').replaceAll('«', '„').replaceAll('»', '“');
  const shown = plain.length > TITLE_SHOWN ? `${beginning(plain)}…` : plain;
  return `\u00ab${shown}\u00bb`;
}

/** All titles that a text names in quotation marks. */
export const quotedIn = (text: string): string[] =>
  [...text.matchAll(/\u00ab([^\u00ab\u00bb]+)\u00bb/g)].map(([, title]) => title!);
