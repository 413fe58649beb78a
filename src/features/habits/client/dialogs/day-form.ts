import { z } from 'zod';
import { type Day, isDay } from '#shared/day.ts';
import { text } from '#shared/russian/text-field.ts';
import type { DayMark } from '../../edits.ts';
import { MARKS } from '../../marks.ts';
import { EARLIEST_DAY, NOTE_MAX } from '../../rules.ts';
import { texts } from '../texts.ts';

/** What may be said of a day, up to today. */
export const dayForm = (today: Day) =>
  z.object({
    date: z
      .string()
      .refine((date) => isDay(date) && date >= EARLIEST_DAY, { error: texts.day.early, abort: true })
      .refine((date) => date <= today, texts.day.future),
    choice: z.enum(MARKS),
    note: text({ max: NOTE_MAX }),
  });
export type DayValues = z.output<ReturnType<typeof dayForm>>;

/** What is sent. */
export const toMark = ({ date, choice, note }: DayValues): DayMark => ({
  date: date as Day,
  completed: choice === 'completed',
  skipped: choice === 'skipped',
  note: note || null,
});
