import { paths } from '#shared/paths.ts';
import type { PushNotice } from '#shared/push-notice.ts';
import { snoozeWords } from '#shared/russian/snooze-words.ts';
import { shortened } from '#shared/shorten.ts';
import type { HabitMoment } from '../reminders.ts';
import { texts } from './texts.ts';

/** Characters of a title: a push holds less than 4 KB. */
const NAME_MAX = 100;

/** One notice of a habit stands in the place of the one before. */
export const habitTag = (id: string) => `habit-${id}`;

/** A habit's reminder as a device shows it, whoever has it shown. */
export const habitNotice = (
  { id, name }: { id: string; name: string },
  { at, time, day }: HabitMoment,
): PushNotice => ({
  kind: 'habit',
  id,
  day,
  title: texts.title(shortened(name, NAME_MAX)),
  body: texts.text(time),
  url: paths.habits,
  actions: [
    { action: 'done', title: texts.action },
    { action: 'snooze', title: snoozeWords.shortest },
  ],
  tag: habitTag(id),
  at,
});
