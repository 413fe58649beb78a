import type { Token } from './text.ts';

/** A number read from words or digits; `next` is the index of the first token after it. */
export interface Numeral {
  value: number;
  ordinal: boolean;
  next: number;
  /** Written with digits. */
  digits: boolean;
  /** The last word as folded, for its case ending; empty for plain digits. */
  form: string;
}

type Rank = 1 | 10 | 100 | 1000;
interface Word {
  value: number;
  ordinal: boolean;
  rank: Rank;
}

const CARDINALS: readonly [number, string][] = [
  [0, 'ноль нуль ноля нуля нолю'],
  [1, 'один одна одно одну одного одной одному одним одном одни'],
  [2, 'два две двух двум двумя двое двоих'],
  [3, 'три трех трем тремя трое троих'],
  [4, 'четыре четырех четырем четырьмя четверо четверых'],
  [5, 'пять пяти пятью пятеро'],
  [6, 'шесть шести шестью шестеро'],
  [7, 'семь семи семью семеро'],
  [8, 'восемь восьми восемью восьмью'],
  [9, 'девять девяти девятью'],
  [10, 'десять десяти десятью'],
  [40, 'сорок сорока'],
  [90, 'девяносто девяноста'],
  [100, 'сто ста'],
  [200, 'двести двухсот'],
  [300, 'триста трехсот'],
  [400, 'четыреста четырехсот'],
  [500, 'пятьсот пятисот'],
  [600, 'шестьсот шестисот'],
  [700, 'семьсот семисот'],
  [800, 'восемьсот восьмисот'],
  [900, 'девятьсот девятисот'],
  [1000, 'тысяча тысячи тысячу тысяч'],
];
/** Numbers of 11 … 30 that end in «ь» and change to «и», «ью»: value and stem. */
export const SOFT_STEMS: readonly [number, string][] = [
  [11, 'одиннадцат'],
  [12, 'двенадцат'],
  [13, 'тринадцат'],
  [14, 'четырнадцат'],
  [15, 'пятнадцат'],
  [16, 'шестнадцат'],
  [17, 'семнадцат'],
  [18, 'восемнадцат'],
  [19, 'девятнадцат'],
  [20, 'двадцат'],
  [30, 'тридцат'],
];
const TENS: readonly [number, string, string][] = [
  [50, 'пятьдесят', 'пятидесят'],
  [60, 'шестьдесят', 'шестидесят'],
  [70, 'семьдесят', 'семидесят'],
  [80, 'восемьдесят', 'восьмидесят'],
];
const ORDINALS: readonly [number, string][] = [
  [0, 'нулев'],
  [1, 'перв'],
  [2, 'втор'],
  [4, 'четверт'],
  [5, 'пят'],
  [6, 'шест'],
  [7, 'седьм'],
  [8, 'восьм'],
  [9, 'девят'],
  [10, 'десят'],
  [40, 'сороков'],
  [50, 'пятидесят'],
  [60, 'шестидесят'],
  [70, 'семидесят'],
  [80, 'восьмидесят'],
  [90, 'девяност'],
  [100, 'сот'],
  ...SOFT_STEMS,
];
const ORDINAL_ENDINGS = ['ый', 'ой', 'ого', 'ому', 'ым', 'ом', 'ая', 'ую', 'ою', 'ое', 'ые', 'ых', 'ыми'];
const THIRD = 'третий третьего третьему третьим третьем третья третью третьей третье третьи третьих';
/** Endings written after digits: 25-го, 7-е, 5ого. */
const DIGIT_ENDING = /^(?:го|ого|е|ое|й|ый|ой|му|ому|м|ым|ом|я|ая|ю|ую|х|ых)$/;

const rankOf = (value: number): Rank => (value >= 1000 ? 1000 : value >= 100 ? 100 : value >= 20 ? 10 : 1);

