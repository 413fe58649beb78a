import type { Span } from '#shared/russian/text.ts';
import { isSameTag, TAG_NAME, TAG_NAME_MAX, TAGS_MAX } from './rules.ts';

const SIGN = '#';
/** What a tag of one word is made of behind its sign. */
const WORD = /[\p{L}\p{M}\p{N}_-]/u;
const LETTER = /\p{L}/u;

/** A tag that a line names by its sign. */
export interface SignedTag {
  name: string;
  /** Where the line says it; offsets are of the line as typed. */
  spans: Span[];
}

function endOfWord(text: string, from: number): number {
  let end = from;
  while (end < text.length && WORD.test(String.fromCodePoint(text.codePointAt(end)!)))
    end += String.fromCodePoint(text.codePointAt(end)!).length;
  return end;
}

/** The longest known name that stands there whole, of several words where it has them. */
function knownAt(text: string, from: number, known: readonly string[]): string | undefined {
  const fits = known.filter((name) => {
    const end = from + name.length;
    return isSameTag(text.slice(from, end), name) && endOfWord(text, end) === end;
  });
  return fits.sort((one, other) => other.length - one.length)[0];
}

/** The tags of a line, each once, where the sign begins a word; of known ones also a name of several words. */
export function signedTags(text: string, known: readonly string[]): SignedTag[] {
  const found: SignedTag[] = [];
  for (let at = text.indexOf(SIGN); at >= 0; at = text.indexOf(SIGN, at + 1)) {
    if (at > 0 && !/[\s(«"]/.test(text[at - 1]!)) continue;
    const from = at + SIGN.length;
    const end = from + (knownAt(text, from, known)?.length ?? endOfWord(text, from) - from);
    const said = text.slice(from, end);
    if (said.length > TAG_NAME_MAX || !LETTER.test(said) || !TAG_NAME.test(said)) continue;
    const span = { start: at, end };
    const same = found.find(({ name }) => isSameTag(name, said));
    if (same) same.spans.push(span);
    else if (found.length < TAGS_MAX)
      found.push({ name: known.find((name) => isSameTag(name, said)) ?? said, spans: [span] });
  }
  return found;
}
