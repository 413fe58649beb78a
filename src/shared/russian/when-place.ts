import { addDays, type Day, startOfWeek } from '../day.ts';
import { type Clock, type HourMinute, MIDNIGHT, type Piece } from './when-piece.ts';
import { inPart, PART_HOURS } from './when-time.ts';

const WAKING = { from: 7 * 60, to: 22 * 60 };

/** A number of the clock with its two digits. */
export const pad = (value: number): string => String(value).padStart(2, '0');

/** Readings of a time as minutes since midnight, one or two: where it is not exact, those in waking hours. */
function readings(time: HourMinute): number[] {
  const minutes = time.hour * 60 + time.minute;
  return time.exact
    ? [minutes]
    : [minutes % 720, (minutes % 720) + 720].filter((at) => at >= WAKING.from && at <= WAKING.to);
}

const asTime = (minutes: number) => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;

/** The time on a given day: the first reading in waking hours that has not passed. */
export function timeOnDay(time: HourMinute, day: Day, clock: Clock): string {
  const options = readings(time);
  const open = day === clock.today ? options.find((at) => at > clock.minute) : options[0];
  return asTime(open ?? options.at(-1)!);
}

/** The next moment at which a clock shows that time. */
export function nextTime(time: HourMinute, clock: Clock): { day: Day; time: string } {
  const options = readings(time);
  for (let days = 0; ; days++) {
    const next = options.find((at) => days * MIDNIGHT + at > clock.minute);
    if (next !== undefined) return { day: addDays(clock.today, days), time: asTime(next) };
  }
}

/** The day that pieces name together; undefined where they name none. */
export function dayOfPieces(used: readonly Piece[]): Day | undefined {
  const weekday = used.find((piece) => piece.weekday)?.weekday;
  const weekOf = used.find((piece) => piece.weekOf)?.weekOf;
  if (weekday && weekOf) return addDays(startOfWeek(weekOf), weekday - 1);
  const exact = used.filter(({ day, vague }) => day !== undefined && !vague);
  const first = used.find(({ day }) => day !== undefined);
  const days = exact.length > 0 && (first?.vague || weekOf) ? exact : used;
  const dated = days.findLast((piece) => piece.day !== undefined && !piece.weekday);
  return dated?.day ?? days.find((piece) => piece.day)?.day;
}

/** «с 10 до 11 вечера»: of the two times that a clock shows so, a span begins at the one from which it is shorter. */
function beginning(time: HourMinute, end: HourMinute | undefined): HourMinute {
  if (time.exact || time.hour === 12 || !end?.exact) return time;
  const minutes = time.hour * 60 + time.minute;
  const until = (from: number) => (end.hour * 60 + end.minute - from + 2 * MIDNIGHT - 1) % MIDNIGHT;
  return until(minutes) <= until(minutes + 720) ? time : { ...time, hour: time.hour + 12, exact: true };
}

/** The time that they name. */
export function timeOfPieces(used: readonly Piece[]): { time: HourMinute; nextDay: boolean } | null {
  const [clock, end] = used.filter(({ time }) => time !== undefined);
  const vague = used.find((piece) => piece.part);
  if (clock?.time) {
    const nextDay = clock.nextDay === true;
    if (!vague) return { time: beginning(clock.time, end?.time), nextDay };
    const placed = inPart(clock.time, vague.part!);
    return { time: placed.time, nextDay: placed.nextDay || nextDay };
  }
  if (!vague) return null;
  return { time: { hour: vague.hour ?? PART_HOURS[vague.part!], minute: 0, exact: true }, nextDay: false };
}

/** The day and the time of a moment that was said. */
export function place(
  said: Day | undefined,
  at: ReturnType<typeof timeOfPieces>,
  clock: Clock,
): { day: Day; time: string | null } {
  if (!at) return { day: said ?? clock.today, time: null };
  // At night, in a day that goes on, nobody means the evening that is over.
  if (clock.minute >= MIDNIGHT && (said ?? clock.today) === clock.today) return nextTime(at.time, clock);
  if (!said) return nextTime(at.time, clock);
  const time = timeOnDay(at.time, said, clock);
  // «сегодня в два часа ночи», said in the evening, is the night that comes.
  const night =
    said === clock.today && at.time.hour < 5 && at.time.exact && at.time.hour * 60 + at.time.minute < clock.minute;
  return { day: at.nextDay || night ? addDays(said, 1) : said, time };
}