function buildWords(): Map<string, Word> {
  const words = new Map<string, Word>();
  const put = (form: string, value: number, ordinal: boolean) =>
    words.has(form) || words.set(form, { value, ordinal, rank: rankOf(value) });
  for (const [value, forms] of CARDINALS) for (const form of forms.split(' ')) put(form, value, false);
  for (const [value, stem] of SOFT_STEMS) for (const ending of ['ь', 'и', 'ью']) put(stem + ending, value, false);
  for (const [value, stem, oblique] of TENS) for (const form of [stem, `${oblique}и`]) put(form, value, false);
  for (const [value, stem] of ORDINALS) for (const ending of ORDINAL_ENDINGS) put(stem + ending, value, true);
  for (const form of THIRD.split(' ')) put(form, 3, true);
  return words;
}

const WORDS = buildWords();

/** The number that a single folded word names, or undefined. */
export function numberWord(word: string): { value: number; ordinal: boolean } | undefined {
  return WORDS.get(word);
}

function readDigits(tokens: readonly Token[], at: number): Numeral | null {
  const token = tokens[at]!;
  if (token.text.length > 9) return null;
  const value = Number(token.text);
  const next = tokens[at + 1];
  const after = tokens[at + 2];
  if (next?.glued && DIGIT_ENDING.test(next.word))
    return { value, ordinal: true, next: at + 2, digits: true, form: next.word };
  const hyphen = next?.glued && (next.text === '-' || next.text === '‑' || next.text === '–');
  if (hyphen && after?.glued && DIGIT_ENDING.test(after.word))
    return { value, ordinal: true, next: at + 3, digits: true, form: after.word };
  return { value, ordinal: false, next: at + 1, digits: true, form: '' };
}

/** Reads the longest number that begins at token `at`: «двадцать пятого», «сто двадцать», 25-го, 18. */
export function readNumeral(tokens: readonly Token[], at: number): Numeral | null {
  const first = tokens[at];
  if (!first) return null;
  if (first.kind === 'number') return readDigits(tokens, at);
  let word = WORDS.get(first.word);
  if (!word) return null;
  let value = word.value;
  let index = at;
  while (!word.ordinal) {
    const ahead = tokens[index + 1];
    const next: Word | undefined = ahead && WORDS.get(ahead.word);
    const fits = next && next.value > 0 && (next.rank < word.rank || (next.rank === 1000 && value < 1000));
    if (!fits || (word.rank === 10 && next.value > 9 && next.rank !== 1000)) break;
    value = next.rank === 1000 ? value * next.value : value + next.value;
    word = next;
    index++;
  }
  return { value, ordinal: word.ordinal, next: index + 1, digits: false, form: tokens[index]!.word };
}

const VAGUE = new Map([
  ...['полтора', 'полторы', 'полутора'].map((word) => [word, 1.5] as const),
  ...['пара', 'пару', 'пары', 'парочка', 'парочку', 'парочки'].map((word) => [word, 2] as const),
  ['несколько', 3],
]);

/** An amount for durations: also «полтора», «пару», «два с половиной», «несколько», 1,5. */
export function readAmount(tokens: readonly Token[], at: number): { value: number; next: number } | null {
  const vague = tokens[at] && VAGUE.get(tokens[at].word);
  if (vague) return { value: vague, next: at + 1 };
  const number = readNumeral(tokens, at);
  if (!number || number.ordinal) return null;
  const [mark, rest] = [tokens[number.next], tokens[number.next + 1]];
  const isPoint = mark?.glued && (mark.text === '.' || mark.text === ',');
  if (number.digits && isPoint && rest?.glued && rest.kind === 'number')
    return { value: Number(`${number.value}.${rest.text}`), next: number.next + 2 };
  const more = fractionAfter(tokens, number.next);
  if (more) return { value: number.value + more, next: number.next + 2 };
  return { value: number.value, next: number.next };
}

/** «с половиной», «с четвертью» at token `at`: the part of one that is added; 0 for other words. */
export function fractionAfter(tokens: readonly Token[], at: number): number {
  const [preposition, part] = [tokens[at]?.word, tokens[at + 1]?.word];
  if (preposition !== 'с' && preposition !== 'со') return 0;
  if (part === 'половиной' || part === 'половиною') return 0.5;
  return part === 'четвертью' ? 0.25 : 0;
}
