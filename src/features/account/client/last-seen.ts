import { browserZone } from '#client/lib/clock.ts';
import { addDays, dayOf, timeOf } from '#shared/day.ts';
import { dayWriter } from '#shared/russian/day-words.ts';
import type { Device } from '../contract.ts';
import { texts } from './texts.ts';

const longDay = dayWriter({ day: 'numeric', month: 'long', year: 'numeric' });

/** When a device was last in use, in words of this browser's clock. */
export function lastSeen({ current, lastSeenAt }: Pick<Device, 'current' | 'lastSeenAt'>, now = Date.now()): string {
  if (current) return texts.devices.now;
  const instant = Date.parse(lastSeenAt);
  const [day, today] = [dayOf(instant, browserZone), dayOf(now, browserZone)];
  const time = timeOf(instant, browserZone);
  if (day === today) return texts.devices.today(time);
  return day === addDays(today, -1) ? texts.devices.yesterday(time) : longDay(day);
}
