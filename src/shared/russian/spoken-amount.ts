import { type Case, type Counted, cardinal, countedWords, noun, ordinal, TOO_LARGE } from './number-words.ts';
import { caseAfter, digitByDigit, NEAR, rewrite, spokenNumber, WORD_END } from './spoken-number.ts';

export const HOUR = noun('m', 'час часа часу час часом часе', 'часы часов часам часы часами часах');
const MINUTE = noun('f', 'минута минуты минуте минуту минутой минуте', 'минуты минут минутам минуты минутами минутах');
const SECOND = noun(
  'f',
  'секунда секунды секунде секунду секундой секунде',
  'секунды секунд секундам секунды секундами секундах',
);
const PERCENT = noun(
  'm',
  'процент процента проценту процент процентом проценте',
  'проценты процентов процентам проценты процентами процентах',
);
const RUBLE = noun('m', 'рубль рубля рублю рубль рублём рубле', 'рубли рублей рублям рубли рублями рублях');
const METRE = noun('m', 'метр метра метру метр метром метре', 'метры метров метрам метры метрами метрах');
const KILOMETRE = prefixed('кило', METRE);
const GRAM = noun('m', 'грамм грамма грамму грамм граммом грамме', 'граммы граммов граммам граммы граммами граммах');
const KILOGRAM = prefixed('кило', GRAM);
const DEGREE = noun(
  'm',
  'градус градуса градусу градус градусом градусе',
  'градусы градусов градусам градусы градусами градусах',
);
const THOUSAND = noun(
  'f',
  'тысяча тысячи тысяче тысячу тысячей тысяче',
  'тысячи тысяч тысячам тысячи тысячами тысячах',
);

function prefixed(prefix: string, { gender, one, many }: Counted): Counted {
  const withPrefix = (forms: readonly string[]) => forms.map((form) => prefix + form);
  return { gender, one: withPrefix(one), many: withPrefix(many) };
}

/** The point of an abbreviation, unless it ends the sentence as well. */
export const POINT = '(?:\\.(?!$| \\p{Lu}))?';
const UNITS: readonly [RegExp, Counted][] = [
  [new RegExp(`^(?:ч|час)${WORD_END}`, 'u'), HOUR],
  [new RegExp(`^мин${WORD_END}${POINT}`, 'u'), MINUTE],
  [new RegExp(`^(?:с|сек)${WORD_END}${POINT}`, 'u'), SECOND],
  [/^%/, PERCENT],
  [new RegExp(`^(?:₽|руб${WORD_END}${POINT}|р\\.)`, 'u'), RUBLE],
  [new RegExp(`^км${WORD_END}`, 'u'), KILOMETRE],
  [new RegExp(`^кг${WORD_END}`, 'u'), KILOGRAM],
  [new RegExp(`^г${WORD_END}(?!\\.)`, 'u'), GRAM],
  [/^°C?/u, DEGREE],
  [new RegExp(`^тыс${WORD_END}${POINT}`, 'u'), THOUSAND],
];

/** «25м» of the product's own durations is minutes, «25 м» is metres. */
function unitOf(written: string): { unit: Counted; length: number } | undefined {
  const space = written.startsWith(' ') ? 1 : 0;
  const bare = written.slice(space);
  if (new RegExp(`^м${WORD_END}`, 'u').test(bare)) return { unit: space ? METRE : MINUTE, length: space + 1 };
  for (const [pattern, unit] of UNITS) {
    const found = pattern.exec(bare);
    // A bare «с» after a space is a preposition: «20 с собой».
    if (found && !(space && found[0] === 'с')) return { unit, length: space + found[0].length };
  }
  return undefined;
}

/** A sign, a whole number and a decimal part. */
const NUMBER = /(?<!\p{L})((?<![\p{L}\d])[-−])?(\d+)(?:[.,](\d{1,3})(?!\d|[.,]\d))?/gu;

