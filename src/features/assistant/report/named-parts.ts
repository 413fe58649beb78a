import { quoted } from '../manner/quoting.ts';

/** A piece of a sentence; with a link where it is the name of something. */
export interface Part<L> {
  text: string;
  link?: L;
}

/** A sentence in pieces, so that the names in its quotation marks can lead to what they name. */
export function splitByNames<L extends { title: string }>(sentence: string, links: readonly L[]): Part<L>[] {
  const parts: Part<L>[] = [];
  let rest = sentence;
  while (rest) {
    const found = links
      .map((link) => ({ link, name: quoted(link.title) }))
      .map(({ link, name }) => ({ link, name, at: rest.indexOf(name) }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at)[0];
    if (!found) break;
    // The quotation marks stay outside of the link.
    const [begin, end] = [found.at + 1, found.at + found.name.length - 1];
    parts.push({ text: rest.slice(0, begin) }, { text: rest.slice(begin, end), link: found.link });
    rest = rest.slice(end);
  }
  return rest ? [...parts, { text: rest }] : parts;
}
