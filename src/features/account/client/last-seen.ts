import { browserZone } from '#client/lib/clock.ts';
import { addDays, dayOf, timeOf } from '#shared/day.ts';
import { dayWriter } from '#shared/russian/day-words.ts';
import type { Device } from '../contract.ts';
import { texts } from './texts.ts';

const longDay = dayWriter({ day: 'numeric', month: 'long', year: 'numeric' });

/** When a device was last in use. */
export const lastSeen = ({ current, lastSeenAt }: Pick<Device, 'current' | 'lastSeenAt'>, now = Date.now()): string =>
  current ? texts.devices.now : pastInstant(lastSeenAt, now);

/** A moment that has passed, in words of this browser's clock; of an earlier day than yesterday, the time only where `exact`. */
export function pastInstant(at: string, now = Date.now(), exact = false): string {
  const instant = Date.parse(at);
  const [day, today] = [dayOf(instant, browserZone), dayOf(now, browserZone)];
  const time = timeOf(instant, browserZone);
  if (day === today) return texts.devices.today(time);
  if (day === addDays(today, -1)) return texts.devices.yesterday(time);
  return exact ? texts.devices.onDay(longDay(day), time) : longDay(day);
}
