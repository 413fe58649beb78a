import { timeTyped } from '#shared/russian/time-typed.ts';

const DAY = 24 * 60;
/** Minutes by which a key moves the minutes. */
const STEP = 5;
/** From where a key moves what is empty. */
const START = '09:00';

const written = (minutes: number) => {
  const minute = ((minutes % DAY) + DAY) % DAY;
  return [Math.floor(minute / 60), minute % 60].map((part) => `${part}`.padStart(2, '0')).join(':');
};

export type Part = 'hour' | 'minute';

/** In which part of a text the caret stands. */
export const partAt = (text: string, caret: number): Part => {
  const end = text.search(/\D/);
  return end >= 0 && caret > end ? 'minute' : 'hour';
};

/** The time that a key leads to: an hour on or back, or the next five minutes, round the day. */
export function timeMoved(text: string, part: Part, direction: 1 | -1): string {
  const typed = timeTyped(text);
  if (typed === undefined) return START;
  const [hour, minute] = typed.split(':').map(Number) as [number, number];
  const at = hour * 60 + minute;
  if (part === 'hour') return written(at + direction * 60);
  return written((direction > 0 ? Math.floor(at / STEP) + 1 : Math.ceil(at / STEP) - 1) * STEP);
}
