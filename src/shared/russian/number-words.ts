import { SOFT_STEMS } from './numerals.ts';
import { plural } from './plural.ts';

/** The cases in the order of every table of forms. */
export const CASES = ['nom', 'gen', 'dat', 'acc', 'ins', 'pre'] as const;
export type Case = (typeof CASES)[number];
export type Gender = 'm' | 'f' | 'n';

/** A noun that is counted: its forms in the six cases. */
export interface Counted {
  gender: Gender;
  one: readonly string[];
  many: readonly string[];
}

/** A counted noun from its two rows of six forms. */
export const noun = (gender: Gender, one: string, many: string): Counted => ({
  gender,
  one: one.split(' '),
  many: many.split(' '),
});

const ONE: Record<Gender, string> = {
  m: 'один одного одному один одним одном',
  f: 'одна одной одной одну одной одной',
  n: 'одно одного одному одно одним одном',
};
const TWO: Record<Gender, string> = {
  m: 'два двух двум два двумя двух',
  f: 'две двух двум две двумя двух',
  n: 'два двух двум два двумя двух',
};
const soft = (stem: string) => `${stem}ь ${stem}и ${stem}и ${stem}ь ${stem}ью ${stem}и`;
const hard = (word: string, oblique: string) => `${word} ${oblique} ${oblique} ${word} ${oblique} ${oblique}`;
const tens = (stem: string) =>
  `${stem}ьдесят ${stem}идесяти ${stem}идесяти ${stem}ьдесят ${stem}ьюдесятью ${stem}идесяти`;
const hundreds = (stem: string) => `${stem}ьсот ${stem}исот ${stem}истам ${stem}ьсот ${stem}ьюстами ${stem}истах`;

const FORMS: Record<number, string> = {
  0: 'ноль ноля нолю ноль нолём ноле',
  3: 'три трёх трём три тремя трёх',
  4: 'четыре четырёх четырём четыре четырьмя четырёх',
  8: 'восемь восьми восьми восемь восемью восьми',
  40: hard('сорок', 'сорока'),
  80: 'восемьдесят восьмидесяти восьмидесяти восемьдесят восемьюдесятью восьмидесяти',
  90: hard('девяносто', 'девяноста'),
  100: hard('сто', 'ста'),
  200: 'двести двухсот двумстам двести двумястами двухстах',
  300: 'триста трёхсот трёмстам триста тремястами трёхстах',
  400: 'четыреста четырёхсот четырёмстам четыреста четырьмястами четырёхстах',
  800: 'восемьсот восьмисот восьмистам восемьсот восемьюстами восьмистах',
};
const SOFT: readonly [number, string][] = [
  [5, 'пят'],
  [6, 'шест'],
  [7, 'сем'],
  [9, 'девят'],
  [10, 'десят'],
  ...SOFT_STEMS,
];
for (const [value, stem] of SOFT) FORMS[value] = soft(stem);
for (const [digit, stem] of [
  [5, 'пят'],
  [6, 'шест'],
  [7, 'сем'],
] as const)
  FORMS[digit * 10] = tens(stem);
for (const [digit, stem] of [
  [5, 'пят'],
  [6, 'шест'],
  [7, 'сем'],
  [9, 'девят'],
] as const)
  FORMS[digit * 100] = hundreds(stem);

const SCALES: readonly [number, Counted][] = [
  [
    1e9,
    noun(
      'm',
      'миллиард миллиарда миллиарду миллиард миллиардом миллиарде',
      'миллиарды миллиардов миллиардам миллиарды миллиардами миллиардах',
    ),
  ],
  [
    1e6,
    noun(
      'm',
      'миллион миллиона миллиону миллион миллионом миллионе',
      'миллионы миллионов миллионам миллионы миллионами миллионах',
    ),
  ],
  [1e3, noun('f', 'тысяча тысячи тысяче тысячу тысячей тысяче', 'тысячи тысяч тысячам тысячи тысячами тысячах')],
];
/** The first number that is no longer written in words. */
export const TOO_LARGE = 1e12;

