import { cardinal } from './number-words.ts';
import { numbers, POINT, withEnding } from './spoken-amount.ts';
import { dayOfMonth, dottedDate, isoDate, times, year } from './spoken-calendar.ts';
import { capitalize, clean } from './text.ts';

const ABBREVIATIONS = new Map([
  ['т.е', 'то есть'],
  ['т.д', 'так далее'],
  ['т.п', 'тому подобное'],
  ['т.к', 'так как'],
  ['и др', 'и другие'],
  ['напр', 'например'],
  ['пн', 'понедельник'],
  ['вт', 'вторник'],
  ['ср', 'среда'],
  ['чт', 'четверг'],
  ['пт', 'пятница'],
  ['сб', 'суббота'],
  ['вс', 'воскресенье'],
]);
const WRITTEN = [...ABBREVIATIONS.keys()].flatMap((short) => [short, capitalize(short), short.toUpperCase()]);
const ABBREVIATION = new RegExp(`(?<!\\p{L})(${WRITTEN.join('|').replaceAll('.', '\\. ?')})(?!\\p{L})${POINT}`, 'gu');

const unabbreviated = (text: string) =>
  text
    .replace(ABBREVIATION, (_, short: string) => ABBREVIATIONS.get(short.toLowerCase().replace('. ', '.'))!)
    .replace(/№ ?/g, 'номер ');

const SIGNS: readonly [RegExp, string][] = [
  [/&/g, ' и '],
  [/\+/g, ' плюс '],
  [/=/g, ' равно '],
  [/%/g, ' процентов'],
  [/₽/g, ' рублей'],
  [/\$/g, ' долларов'],
  [/€/g, ' евро'],
  [/[→⇒➜]/g, ', '],
  [/\s[—–-]\s/g, ', '],
  [/[—–]/g, ' '],
  [/…|\.{2,}/g, '. '],
  [/[()[\]{}]/g, ', '],
  [/\//g, ' '],
  [/[«»„“”‹›"'’`*_~#|<>\\^•·]/g, ' '],
];

const withoutSigns = (text: string) => SIGNS.reduce((result, [pattern, words]) => result.replace(pattern, words), text);

const PICTURES =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u{e0020}-\u{e007f}]|\ufe0f|\u20e3|\u200d/gu;

/** Marks of Markdown, addresses and pictures: nothing of them is said. */
function plain(text: string): string {
  return text
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/!?\[([^[\]]*)\]\([^()]{0,2000}\)/g, '$1')
    .replace(/\bhttps?:\/\/\S+/gi, 'ссылка')
    .replace(PICTURES, ' ')
    .replace(/^[ ]*(?:[-+]|\d+[.)])[ ]/gm, '');
}

/** Each line is a sentence of its own. */
const sentences = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\d]/u.test(line))
    .map((line) => (/[.!?…:;,]$/.test(line) ? line : `${line}.`))
    .join(' ');

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,!?;:])/g, '')
    .replace(/,(?=[.!?;:,])/g, '')
    .replace(/([.!?;:])[,;:]+/g, '$1')
    .replace(/^[\s.,;:!?]+/, '')
    .trim();

/** Groups of three digits are one number: 12 500; those of a telephone number are several. */
const joined = (text: string) =>
  text.replace(/(?<![\d.,:])\d{1,3}(?: \d{3})+(?![\d:]| \d|-\d\d-\d\d)/g, (digits) => digits.replaceAll(' ', ''));
const versionWords = (version: string) =>
  version
    .split('.')
    .map((part) => cardinal(Number(part)))
    .join(' точка ');
/** Names of technology, «v2.0» and «4К», and what never closes. */
const names = (text: string) =>
  text
    .replace(
      /(?<![\p{L}\d])v\.? ?(\d{1,9}(?:\.\d{1,9})*)(?![\p{L}\d])/giu,
      (_, version) => `версия ${versionWords(version)}`,
    )
    .replace(/(?<![\d.,])(\d{1,3})[кk](?![\p{L}\d])/giu, '$1 ка')
    .replace(/(?<![\d/])24\/7(?![\d/])/g, '24 на 7');
/** A share, «3/5», is three of five. */
const shares = (text: string) => text.replace(/(?<![\d/])(\d{1,4})\/(\d{1,4})(?![\d/])/g, '$1 из $2');
/** A range, «10–15», is said with nothing between. */
const ranges = (text: string) => text.replace(/(\d) ?[–—-] ?(?=\d)/g, '$1 ');

const STEPS: readonly ((text: string) => string)[] = [
  plain,
  sentences,
  joined,
  names,
  isoDate,
  dottedDate,
  times,
  shares,
  unabbreviated,
  year,
  dayOfMonth,
  withEnding,
  ranges,
  numbers,
  withoutSigns,
  tidy,
];

/** A text as it is said: numbers, times, dates and signs in words, without what cannot be said. Empty where nothing is left. */
export const spokenText = (text: string): string => STEPS.reduce((result, step) => step(result), clean(text));
