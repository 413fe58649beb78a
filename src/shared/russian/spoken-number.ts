import { withoutEnd } from '../shorten.ts';
import { type Case, cardinal, type Gender, TOO_LARGE } from './number-words.ts';

const GENITIVE =
  'до от с со из без около после для у более менее больше меньше старше младше кроме свыше порядка течение размере';
const DATIVE = 'к ко благодаря согласно';
const ACCUSATIVE = 'в во на за через про по спустя';
const INSTRUMENTAL = 'между над под перед';
const PREPOSITIONAL = 'о об обо при';

const GOVERNED = new Map<string, Case>(
  (
    [
      [GENITIVE, 'gen'],
      [DATIVE, 'dat'],
      [ACCUSATIVE, 'acc'],
      [INSTRUMENTAL, 'ins'],
      [PREPOSITIONAL, 'pre'],
    ] as const
  ).flatMap(([words, form]) => words.split(' ').map((word) => [word, form] as const)),
);
const NO_NOUN = /^(?:там|нам|вам|сам|нами|вами|сами|нах)$/;
/** Masculine nouns in «ь»; the others that are counted are feminine. */
const SOFT_MASCULINE = /^(?:день|рубль|путь|календарь|гость|пункт|ноль|показатель|январь|февраль|словарь|уровень)$/;

/** The word that a text ends in, whatever signs stand behind it. */
export const wordBefore = (text: string) =>
  // Stryker disable next-line StringLiteral: a word that is none governs no case.
  /(?<![а-яё])[а-яё]+$/i.exec(withoutEnd(text, /[\s«"(—–-]/))?.[0].toLowerCase() ?? '';
// Stryker disable next-line StringLiteral,OptionalChaining: a word that is none has no ending, and one that is found is there.
const after = (text: string) => /^\s*([а-яё]+)/i.exec(text)?.[1]?.toLowerCase() ?? '';

/** The case that a number takes after the words before it. */
export function caseAfter(left: string): Case {
  return GOVERNED.get(wordBefore(left)) ?? 'nom';
}

/** What the counted word itself says of the case: «5 задачами», «в 3 проектах». */
function caseOfNoun(word: string): Case | undefined {
  if (NO_NOUN.test(word)) return undefined;
  if (/(?:ами|ями|ыми|ими)$/.test(word)) return 'ins';
  if (/(?:ах|ях)$/.test(word)) return 'pre';
  if (/(?:ам|ям)$/.test(word)) return 'dat';
  return undefined;
}

const isNeuter = (word: string) => /[оеё]$/.test(word);

function genderAfterOne(word: string, form: Case): { gender: Gender; form: Case } {
  const feminine = (yes: boolean, otherwise: Gender = 'm') => ({ gender: yes ? ('f' as const) : otherwise, form });
  if (form === 'gen') return feminine(/(?:ы|и|ой|ей)$/.test(word));
  if (form === 'dat' || form === 'pre') return feminine(/(?:е|и|ой|ей)$/.test(word));
  if (form === 'ins') return feminine(/(?:ой|ей|ью)$/.test(word));
  if (/[ую]$/.test(word)) return { gender: 'f', form: 'acc' };
  if (/(?:[ая]|ь)$/.test(word) && !/мя$/.test(word) && !SOFT_MASCULINE.test(word)) return feminine(true);
  return feminine(false, isNeuter(word) ? 'n' : 'm');
}

/** Only 1 and 2 know genders, and the counted word shows which; of other numbers, 11 and 12 among them, nobody hears one. */
function agreement(value: number, word: string, form: Case): { gender: Gender; form: Case } {
  if (value % 10 === 1) return genderAfterOne(word, form);
  return { gender: /[ыи]е?$/.test(word) ? 'f' : 'm', form };
}

/** Digits one after another, as telephones and keys are read. */
export const digitByDigit = (digits: string) => [...digits].map((digit) => cardinal(Number(digit))).join(' ');

/** A number written in digits as it is said between these words. */
export function spokenNumber(digits: string, left: string, right: string): string {
  const value = Number(digits);
  if (value >= TOO_LARGE || /^0\d/.test(digits)) return digitByDigit(digits);
  const next = after(right);
  const { gender, form } = agreement(value, next, caseOfNoun(next) ?? caseAfter(left));
  return cardinal(value, form, gender);
}

/** A letter or a digit may not follow; for a pattern with the flag `u`. */
export const WORD_END = '(?![\\p{L}\\d])';
/** Characters around a number that can say how it is said. */
export const NEAR = 60;

/** Replaces what a pattern finds by words that may depend on what stands before it. */
export const rewrite =
  (pattern: RegExp, words: (match: readonly string[], left: string) => string) =>
  (text: string): string =>
    text.replace(pattern, (...found) => {
      const groups = found.findIndex((part) => typeof part === 'number');
      const [offset, whole] = [found[groups] as number, found[groups + 1] as string];
      return words(found.slice(0, groups), whole.slice(Math.max(0, offset - NEAR), offset));
    });
