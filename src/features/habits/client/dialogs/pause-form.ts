import { z } from 'zod';
import { type Day, isDay } from '#shared/day.ts';
import type { Pause } from '../../history.ts';
import { type HabitRest, LATEST_DAY, stretchOf } from '../../resting.ts';
import { EARLIEST_DAY } from '../../rules.ts';
import { texts } from '../texts.ts';

/** The choice of a pause that there is not yet. */
export const NEW_PAUSE = 'new';

/** A pause as the value of a choice. */
export const choiceOf = ({ from, until }: Pause): string => `${from} ${until ?? ''}`;

const pausedDay = z
  .string()
  .refine((day) => isDay(day) && day >= EARLIEST_DAY && day <= LATEST_DAY, { error: texts.pause.dayInvalid });

/** Which pause, from which day, and up to and with which; without an end where that is empty. */
export const pauseForm = z
  .object({ which: z.string(), from: pausedDay, to: pausedDay.or(z.literal('')) })
  .refine(({ from, to }) => to === '' || from <= to, { path: ['to'], error: texts.pause.reversed });
export type PauseValues = z.output<typeof pauseForm>;

/** What the form shows of a pause; of a new one, today. */
export function valuesOf(pause: Pause | undefined, today: Day): PauseValues {
  if (!pause) return { which: NEW_PAUSE, from: today, to: '' };
  const { from, to } = stretchOf(pause);
  return { which: choiceOf(pause), from, to: to ?? '' };
}

/** What lifts a pause of those habits that have it. */
export const lifting = (habits: readonly { id: string; pauses: readonly Pause[] }[], pause: Pause): HabitRest[] =>
  habits
    .filter(({ pauses }) => pauses.some((other) => choiceOf(other) === choiceOf(pause)))
    .map(({ id }) => ({ id, lifted: [stretchOf(pause)], paused: [] }));

/** What the form says: a new pause of every habit, or other days for one, of those that have it. */
export function restsOf(
  habits: readonly { id: string; pauses: readonly Pause[] }[],
  { which, from, to }: PauseValues,
): HabitRest[] {
  const paused = [{ from, to: to || null }];
  const known = habits.flatMap(({ pauses }) => pauses).find((pause) => choiceOf(pause) === which);
  if (!known) return habits.map(({ id }) => ({ id, lifted: [], paused }));
  return lifting(habits, known).map((rest) => ({ ...rest, paused }));
}
