import { HOUR, MINUTE } from '../day.ts';

const format = new Intl.RelativeTimeFormat('ru');
const DAY = 24 * HOUR;

const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** How long ago an instant was, in its largest whole unit: «5 минут назад»; within a minute «только что». */
export function ago(instant: number, now: number): string {
  const passed = now - instant;
  const unit = UNITS.find(([, length]) => passed >= length);
  return unit ? format.format(-Math.floor(passed / unit[1]), unit[0]) : 'только что';
}
