import { spend } from '../work.ts';

/** A piece of a text; `start` and `end` are offsets in UTF-16 units of the text that was read. */
export interface Token {
  kind: 'word' | 'number' | 'mark' | 'break';
  /** As written. */
  text: string;
  /** Folded: lower case, ё as е. */
  word: string;
  start: number;
  end: number;
  /** Number of the quotation that the token stands in (from 1); 0 outside of quotes. */
  quote: number;
  /** True where nothing separates the token from the one before. */
  glued: boolean;
}

export interface Span {
  start: number;
  end: number;
}

const TOKEN = /[\p{L}\p{M}]+(?:[-‑’'][\p{L}\p{M}]+)*|\d+|\n+|[^\s\p{L}\p{M}\d]/gu;
const CLOSING: ReadonlyMap<string, string> = new Map(
  Object.entries({ '«': '»', '„': '“”', '“': '”“', '"': '"', '‹': '›' }),
);
const LONGEST_QUOTE = 300;

/** Lower case without ё: the form in which words are compared. */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}

/** Composed letters, plain spaces and none of the invisible signs that phones and editors leave in a text. */
export function clean(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000\t]/g, ' ')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n');
}

function kindOf(text: string): Token['kind'] {
  if (text.includes('\n')) return 'break';
  if (/\d/.test(text)) return 'number';
  return /[\p{L}\p{M}]/u.test(text) ? 'word' : 'mark';
}

/** Numbers the quotations; a quote that does not close within 300 characters is only a sign. */
function markQuotes(tokens: Token[]): void {
  let quote = 0;
  for (let open = 0; open < tokens.length; open++) {
    const closing = CLOSING.get(tokens[open]!.text);
    if (!closing) continue;
    const limit = tokens[open]!.start + LONGEST_QUOTE;
    let close = open + 1;
    while (
      close < tokens.length &&
      // Stryker disable next-line ConditionalExpression: only saves looking further.
      tokens[close]!.start <= limit &&
      !closing.includes(tokens[close]!.text)
    )
      close++;
    if (close === open + 1 || !tokens[close] || tokens[close]!.start > limit) continue;
    quote++;
    for (let index = open; index <= close; index++) tokens[index]!.quote = quote;
    open = close;
  }
}

/** Splits a text into words, numbers, signs and line breaks. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    spend(1);
    const start = match.index;
    const kind = kindOf(match[0]);
    tokens.push({
      kind,
      text: match[0],
      word: kind === 'word' ? fold(match[0]) : match[0],
      start,
      end: start + match[0].length,
      quote: 0,
      glued: start === end && start > 0,
    });
    end = start + match[0].length;
  }
  markQuotes(tokens);
  return tokens;
}

/** First letter in upper case, the rest as it is. */
export function capitalize(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}
