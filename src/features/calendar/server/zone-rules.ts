import {
  addDays,
  type Day,
  dayOf,
  daysOf,
  endOfMonth,
  HOUR,
  instantOf,
  MINUTE,
  wallClock,
  weekdayOf,
} from '#shared/day.ts';

/** A change of a zone's clocks, or with which offset the time begins that is told of. Offsets are milliseconds. */
export interface ClockChange {
  /** What the clock showed, by the offset before. */
  wall: number;
  before: number;
  after: number;
  /** By the years' rule it comes again: the month, and which weekday of it, -1 for the last. */
  yearly?: { month: number; nth: number; weekday: number };
}

/** Milliseconds by which the clocks of a zone are ahead of UTC at an instant. */
export const offsetAt = (instant: number, zone: string): number => {
  const { year, month, day, hour, minute, second } = wallClock(instant, zone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
};

/** The first minute between two instants at which the offset is another one. */
function changeBetween(from: number, to: number, zone: string): number {
  const before = offsetAt(from, zone);
  let [early, late] = [from, to];
  while (late - early > MINUTE) {
    const middle = early + Math.floor((late - early) / 2 / MINUTE) * MINUTE;
    if (offsetAt(middle, zone) === before) early = middle;
    else late = middle;
  }
  return late;
}

/** Every change on some days, in order. */
function changesIn(from: Day, to: Day, zone: string): ClockChange[] {
  const found: ClockChange[] = [];
  let at = instantOf(from, '00:00', zone);
  for (const day of daysOf(addDays(from, 1), to)) {
    const next = instantOf(day, '00:00', zone);
    if (offsetAt(at, zone) !== offsetAt(next, zone)) {
      const instant = changeBetween(Math.floor(at / MINUTE) * MINUTE, next, zone);
      const before = offsetAt(instant - MINUTE, zone);
      found.push({ wall: instant + before, before, after: offsetAt(instant, zone) });
    }
    at = next;
  }
  return found;
}

const placeOf = ({ wall }: ClockChange) => {
  const day = dayOf(wall, 'UTC');
  const date = Number(day.slice(8));
  return {
    month: Number(day.slice(5, 7)),
    nth: Math.ceil(date / 7),
    weekday: weekdayOf(day),
    isLast: endOfMonth(day) < addDays(day, 7),
    time: wall % (24 * HOUR),
  };
};

/** What rule the same change of several years goes by; undefined where it goes by none. */
function ruleOf(changes: readonly ClockChange[]): ClockChange['yearly'] {
  const [first, ...rest] = changes.map(placeOf);
  if (!first || rest.length === 0) return undefined;
  const same = (key: 'month' | 'weekday' | 'time' | 'nth') => rest.every((place) => place[key] === first[key]);
  if (!same('month') || !same('weekday') || !same('time')) return undefined;
  const { month, weekday, nth } = first;
  if ([first, ...rest].every(({ isLast }) => isLast)) return { month, weekday, nth: -1 };
  return same('nth') ? { month, weekday, nth } : undefined;
}

/**
 * How the clocks of a zone go in some years: with which offset the first begins, and each change. Where every year changes
 * them twice by one rule, the two rules: some calendars look at nothing else.
 */
export function clockChanges(zone: string, years: { from: number; to: number }): ClockChange[] {
  const [from, to] = [`${years.from}-01-01`, `${years.to}-12-31`];
  const start = instantOf(from, '00:00', zone);
  const offset = offsetAt(start, zone);
  const begin: ClockChange = { wall: start + offset, before: offset, after: offset };
  const changes = changesIn(from, to, zone);
  const ahead = changes.filter(({ before, after }) => after > before);
  const back = changes.filter(({ before, after }) => after < before);
  const count = years.to - years.from + 1;
  const rules = [ahead, back].map(ruleOf);
  const isRegular = ahead.length === count && back.length === count && !rules.includes(undefined);
  if (!isRegular) return [begin, ...changes];
  const yearly = [ahead[0]!, back[0]!].map((change, index) => ({ ...change, yearly: rules[index]! }));
  return [begin, ...yearly.sort((a, b) => a.wall - b.wall)];
}
