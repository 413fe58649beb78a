import { cut, endingOf } from './endings.ts';
import { forms } from './one-of.ts';

/** Which words are made of one root: «поход» and «сходить», «стирка» and «постирать», «полив» and «полить». Words are folded. */

const PREFIXES = 'пере пред раз рас воз вос под над про при из ис вы за на по до об от со съ во с в у о'.split(' ');
const SUFFIX = endingOf('ирован ован ени ани онк очк ечк ушк юшк еньк оньк иц ник ик ок ек к ц от ств');
/** Of a noun made from a verb: «согласование». */
const OF_DEED = endingOf(
  ...['ирован', 'ован', 'ан', 'ен'].flatMap((suffix) => forms(suffix, 'ие ия ию ии ий ием иям')),
);
/** Of a stem that names a deed: «трениров-ка», «сорт-ировка», «медит-ация». */
const OF_DEED_STEM = [endingOf('к'), endingOf('ировк овк ац')];

/** Letters of what names a deed, less of which tell nothing of its verb. */
const TELLING = 4;

function withoutPrefix(word: string): string {
  const prefix = PREFIXES.find((one) => word.startsWith(one) && word.length - one.length > 2) ?? '';
  return word.slice(prefix.length);
}

/** Consonants of a verb in place of the one in which its deed ends, as «глаж-ка» of «глад-ить». */
const ALTERNATES: Readonly<Record<string, readonly string[]>> = {
  ж: ['д', 'з', 'г', 'ч'],
  ш: ['с'],
  щ: ['ст', 'т'],
  ч: ['т', 'к'],
};

/** «глаж-ка» of «глад-ить», «кормл-ение» of «корм-ить», «обсужд-ение» of «обсуд-ить», «настрой-ка» of «настро-ить». */
function asInVerb(deed: string): string[] {
  const mended = deed
    .replace(/(?<=.[пбвмф])л$/, '')
    .replace(/жд$/, 'д')
    .replace(/й$/, '');
  return [mended, ...(ALTERNATES[mended.at(-1) ?? ''] ?? []).map((other) => mended.slice(0, -1) + other)];
}

const VOWEL_ROOT = '(?:[лшбпв]и|мы|кры|гре|бре|бри)';
const PREFIX = `(?:${PREFIXES.join('|')})`;
const VERB_ON_VOWEL = new RegExp(`^(${PREFIX}?(${VOWEL_ROOT}))(?:ва)?(?:ть|ла?|л[ио])(?:ся|сь)?$`);
const DEED_ON_VOWEL = [
  new RegExp(`^(${PREFIX}${VOWEL_ROOT})в(?:а|у|ом|е|ы|ов)?$`),
  new RegExp(`^(${PREFIX}?${VOWEL_ROOT})(?:вк(?:а|и|е|у|ой)|т[ьи](?:е|я|ю|ем|и|й))$`),
];

/** «по-ли-ть» and «по-ли-в», «вы-ши-вк-а», «за-кры-ти-е»: what stands behind a root's vowel is of no root. */
const onVowel = (word: string, endings: readonly RegExp[]): string[] =>
  endings.flatMap((ending) => ending.exec(word)?.slice(1) ?? []);

/** What is left of a verb without its root's ending, with its prefix and without. */
const ofVerb = (word: string, stem: string): string[] => [
  ...telling([stem, withoutPrefix(stem)]),
  ...onVowel(word, [VERB_ON_VOWEL]),
];

function ofDeed(word: string, stem: string): string[] {
  const deed = OF_DEED(word);
  const wholes = deed === '' ? OF_DEED_STEM.map((suffix) => cut(stem, suffix(stem))) : [cut(word, deed)];
  const roots = wholes.filter((whole) => whole !== stem).flatMap(asInVerb);
  return [...telling([stem, ...roots]), ...onVowel(word, DEED_ON_VOWEL)];
}

const telling = (stems: readonly string[]) => stems.filter(({ length }) => length >= TELLING);

/** A word's root without prefix and suffixes; empty where little is left of it. `stem` is without its ending, of a verb without its theme vowel. */
export function rootOf(word: string, stem: string, verbal: boolean): string {
  const deed = verbal ? '' : OF_DEED(word);
  const whole = deed === '' ? stem : cut(word, deed);
  const root = withoutPrefix(cut(whole, SUFFIX(whole)));
  return root.length > 2 ? root : '';
}

/** Texts of which a verb shares one with the noun that names its deed: «стирка», «постирать». `stem` as of `rootOf`. */
export const deedsOf = (word: string, stem: string, verbal: boolean): string[] => [
  ...new Set((verbal ? ofVerb : ofDeed)(word, stem).map((one) => `~${one}`)),
];
