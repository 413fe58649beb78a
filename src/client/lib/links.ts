/** A part of a text: words, or an address that it names. */
export interface TextPart {
  text: string;
  /** Where it leads, http or https; undefined of words. */
  href?: string;
}

const ADDRESS = /(?:\bhttps?:\/\/|(?<![\p{L}\p{N}_@./-])www\.)[^\s<>«»„“”"]+/giu;
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

/** Where an address leads: one without a scheme to https; null where it names no page. */
function hrefOf(address: string): string | null {
  const isBare = !/^https?:/i.test(address);
  const named = isBare ? `https://${address}` : address;
  if (!URL.canParse(named)) return null;
  const { href, hostname } = new URL(named);
  // `www.` alone, or with one word behind it, is no host.
  return isBare && hostname.split('.').filter(Boolean).length < 3 ? null : href;
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
    const href = hrefOf(address);
    if (href === null) continue;
    tell(index);
    parts.push({ text: address, href });
    told = index + address.length;
  }
  tell(text.length);
  return parts;
}
