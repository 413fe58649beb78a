import { z } from 'zod';
import type { Task } from '#features/tasks/contract.ts';
import { addDays, type Day, dayOf, instantOf, MINUTE, timeOf } from '#shared/day.ts';
import { shortened } from '#shared/shorten.ts';
import type { FocusSession, SessionCorrection } from '../contract.ts';
import { DURATION_MAX, pastMinutes, type Stretch } from '../rules.ts';
import { NO_TASK, TITLE_SHOWN, taskChoices } from './session-choice.ts';
import { texts } from './texts.ts';

/** A session of the past as a form has it, on the wall of the account's zone. An end before the start is of the next day. */
export interface PastForm {
  taskId: string;
  day: Day;
  startTime: string;
  endTime: string;
  /** Empty where they are to be reckoned from the times. */
  actualDurationMinutes: string;
}

const time = z.string().regex(/^\d\d:\d\d$/, texts.past.timeMissing);
const areMinutes = (text: string) =>
  Number.isInteger(Number(text)) && Number(text) >= 0 && Number(text) <= DURATION_MAX;

export const pastForm = z.object({
  taskId: z.string(),
  day: z.iso.date(texts.past.dayMissing),
  startTime: time,
  endTime: time,
  actualDurationMinutes: z.string().trim().refine(areMinutes, texts.past.minutesInvalid),
});

/** Minutes of a session that nothing is said of yet. */
const HALF_AN_HOUR = 30;
/** Of completed tasks, the last ones may be chosen. */
const COMPLETED_SHOWN = 30;
/** A task that is there no more. */
const GONE = 'gone-task';

/** What the form of a session begins with; of a new one, the half hour until now. */
export function pastFormOf(session: FocusSession | undefined, now: number, zone: string): PastForm {
  const startedAt = session ? Date.parse(session.startTime) : now - HALF_AN_HOUR * MINUTE;
  const endedAt = session ? Date.parse(session.endTime!) : now;
  return {
    taskId: session?.taskId ?? (session?.taskTitle ? GONE : NO_TASK),
    day: dayOf(startedAt, zone),
    startTime: timeOf(startedAt, zone),
    endTime: timeOf(endedAt, zone),
    actualDurationMinutes: '',
  };
}

/** From when to when it lasted. */
export function stretchOf({ day, startTime, endTime }: PastForm, zone: string): Stretch {
  const until = endTime < startTime ? addDays(day, 1) : day;
  return { startedAt: instantOf(day, startTime, zone), endedAt: instantOf(until, endTime, zone) };
}

/** What is sent of it: of a correction, only what is another than before. */
export function saidOf(values: PastForm, before: PastForm | undefined, zone: string): SessionCorrection {
  const [is, was] = [stretchOf(values, zone), before && stretchOf(before, zone)];
  const { taskId, actualDurationMinutes: minutes } = values;
  return {
    ...(taskId !== before?.taskId && { taskId: taskId === NO_TASK ? null : taskId }),
    ...(is.startedAt !== was?.startedAt && { startTime: new Date(is.startedAt).toISOString() }),
    ...(is.endedAt !== was?.endedAt && { endTime: new Date(is.endedAt).toISOString() }),
    ...(minutes !== '' && { actualDurationMinutes: Number(minutes) }),
  };
}

/** The minutes that would count where none are said; null while the times are not whole. */
export function reckonedMinutes(
  values: PastForm,
  before: PastForm,
  session: FocusSession | undefined,
  zone: string,
): number | null {
  if (!pastForm.omit({ actualDurationMinutes: true }).safeParse(values).success) return null;
  const { startTime, endTime } = saidOf(values, session && before, zone);
  if (session && startTime === undefined && endTime === undefined) return session.actualDurationMinutes;
  return Math.max(0, pastMinutes({ ...stretchOf(values, zone), pausedFor: session?.pausedMs ?? 0 }, undefined));
}

/** Active tasks, those that were completed last, and that of the session. */
export function pastTaskChoices(tasks: readonly Task[], session: FocusSession | undefined) {
  const { taskId = null, taskTitle = null } = session ?? {};
  const choices = taskChoices(tasks, taskId ?? undefined);
  const known = new Set(choices.map(({ value }) => value));
  const completed = tasks
    .filter(({ id, completedAt }) => completedAt !== null && !known.has(id))
    .sort((a, b) => (a.completedAt! < b.completedAt! ? 1 : -1))
    .slice(0, COMPLETED_SHOWN);
  const gone = taskTitle !== null && (taskId === null || !known.has(taskId));
  return [
    ...choices,
    ...(gone ? [{ value: taskId ?? GONE, label: shortened(taskTitle, TITLE_SHOWN) }] : []),
    ...completed.map(({ id, title }) => ({ value: id, label: shortened(title, TITLE_SHOWN) })),
  ];
}
