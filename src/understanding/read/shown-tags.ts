import type { Word } from '../hear/words.ts';
import { LABELS, type Label, TAGS } from './labels.ts';
import type { Sight } from './sight.ts';

/** What a tag may be part of: it is put, it tells which task is meant, or what is asked about. */
const OF_A_TAG: readonly Label[] = ['tag', 'old', 'ref', 'ask'];
const numbersOf = (kind: 'B' | 'I', labels: readonly Label[]) =>
  labels.map((label) => TAGS.indexOf(`${kind}-${label}`));

/** Numbers in `TAGS`: of what a tag with its sign may be, and of what a known one behind its noun may be, with which nothing else begins. */
const OF_SIGNED: ReadonlySet<number> = new Set([...numbersOf('B', OF_A_TAG), ...numbersOf('I', OF_A_TAG)]);
const OF_NAMED: ReadonlySet<number> = new Set([
  0,
  ...numbersOf('B', ['tag', 'old', 'void']),
  ...numbersOf('I', LABELS),
]);

/** The places of «#дом»: of the sign, which nothing is written together with but another such tag, and of all that is written together with it. */
function signedIn(words: readonly Word[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [at, { text, glued, quote }] of words.entries()) {
    if (text !== '#' || quote > 0 || (glued && !found.has(at - 1))) continue;
    let to = at + 1;
    while (words[to]?.glued && /[\p{L}\d_]/u.test(words[to]!.text)) to++;
    if (!words.slice(at + 1, to).some(({ text: said }) => /\p{L}/u.test(said))) continue;
    for (let place = at; place < to; place++) found.add(place);
  }
  return found;
}

/** By word of a message: the only labels that it may have where a sign or a noun shows a tag, by their numbers. */
export function labelsOfShown({ words, tagged }: Pick<Sight, 'words' | 'tagged'>): (ReadonlySet<number> | undefined)[] {
  const signed = signedIn(words);
  return words.map((_, at) => {
    if (signed.has(at)) return OF_SIGNED;
    return tagged[at - 1] === 'noun' && /^(?:known|had)$/.test(tagged[at]!) ? OF_NAMED : undefined;
  });
}
