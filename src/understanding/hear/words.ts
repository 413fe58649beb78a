import { numberWord } from '#shared/russian/numerals.ts';
import { clean, type Token, tokenize } from '#shared/russian/text.ts';
import type { Analysis, Dictionary } from '../morphology/dictionary.ts';
import { type Sense, sensesOf } from './lexicon.ts';
import { isOneSlip, soundOf } from './sound.ts';

/** A token with what a dictionary and the lexicon know of it. */
export interface Word extends Token {
  /** The likeliest lemma; `#` for a number, a sign as it is. */
  lemma: string;
  /** OpenCorpora's part of speech of the likeliest reading, `NUM` for figures, `PN` for signs. */
  speech: string;
  /** Part of speech with the grammemes that matter, of each likely reading: «VERB:impr», «NOUN:accs». */
  forms: readonly string[];
  /** The grammemes of each likely reading, the likeliest first; none for signs and figures. */
  readings: readonly (readonly string[])[];
  senses: readonly Sense[];
  /** All that the word may be compared by: lemmas, itself, the number that it names. */
  keys: readonly string[];
  sound: string;
  /** The word names a person, a place or a company. */
  proper: boolean;
}

const LIKELY_READINGS = 4;
const COMPARED_FORMS = 3;
const LIKELY = 0.03;

/** «VERB:futr1», «NOUN:gent»: what of a reading tells how the word is used. */
function formOf({ grammemes }: Analysis): string {
  const [speech = ''] = grammemes;
  const first = (...some: string[]) => some.find((one) => grammemes.includes(one)) ?? '';
  if (!/^(?:VERB|INFN|GRND|PRT[FS])$/.test(speech))
    return `${speech}:${first('nomn', 'gent', 'datv', 'accs', 'ablt', 'loct', 'voct', 'gen2', 'loc2')}`;
  const tense = first('impr', 'past', 'futr', 'pres') || (speech === 'INFN' ? 'inf' : '');
  const person = first('1per', '2per', '3per').slice(0, 1);
  const gender = tense === 'past' ? first('masc', 'femn', 'neut', 'plur') : '';
  return `${speech}:${tense}${person}${gender}`;
}

const COMMON =
  'завтра послезавтра сегодня понедельник вторник четверг пятницу пятница субботу суббота воскресенье понедельника вторника четверга пятницы субботы воскресенья января февраля марта апреля августа сентября октября ноября декабря срочно важно приоритет приоритетом задачу задача задачи добавь запиши напомни удали перенеси отметь выполнено вечером утром недели неделю через'.split(
    ' ',
  );
const SPOKEN = new Map([
  ['седня', 'сегодня'],
  ['сеня', 'сегодня'],
  ['сегодны', 'сегодня'],
  ['щас', 'сейчас'],
  ['завтро', 'завтра'],
]);
const SHORTEST_SLIP = 5;

/** A word that no dictionary knows, near one of the few that commands are built with: «зватра», «задчу». */
function meantBy(word: string, dictionary: Dictionary): string {
  const spoken = SPOKEN.get(word);
  if (spoken || word.length < SHORTEST_SLIP || !/^[а-я]+$/.test(word) || dictionary.knows(word)) return spoken ?? word;
  return COMMON.find((common) => isOneSlip(word, common)) ?? word;
}

function sign(token: Token): Word {
  const number = token.kind === 'number';
  return {
    ...token,
    lemma: number ? '#' : token.text,
    speech: number ? 'NUM' : 'PN',
    forms: [token.kind],
    readings: [],
    senses: [],
    keys: [token.word],
    sound: token.word,
    proper: false,
  };
}

/** What a word is compared by; `word` is folded. */
export function keysOf(word: string, dictionary: Dictionary): string[] {
  const number = numberWord(word);
  const lemmas = dictionary
    .analyse(word)
    .slice(0, LIKELY_READINGS)
    .map(({ lemma }) => lemma);
  return [...new Set([...lemmas, word, ...(number ? [String(number.value)] : [])])];
}

const isLikely = ({ score }: Analysis, rank: number) => rank === 0 || (rank < LIKELY_READINGS * 2 && score >= LIKELY);

function heard(written: Token, dictionary: Dictionary): Word {
  if (written.kind !== 'word') return sign(written);
  const token = { ...written, word: meantBy(written.word, dictionary) };
  const readings = dictionary.analyse(token.word);
  const forms = [...new Set(readings.slice(0, COMPARED_FORMS).map(formOf))];
  const keys = keysOf(token.word, dictionary);
  return {
    ...token,
    lemma: readings[0]?.lemma ?? token.word,
    speech: readings[0]?.grammemes[0] ?? 'UNKN',
    forms: forms.length > 0 ? forms : ['UNKN'],
    readings: readings.filter(isLikely).map(({ grammemes }) => grammemes),
    senses: sensesOf(keys),
    keys,
    sound: soundOf(token.word),
    proper: readings.some(({ grammemes }) => grammemes.some((one) => /^(?:Name|Surn|Patr|Geox|Orgn|Trad)$/.test(one))),
  };
}

const SHORTENED = /^[а-я]{0,4}[бвгджзклмнпрстфхцчшщ]$/;
const isShortForm = ({ grammemes }: Analysis) => grammemes.includes('Abbr') || grammemes.includes('Fixd');

/** «гл. врач», «каб. 14»: a dot that shortens the word before it, and ends nothing. */
function shortens(dot: Token, before: Token | undefined, after: Token | undefined, dictionary: Dictionary): boolean {
  if (dot.text !== '.' || !dot.glued || !before || !after || !SHORTENED.test(before.text)) return false;
  if (after.kind === 'number' && !dictionary.knows(before.word)) return true;
  const goesOn = after.kind === 'number' || /^\p{Ll}/u.test(after.text);
  return goesOn && dictionary.analyse(before.word).some(isShortForm) && dictionary.knows(before.word);
}

/** The words of a message; offsets count in `clean(text)`. */
export function hear(text: string, dictionary: Dictionary): Word[] {
  const words: Word[] = [];
  const tokens = tokenize(clean(text));
  for (const [at, token] of tokens.entries()) {
    const last = words.at(-1);
    if (last && shortens(token, tokens[at - 1], tokens[at + 1], dictionary))
      words[words.length - 1] = { ...last, text: `${last.text}.`, end: token.end };
    else words.push(heard(token, dictionary));
  }
  return words;
}

/** Says what is done, or is to be: a verb or its infinitive. */
export const isDeed = ({ speech }: Pick<Word, 'speech'>): boolean => speech === 'INFN' || speech === 'VERB';

/** Words and figures name things, signs and line breaks do not. */
export const names = ({ kind }: Token): boolean => kind === 'word' || kind === 'number';
