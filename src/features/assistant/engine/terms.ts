import { clean, fold, type Token, tokenize } from '#shared/russian/text.ts';
import { headForms } from './heads.ts';

/** A token of the message that a slot may take, so that what is left over is a title or a reference. */
export interface Term extends Token {
  taken: boolean;
  /** Index in the message. */
  at: number;
}

export interface Message {
  /** Cleaned: offsets of terms count in this text. */
  text: string;
  terms: Term[];
}

const SLIP_PREFIX = /^(?:за|от|до|на|по|у|с|пере|раз|при|вы|под|из)$/;

/** Dictation writes «за пиши», «от меть»: joins what only together is a command. */
function joinSplitHeads(tokens: Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    const one = before && SLIP_PREFIX.test(before.word) && token.kind === 'word' ? before.word + token.word : '';
    if (before && one && headForms.has(one) && !headForms.has(token.word))
      joined[joined.length - 1] = { ...before, text: before.text + token.text, word: one, end: token.end };
    else joined.push(token);
  }
  return joined;
}

/** «запиши-ка» is «запиши». */
function withoutParticle(token: Token): Token {
  const word = token.word.replace(/-(?:ка|то|таки)$/, '');
  return word !== token.word && headForms.has(word) ? { ...token, word } : token;
}

/** Reads a message into terms; everything downstream works on these. */
export function readMessage(raw: string): Message {
  const text = clean(raw).trim();
  const tokens = joinSplitHeads(tokenize(text)).map(withoutParticle);
  return { text, terms: tokens.map((token, at) => ({ ...token, taken: false, at })) };
}

export const isWord = (term: Term | undefined): term is Term => term?.kind === 'word';
export const isMark = (term: Term | undefined): boolean => term?.kind === 'mark' || term?.kind === 'break';

/** Marks terms as spoken for. */
export function take(terms: readonly Term[], from: number, to: number): void {
  for (let index = Math.max(0, from); index < to && index < terms.length; index++) terms[index]!.taken = true;
}

/** True where the terms from `at` on are these words. */
export function matches(terms: readonly Term[], at: number, ...words: readonly (string | RegExp)[]): boolean {
  return words.every((word, index) => {
    const term = terms[at + index];
    return term !== undefined && !term.taken && (typeof word === 'string' ? term.word === word : word.test(term.word));
  });
}

/** A name as it is compared: folded, without quotes and closing signs. */
export function plainName(text: string): string {
  return fold(text)
    .replace(/[«»"„“”‹›']/g, '')
    .replace(/[.!?…\s]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim();
}
