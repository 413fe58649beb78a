/** A part of a text: words, or an address that it names. */
export interface TextPart {
  text: string;
  /** Where it leads, http or https; undefined of words. */
  href?: string;
}

const ADDRESS = /\bhttps?:\/\/[^\s<>«»„“”"]+/giu;
/** What closes a sentence or a bracket around an address and is no part of it. */
const CLOSING = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

/** How long an address is without the signs of the sentence behind it; a bracket that it opened itself stays. */
function lengthOfAddress(found: string): number {
  const counts = new Map<string, number>();
  for (const sign of found) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const countOf = (sign: string) => counts.get(sign) ?? 0;
  let length = found.length;
  for (; length > 0; length--) {
    const last = found[length - 1]!;
    const opening = CLOSING.get(last);
    const isOwn = opening === undefined ? !/[.,;:!?…'*_]/.test(last) : countOf(opening) >= countOf(last);
    if (isOwn) break;
    counts.set(last, countOf(last) - 1);
  }
  return length;
}

/** The parts of a text in their order, with all of its signs: what it says, and the addresses of pages in it. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let told = 0;
  const tell = (to: number) => {
    if (to > told) parts.push({ text: text.slice(told, to) });
  };
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.slice(0, lengthOfAddress(found));
    if (!URL.canParse(address)) continue;
    tell(index);
    parts.push({ text: address, href: new URL(address).href });
    told = index + address.length;
  }
  tell(text.length);
  return parts;
}
