import type { Token } from './text.ts';
import { wordAt } from './when-piece.ts';

/** «на когда-нибудь» with the words that say it: tokens `from` up to, not including, `to`. */
export interface SaidSomeday {
  from: number;
  to: number;
  /** The preposition or the dash before it. */
  lead: string;
}

const LEADS = new Set(['на', 'в', 'во', 'до', 'из', '—', '–', '-']);
const NOUNS = new Set(['список', 'раздел', 'папку', 'папке', 'папки', 'категории', 'категорию']);
/** What may stand beside it where it is said by itself: «просто когда-нибудь», «это когда-нибудь потом». */
const BEFORE = new Set([
  'без',
  'срок',
  'срока',
  'просто',
  'это',
  'все',
  'сейчас',
  'не',
  'можно',
  'хоть',
  'может',
  'даст',
  'бог',
  'как',
  'но',
]);
const BEHIND = new Set(['потом', 'неважно', 'не', 'хоть', 'без', 'просто']);
const NO_MATTER = /^(?:неважно|безразлично)$/;
const [OPENING, CLOSING] = [new Set('«"“„'), new Set('»"”')];

/** What puts off to no day in two words: «в долгий ящик», «до лучших времён», «на неопределённый срок». */
const SET_PHRASES = /^(?:(?:долгий|дальний) ящик|лучших времен|неопределенн\p{L}+ (?:срок|врем)\p{L}*)$/u;

/** How many tokens from `at` are «когда-нибудь», in one or in two words, or as good as that; 0 for none. */
function lengthAt(tokens: readonly Token[], at: number): number {
  const word = wordAt(tokens, at);
  if (SET_PHRASES.test(`${word} ${wordAt(tokens, at + 1)}`)) return 2;
  if (/^(?:когда-?нибудь|someday)$/.test(word)) return 1;
  if (word !== 'когда') return 0;
  if (wordAt(tokens, at + 1) === 'нибудь') return 2;
  return wordAt(tokens, at + 1) === '-' && wordAt(tokens, at + 2) === 'нибудь' ? 3 : 0;
}

const isEdge = (token: Token | undefined) =>
  token === undefined || token.kind === 'break' || /^[,;.:!—–-]$/.test(token.text);

/** How many tokens from `at` are «неважно когда», «не важно когда», «без разницы когда», behind which nothing more is said; 0 for none. */
function noMatterAt(tokens: readonly Token[], at: number): number {
  const [first, second, third] = [0, 1, 2].map((ahead) => wordAt(tokens, at + ahead));
  const said = NO_MATTER.test(first!) ? 1 : /^(?:не важно|без разницы|все равно)$/.test(`${first} ${second}`) ? 2 : 0;
  const behind = tokens[at + said + 1];
  if (said === 0 || (said === 1 ? second : third) !== 'когда') return 0;
  if (!isEdge(behind) && !BEHIND.has(behind?.word ?? '')) return 0;
  return said + 1;
}

/** Said by itself, at the end of what it is said of or ahead of a colon: «…, когда-нибудь потом», «когда-нибудь: …». */
function byItself(tokens: readonly Token[], at: number, length: number): SaidSomeday | null {
  let to = at + length;
  if (wordAt(tokens, to) === 'потом') to++;
  if (!isEdge(tokens[to]) && !BEHIND.has(wordAt(tokens, to)) && noMatterAt(tokens, to) === 0) return null;
  let from = at;
  while (from > 0 && BEFORE.has(wordAt(tokens, from - 1))) from--;
  const led = tokens[from - 1];
  if (!isEdge(led) && from === at) return null;
  if (led === undefined && tokens[to]?.text !== ':') return null;
  return { from, to: tokens[to]?.text === ':' && led === undefined ? to + 1 : to, lead: ',' };
}

function noMatter(tokens: readonly Token[]): SaidSomeday | null {
  const at = tokens.findIndex((_, index) => noMatterAt(tokens, index) > 0);
  return at < 0 ? null : { from: at, to: at + noMatterAt(tokens, at), lead: ',' };
}

/** Where it is surely said that something is put off to no day: behind «на», «в», a dash, by itself, and not «когда-нибудь уйти в отпуск». */
export function saidSomeday(tokens: readonly Token[]): SaidSomeday | null {
  if (tokens.some(({ text }) => text === '?')) return null;
  for (const at of tokens.keys()) {
    const length = lengthAt(tokens, at);
    if (length === 0) continue;
    // «уже не когда-нибудь»
    if (wordAt(tokens, at - 1) === 'не')
      return { from: wordAt(tokens, at - 2) === 'уже' ? at - 2 : at - 1, to: at + length, lead: 'из' };
    const quoted = OPENING.has(wordAt(tokens, at - 1));
    let lead = quoted ? at - 2 : at - 1;
    const named = NOUNS.has(wordAt(tokens, lead));
    if (named) lead--;
    const word = wordAt(tokens, lead);
    if (!LEADS.has(word) && !(named && word === 'к')) {
      const alone = quoted ? null : byItself(tokens, at, length);
      if (alone) return alone;
      continue;
    }
    const end = at + length;
    const to = quoted && CLOSING.has(wordAt(tokens, end)) ? end + 1 : end;
    return { from: lead, to, lead: word };
  }
  return noMatter(tokens);
}

/** Beside «когда-нибудь» they say no more than it: «ну это когда-нибудь потом». */
const IDLE = new Set(['потом', 'это', 'ну', 'да', 'так', 'просто', 'на', 'в']);

/**
 * What words about one thing that a task has, as its level, say beside «когда-нибудь» or «потом» alone, without signs.
 * @returns null where they put nothing off to no day
 */
export function besideSomeday<T extends Token>(tokens: readonly T[]): T[] | null {
  const at = [...tokens.keys()].find((place) => lengthAt(tokens, place) > 0);
  const words = (some: readonly T[]) => some.filter(({ kind }) => kind === 'word' || kind === 'number');
  if (at === undefined)
    return words(tokens)
      .map(({ word }) => word)
      .join(' ') === 'потом'
      ? []
      : null;
  const rest = words(tokens.toSpliced(at, lengthAt(tokens, at)));
  return rest.filter(({ word }) => !IDLE.has(word));
}

/** «не к спеху», «без спешки»: of what is put off to no day it says no more, and no level. */
export const isUnhurried = ({ word }: Token): boolean => /^(?:спех|спеш|торопи|торопя|торопл)/.test(word);

/** Typed where nothing but a day is. */
export const isSomedayAlone = (text: string): boolean => /^(?:когда[- ]нибудь|потом)$/i.test(text.trim());
