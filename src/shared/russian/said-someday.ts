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
const NOUNS = new Set(['список', 'раздел', 'папку', 'папке', 'папки']);
const [OPENING, CLOSING] = [new Set('«"“„'), new Set('»"”')];

/** How many tokens from `at` are «когда-нибудь», in one or in two words; 0 for none. */
function lengthAt(tokens: readonly Token[], at: number): number {
  const word = wordAt(tokens, at);
  if (/^(?:когда-?нибудь|someday)$/.test(word)) return 1;
  if (word !== 'когда') return 0;
  if (wordAt(tokens, at + 1) === 'нибудь') return 2;
  return wordAt(tokens, at + 1) === '-' && wordAt(tokens, at + 2) === 'нибудь' ? 3 : 0;
}

/** Where it is surely said that something is put off to no day: behind «на», «в», a dash, and not «когда-нибудь уйти в отпуск». */
export function saidSomeday(tokens: readonly Token[]): SaidSomeday | null {
  for (const at of tokens.keys()) {
    const length = lengthAt(tokens, at);
    if (length === 0) continue;
    const quoted = OPENING.has(wordAt(tokens, at - 1));
    let lead = quoted ? at - 2 : at - 1;
    if (NOUNS.has(wordAt(tokens, lead))) lead--;
    const word = wordAt(tokens, lead);
    if (!LEADS.has(word)) continue;
    const end = at + length;
    const to = quoted && CLOSING.has(wordAt(tokens, end)) ? end + 1 : end;
    return { from: lead, to, lead: word };
  }
  return null;
}

/** Typed where nothing but a day is. */
export const isSomedayAlone = (text: string): boolean => /^(?:когда[- ]нибудь|потом)$/i.test(text.trim());
