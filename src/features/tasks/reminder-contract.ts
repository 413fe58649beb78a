import { z } from 'zod';
import { isDay } from '#shared/day.ts';
import { madeId } from '#shared/russian/made-id.ts';
import { BEFORE_MAX, REMINDERS_MAX } from './rules.ts';
import { texts } from './texts.ts';

const WALL = /^20\d{2}-[01]\d-[0-3]\dT(?:[01]\d|2[0-3]):[0-5]\d$/;

const beside = {
  id: madeId,
  snoozedUntil: z.iso
    .datetime({ offset: true, error: texts.reminders.invalid })
    .optional()
    .meta({ description: 'Put off until this instant, where its own time is earlier.' }),
};
const atTime = z.strictObject({
  ...beside,
  at: z
    .string(texts.reminders.timeInvalid)
    .regex(WALL, texts.reminders.timeInvalid)
    .refine((at) => isDay(at.slice(0, 10)), texts.reminders.timeInvalid)
    .meta({ description: 'By the clock on the wall of the account.', examples: ['2026-11-21T18:30'] }),
});
const beforeDue = z.strictObject({
  ...beside,
  beforeMinutes: z
    .int(texts.reminders.beforeInvalid)
    .min(0, texts.reminders.beforeInvalid)
    .max(BEFORE_MAX, texts.reminders.beforeInvalid)
    .meta({
      description: 'Before the deadline; of a day alone, before the time that the settings have for it.',
    }),
});

/** One time at which somebody is reminded of a task: a time of its own, or so long before the deadline. */
const said = z.union([atTime, beforeDue], texts.reminders.invalid);
export const reminder = said.meta({ id: 'Reminder' });
export type Reminder = z.output<typeof reminder>;

export const reminders = z
  .array(said, texts.reminders.invalid)
  .max(REMINDERS_MAX, texts.reminders.full)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, texts.reminders.twice);

const snoozed = z
  .strictObject({
    until: z.iso.datetime({ offset: true, error: texts.reminders.untilInvalid }).optional(),
    minutes: z
      .int(texts.reminders.untilInvalid)
      .min(1, texts.reminders.untilInvalid)
      .max(BEFORE_MAX, texts.reminders.untilInvalid)
      .optional(),
  })
  .refine(({ until, minutes }) => (until === undefined) !== (minutes === undefined), texts.reminders.untilInvalid);
/** Until when a reminder is put off: an instant, or so many minutes from now. */
export type Snooze = z.output<typeof snoozed>;
export const snoozeBody = snoozed;
