import { dayOf, HOUR, instantOf } from '#shared/day.ts';
import { changedDue, type When } from '#shared/russian/when.ts';
import type { Clock } from '#shared/russian/when-piece.ts';

/** That time on the day of `before`; where a clock of twelve hours leaves it open, the reading that comes later. */
function onDayOf(before: When, when: When, clock: Clock): When {
  if (!when.clockTime) return when;
  const wholeDay = instantOf(before.day, '23:59', clock.zone);
  const due = changedDue(wholeDay, { kind: 'time', time: when.clockTime }, clock)!;
  const evening = due + 12 * HOUR;
  const turns = !when.clockTime.exact && before.hasTime && due <= before.due && evening > before.due;
  return { ...when, day: before.day, due: turns && dayOf(evening, clock.zone) === before.day ? evening : due };
}

/** «завтра в девять …, а в одиннадцать …»: the second time is of the same day. */
export function inheritDays<Item extends { when: When | null }>(items: readonly Item[], clock: Clock): Item[] {
  let last: When | null = null;
  return items.map((item) => {
    const { when } = item;
    if (when?.saysDay) last = when;
    if (!last || !when?.time || when.saysDay || when.relative) return item;
    last = onDayOf(last, when, clock);
    return { ...item, when: last };
  });
}
