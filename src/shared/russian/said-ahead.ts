import { minutesAt } from './length-words.ts';
import type { Token } from './text.ts';
import { wordAt } from './when-piece.ts';
import { aboutLength, type Length, readLength } from './when-relative.ts';

const MINUTES: Partial<Record<Length['unit'], number>> = { minute: 1, hour: 60, day: 1440, week: 10_080 };

interface Ahead {
  minutes: number;
  /** The index of the first token behind it. */
  next: number;
}

function aheadBy(length: Length | null): Ahead | null {
  const size = length && MINUTES[length.unit];
  return size ? { minutes: Math.round(length.value * size), next: length.next } : null;
}

/** «за час», «за полтора часа», «за два дня», «накануне» at token `at`. */
export function aheadAt(tokens: readonly Token[], at: number): Ahead | null {
  if (wordAt(tokens, at) === 'накануне') return { minutes: 1440, next: at + 1 };
  const about = aheadBy(aboutLength(tokens, at, /^за$/));
  if (about) return about;
  if (wordAt(tokens, at) !== 'за') return null;
  return minutesAt(tokens, at + 1) ?? aheadBy(readLength(tokens, at + 1));
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