/** Case endings that are written after a number: 25-го, 3-х. */
const ORDINAL_ENDINGS = new Map(
  (
    [
      ['го ого', 'gen', 'm'],
      ['му ому', 'dat', 'm'],
      ['й ый ой ий', 'nom', 'm'],
      ['е ое', 'nom', 'n'],
      ['я ая', 'nom', 'f'],
      ['ю ую', 'acc', 'f'],
      ['м ом ым', 'pre', 'm'],
    ] as const
  ).flatMap(([endings, form, gender]) => endings.split(' ').map((ending) => [ending, { form, gender }] as const)),
);
const CARDINAL_ENDINGS = new Map<string, Case>([
  ...['х', 'ёх', 'ех', 'и', 'ти'].map((ending) => [ending, 'gen'] as const),
  ['мя', 'ins'],
]);
/** With a hyphen, or one of the endings that are no unit: «1е место» is the first, «5м» five metres or minutes. */
const WITH_ENDING =
  /(?<![\d.,])(\d{1,4})(?:[-‑](\p{Script=Cyrillic}{1,3})|(й|ый|ой|ий|е|ое|я|ая|ю|ую|го|ого|му|ому|ым|х|ех|ёх|мя))(?!\p{L})/gu;
export const withEnding = rewrite(WITH_ENDING, (match) => {
  const [whole, digits, hyphened, glued] = match;
  const [value, ending] = [Number(digits), (hyphened ?? glued)!];
  const said = ORDINAL_ENDINGS.get(ending);
  const word = said && ordinal(value, said.form, said.gender);
  if (word) return word;
  const form = CARDINAL_ENDINGS.get(ending);
  return form ? cardinal(value, form) : whole!;
});

interface Said {
  words: string;
  /** Characters of the unit behind the number that are said with it. */
  unit: number;
  /** The case that a following part, «20м» of «1ч 20м», stands in, too. */
  form?: Case;
}

/** Of one digit behind the point, of two, of three. */
const PARTS = ['десятая десятых', 'сотая сотых', 'тысячная тысячных'];
const isOne = (value: number) => value % 10 === 1 && value % 100 !== 11;

/** 1,5 as «одна целая пять десятых»; what is counted stands in the genitive. */
function decimal(whole: number, part: string, right: string): Said {
  const [one, many] = PARTS[part.length - 1]!.split(' ');
  const unit = unitOf(right);
  const words = [
    `${cardinal(whole, 'nom', 'f')} ${isOne(whole) ? 'целая' : 'целых'}`,
    `${cardinal(Number(part), 'nom', 'f')} ${isOne(Number(part)) ? one : many}`,
    ...(unit ? [unit.unit.one[1]] : []),
  ];
  return { words: words.join(' '), unit: unit?.length ?? 0 };
}

function amount([, , digits, part]: RegExpExecArray, left: string, right: string, form: Case | undefined): Said {
  const value = Number(digits);
  if (value >= TOO_LARGE) return { words: digitByDigit(digits!), unit: 0 };
  if (part !== undefined) return decimal(value, part, right);
  const unit = unitOf(right);
  if (!unit) return { words: spokenNumber(digits!, left, right), unit: 0 };
  const asked = form ?? caseAfter(left);
  return { words: countedWords(value, unit.unit, asked), unit: unit.length, form: asked };
}

/** Numbers with what they count, one after another, so that each sees the words said before it. */
export function numbers(text: string): string {
  let said = '';
  let end = 0;
  let form: Case | undefined;
  for (const match of text.matchAll(NUMBER)) {
    const between = text.slice(end, match.index);
    said += between;
    end = match.index + match[0].length;
    // Stryker disable next-line MethodExpression: only the last words are looked at, which a long text is not to slow down.
    const [left, right] = [said.slice(-NEAR), text.slice(end, end + NEAR)];
    const found = amount(match, left, right, between === ' ' ? form : undefined);
    said += match[1] ? `минус ${found.words}` : found.words;
    end += found.unit;
    form = found.form;
  }
  return said + text.slice(end);
}
