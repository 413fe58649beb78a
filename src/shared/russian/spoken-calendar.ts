import { MONTHS_GENITIVE } from './calendar-words.ts';
import { type Case, cardinal, countedWords, nounAfter, ordinal } from './number-words.ts';
import { HOUR } from './spoken-amount.ts';
import { caseAfter, rewrite, WORD_END, wordBefore } from './spoken-number.ts';

const TODAY = new Set(['сегодня', 'завтра', 'послезавтра', 'вчера', 'позавчера']);
const IN = new Set(['в', 'во']);
const FROM = new Set(['с', 'со']);

/** A day of the month is an ordinal in the neuter, in the genitive («двадцать первого ноября») unless words ask for another case. */
function dayCase(left: string): Case {
  const word = wordBefore(left);
  if (TODAY.has(word)) return 'nom';
  const form = caseAfter(left);
  // «в 21 ноября» is said of nothing but a day in the genitive.
  return form === 'nom' || IN.has(word) ? 'gen' : form;
}

const isDate = (month: number, day: number) => month >= 1 && month <= 12 && day >= 1 && day <= 31;

export const isoDate = rewrite(
  /(?<!\d)(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?Z?)?(?!\d)/g,
  (match) => {
    const [whole, year, month, day, time] = match;
    if (!isDate(Number(month), Number(day))) return whole!;
    return `${Number(day)} ${MONTHS_GENITIVE[Number(month) - 1]} ${year} года${time ? ` в ${time}` : ''}`;
  },
);

export const dottedDate = rewrite(/(?<![\d.,])(\d\d)\.(\d\d)(?:\.(\d{4}|\d\d))?(?!\d|[.,]\d)/g, (match) => {
  const [whole, day, month, year] = match;
  if (!isDate(Number(month), Number(day))) return whole!;
  const full = year?.length === 2 ? `20${year}` : year;
  return `${Number(day)} ${MONTHS_GENITIVE[Number(month) - 1]}${full ? ` ${full} года` : ''}`;
});

export const dayOfMonth = rewrite(
  new RegExp(`(?<![\\d:.,])(\\d{1,2})(?= (?:${MONTHS_GENITIVE.join('|')})${WORD_END})`, 'giu'),
  ([whole], left) => (isDate(1, Number(whole)) ? ordinal(Number(whole), dayCase(left), 'n')! : whole!),
);

const YEAR_FORMS: Record<string, Case> = { год: 'nom', года: 'gen', году: 'pre', годом: 'ins' };

function yearCase(word: string | undefined, left: string): Case | undefined {
  if (!word) return IN.has(wordBefore(left)) ? 'pre' : 'gen';
  return word === 'году' && caseAfter(left) === 'dat' ? 'dat' : YEAR_FORMS[word];
}

export const year = rewrite(/(?<![\d.,])([12]\d{3})(?: (год[ауом]{0,2})(?!\p{L})| ?г\.)/gu, (match, left) => {
  const [whole, digits, word] = match;
  const form = yearCase(word, left);
  return form ? `${ordinal(Number(digits), form, 'm')} ${word ?? (form === 'pre' ? 'году' : 'года')}` : whole!;
});

const isTime = (hours: number, minutes: number) => hours < 25 && minutes < 60;

/** 14:30 as «четырнадцать тридцать», 18:00 as «восемнадцать часов», 9:05 as «девять ноль пять». */
function timeWords(hours: number, minutes: number, form: Case): string {
  if (minutes === 0) return hours === 1 ? nounAfter(1, HOUR, form) : countedWords(hours, HOUR, form);
  const rest = minutes < 10 ? `ноль ${cardinal(minutes, form, 'f')}` : cardinal(minutes, form, 'f');
  return `${cardinal(hours, form)} ${rest}`;
}

export const times = rewrite(
  /(?<![\d:])(\d{1,2}):(\d\d)(?::\d\d)?(?:(?: ?[–—-] ?)(\d{1,2}):(\d\d)(?::\d\d)?)?(?![\d:])/g,
  (match, left) => {
    const [whole, ...numbers] = match;
    const [hours, minutes, toHours, toMinutes] = numbers.map(Number) as [number, number, number, number];
    if (!isTime(hours, minutes)) return whole!;
    if (numbers[2] === undefined) return timeWords(hours, minutes, caseAfter(left));
    const from = FROM.has(wordBefore(left)) ? '' : 'с ';
    return `${from}${timeWords(hours, minutes, 'gen')} до ${timeWords(toHours, toMinutes, 'gen')}`;
  },
);
