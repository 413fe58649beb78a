import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { habit } from './contract.ts';
import { LATEST_DAY, STRETCHES_MAX } from './resting.ts';
import { EARLIEST_DAY } from './rules.ts';
import { texts } from './texts.ts';

/** As many habits as an account may hold. */
const HABITS_MAX = 500;

const pausedDay = z.iso
  .date(texts.dateInvalid)
  .refine((date) => date >= EARLIEST_DAY, texts.dateEarly)
  .refine((date) => date <= LATEST_DAY, texts.pauseLate);

/** Days from one to another, both among them. */
export const stretch = z
  .object({ from: pausedDay, to: pausedDay.nullable().meta({ description: 'Null: without an end.' }) })
  .refine(({ from, to }) => to === null || from <= to, { path: ['to'], error: texts.pauseReversed });

const stretches = z.array(stretch).max(STRETCHES_MAX, texts.atMost(STRETCHES_MAX)).default([]);

/**
 * Says of days whether habits rest on them: those of `lifted` are no pause any more, those of `paused` are. What of the habits is
 * not there any more is passed over.
 */
export const restHabits = endpoint({
  method: 'POST',
  path: '/api/habits/pauses',
  summary: texts.calls.rest,
  body: z.object({
    habits: z
      .array(z.object({ id: z.string(), lifted: stretches, paused: stretches }))
      .min(1, texts.atLeastOne)
      .max(HABITS_MAX, texts.atMost(HABITS_MAX)),
  }),
  reply: z.array(habit),
  errors: [404],
});
export type HabitRests = z.output<typeof restHabits.body>['habits'];