const at = (row: string, form: Case) => row.split(' ')[CASES.indexOf(form)]!;

function wordOf(value: number, form: Case, gender: Gender): string {
  const row = value === 1 ? ONE[gender] : value === 2 ? TWO[gender] : FORMS[value]!;
  return at(row, form);
}

/** The values that a number below 1000 is said in: 121 as 100, 20, 1. */
function pieces(value: number): number[] {
  const rest = value % 100;
  const small = rest <= 19 ? [rest] : [rest - (rest % 10), rest % 10];
  return [value - rest, ...small].filter((piece) => piece > 0);
}

/** The form of a noun after a number that stands in that case: «двух часов», «два часа». */
export function nounAfter(value: number, { one, many }: Counted, form: Case): string {
  const index = CASES.indexOf(form);
  if (form === 'nom' || form === 'acc') return plural(value, [one[index]!, one[1]!, many[1]!]);
  return plural(value, [one[index]!, many[index]!, many[index]!]);
}

/** A whole number below 10¹² in words: 21 as «двадцать один», in the genitive «двадцати одного». */
export function cardinal(value: number, form: Case = 'nom', gender: Gender = 'm'): string {
  if (value === 0) return wordOf(0, form, gender);
  let rest = value;
  const words: string[] = [];
  for (const [size, scale] of SCALES) {
    const count = Math.floor(rest / size);
    rest %= size;
    if (count > 1) words.push(cardinal(count, form, scale.gender));
    if (count > 0) words.push(nounAfter(count, scale, form));
  }
  return [...words, ...pieces(rest).map((piece) => wordOf(piece, form, gender))].join(' ');
}

/** The number and its noun in words: «двадцать одна минута». */
export const countedWords = (value: number, thing: Counted, form: Case) =>
  `${cardinal(value, form, thing.gender)} ${nounAfter(value, thing, form)}`;

/** Stems of ordinals; where a star follows, the masculine ends in a stressed «ой». */
const ORDINAL_STEMS: Record<number, string> = {
  0: 'нулев*',
  1: 'перв',
  2: 'втор*',
  4: 'четвёрт',
  5: 'пят',
  6: 'шест*',
  7: 'седьм*',
  8: 'восьм*',
  9: 'девят',
  40: 'сороков*',
  50: 'пятидесят',
  60: 'шестидесят',
  70: 'семидесят',
  80: 'восьмидесят',
  90: 'девяност',
  100: 'сот',
  200: 'двухсот',
  300: 'трёхсот',
  400: 'четырёхсот',
  500: 'пятисот',
  600: 'шестисот',
  700: 'семисот',
  800: 'восьмисот',
  900: 'девятисот',
  1000: 'тысячн',
  2000: 'двухтысячн',
  3000: 'трёхтысячн',
};
for (const [value, stem] of SOFT) if (value >= 10) ORDINAL_STEMS[value] = stem;

const ENDINGS: Record<Gender, string> = {
  m: 'ый ого ому ый ым ом',
  f: 'ая ой ой ую ой ой',
  n: 'ое ого ому ое ым ом',
};
const THIRD: Record<Gender, string> = {
  m: 'третий третьего третьему третий третьим третьем',
  f: 'третья третьей третьей третью третьей третьей',
  n: 'третье третьего третьему третье третьим третьем',
};

function ordinalWord(value: number, form: Case, gender: Gender): string | undefined {
  if (value === 3) return at(THIRD[gender], form);
  const stem = ORDINAL_STEMS[value];
  if (!stem) return undefined;
  const ending = at(ENDINGS[gender], form);
  return stem.endsWith('*') ? stem.slice(0, -1) + (ending === 'ый' ? 'ой' : ending) : stem + ending;
}

/** «двадцать первое», «две тысячи двадцать шестом»: only the last word is an ordinal. Undefined where there is none. */
export function ordinal(value: number, form: Case, gender: Gender): string | undefined {
  const last = pieces(value % 1000).at(-1) ?? value;
  const word = ordinalWord(last, form, gender);
  return value === last ? word : `${cardinal(value - last)} ${word}`;
}
