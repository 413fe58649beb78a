import { UNITS } from './calendar-words.ts';
import { minutesAt } from './length-words.ts';
import { readAmount } from './numerals.ts';
import type { Token } from './text.ts';
import { wordAt } from './when-piece.ts';
import { readLength } from './when-relative.ts';

const MINUTES: Partial<Record<string, number>> = { minute: 1, hour: 60, day: 1440, week: 10_080 };

interface Ahead {
  minutes: number;
  /** The index of the first token behind it. */
  next: number;
}

/** «дня за два», «минут за двадцать»: about so long before. */
function swapped(tokens: readonly Token[], at: number): Ahead | null {
  const size = MINUTES[UNITS.get(wordAt(tokens, at)) ?? ''];
  const amount = size && wordAt(tokens, at + 1) === 'за' ? readAmount(tokens, at + 2) : null;
  return size && amount ? { minutes: Math.round(amount.value * size), next: amount.next } : null;
}

/** «за час», «за полтора часа», «за два дня», «накануне» at token `at`. */
export function aheadAt(tokens: readonly Token[], at: number): Ahead | null {
  if (wordAt(tokens, at) === 'накануне') return { minutes: 1440, next: at + 1 };
  const about = swapped(tokens, at);
  if (about) return about;
  if (wordAt(tokens, at) !== 'за') return null;
  const short = minutesAt(tokens, at + 1);
  if (short) return short;
  const length = readLength(tokens, at + 1);
  const size = length && MINUTES[length.unit];
  return size ? { minutes: Math.round(length.value * size), next: length.next } : null;
}

/** How many minutes ahead words ask to be reminded: «за день и за час». */
export function aheadIn(tokens: readonly Token[]): number[] {
  const found: number[] = [];
  for (let at = 0; at < tokens.length; ) {
    const ahead = aheadAt(tokens, at);
    if (ahead && ahead.minutes > 0) found.push(ahead.minutes);
    at = ahead?.next ?? at + 1;
  }
  return [...new Set(found)];
}
