import { shortened } from '#shared/shorten.ts';

/** A longer title hides the sentence around it. */
const TITLE_SHOWN = 80;

/** A title in quotation marks, shortened to what a sentence bears. */
export function quoted(title: string): string {
  const plain = title.replace(/\s+/g, ' ').replaceAll('«', '„').replaceAll('»', '“');
  return `\u00ab${shortened(plain, TITLE_SHOWN)}\u00bb`;
}

/** All titles that a text names in quotation marks. */
export const quotedIn = (text: string): string[] =>
  [...text.matchAll(/\u00ab([^\u00ab\u00bb]+)\u00bb/g)].map(([, title]) => title!);
