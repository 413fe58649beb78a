import { z } from 'zod';
import { day } from '#shared/endpoint.ts';
import { RULE_MAX, readRule } from '#shared/repeat/rule.ts';
import { REPEATS_MAX } from './rules.ts';
import { texts } from './texts.ts';

/** How a task repeats, as it is said. */
export const repeatSaid = z.object({
  rule: z
    .string()
    .max(RULE_MAX, texts.repeat.ruleInvalid)
    .refine((rule) => readRule(rule) !== null, texts.repeat.ruleInvalid)
    .meta({
      description:
        'RRULE of RFC 5545 without DTSTART: FREQ from DAILY to YEARLY, INTERVAL, BYDAY, BYMONTHDAY, BYMONTH, BYSETPOS, and UNTIL (a day) or COUNT (tasks of the series).',
      examples: ['FREQ=DAILY', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', 'FREQ=MONTHLY;BYMONTHDAY=-1'],
    }),
  from: z.enum(['due', 'completion'], texts.repeat.fromInvalid).meta({
    description: 'The next day counts from the one that was due, or from the one on which the task was completed.',
  }),
  calendar: z.enum(['all', 'workdays'], texts.repeat.calendarInvalid).meta({
    description: 'Among which days the rule chooses: all, or the working days of Russia.',
  }),
  start: z.iso
    .date(texts.dueInvalid)
    .optional()
    .meta({ description: 'The day from which the periods of the rule count: the deadline, where nothing is said.' }),
  index: z.int().min(1).max(REPEATS_MAX).optional().meta({ description: 'Which of its series the task is, from 1.' }),
});
/** As it is kept. */
export const repeat = z
  .object({
    rule: z.string(),
    from: z.enum(['due', 'completion']),
    calendar: z.enum(['all', 'workdays']),
    start: day,
    index: z.int(),
  })
  .meta({ id: 'Repeat' });
