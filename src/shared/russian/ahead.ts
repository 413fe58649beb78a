const format = new Intl.RelativeTimeFormat('ru');
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A wait in words, rounded up so that nobody comes back too early: «через 40 секунд», «через 5 минут», «через 2 часа». */
export function ahead(seconds: number): string {
  if (seconds <= MINUTE) return format.format(Math.max(1, Math.ceil(seconds)), 'second');
  if (seconds <= HOUR) return format.format(Math.ceil(seconds / MINUTE), 'minute');
  return format.format(Math.ceil(seconds / HOUR), 'hour');
}
