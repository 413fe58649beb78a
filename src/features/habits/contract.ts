import { z } from 'zod';
import { day, endpoint, instant } from '#shared/endpoint.ts';
import { creationOf } from '#shared/field-schemas.ts';
import { madeId } from '#shared/russian/made-id.ts';
import { text } from '#shared/russian/text-field.ts';
import { DAY_STATES } from './calendar.ts';
import { FRESH_HABIT, type OwnField } from './field-sets.ts';
import { HABIT_FIELDS, type HabitFields } from './fields.ts';
import {
  CLOCK_TIME,
  DESCRIPTION_MAX,
  EARLIEST_DAY,
  FREQUENCIES,
  HABIT_ICONS,
  HABIT_TYPES,
  HEX_COLOR,
  NAME_MAX,
  NOTE_MAX,
  PERIOD_TYPES,
  REMINDER_TIMES_MAX,
  TARGET_DAYS_MAX,
  TIMES_MAX,
  TIMES_OF_DAY,
} from './rules.ts';
import { texts } from './texts.ts';

export const habitEntry = z
  .object({
    habitId: z.string(),
    date: day,
    completed: z.boolean(),
    skipped: z.boolean(),
    /** Of a skipped day, the reason. */
    note: z.string().nullable(),
  })
  .meta({ id: 'HabitEntry' });
export type HabitEntry = z.output<typeof habitEntry>;

const schedule = {
  frequency: z.enum(FREQUENCIES),
  weekDays: z.array(z.int()),
  timesPerPeriod: z.int(),
  periodType: z.enum(PERIOD_TYPES),
};

const putOff = z.strictObject({ from: instant, until: instant }).nullable();

const stored = {
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  type: z.enum(HABIT_TYPES),
  icon: z.enum(HABIT_ICONS),
  color: z.string(),
  ...schedule,
  targetDays: z.int(),
  timeOfDay: z.enum(TIMES_OF_DAY),
  reminderTime: z.string().nullable(),
  reminderTimes: z.array(z.string()),
  /** 1 (Monday) … 7, on which of its days it reminds; on all where there is none. */
  reminderDays: z.array(z.int()),
  reminderEnabled: z.boolean(),
  snoozed: putOff.meta({
    description: 'The reminder that came at `from` comes again at `until`, unless the habit is dealt with.',
  }),
  createdAt: instant,
  createdOn: day,
  /** What it went by before, the earliest first: each day and period is judged by the schedule of its time. */
  earlierSchedules: z.array(z.object({ ...schedule, until: day })),
  /** By which habits stand: compare by code point, ties by id. */
  rank: z.string(),
} satisfies Record<keyof HabitFields, z.ZodType>;
const { createdOn, ...told } = stored;
/** Stretches in which it rested; the last one lasts while it has no end. */
const pauses = z.array(z.object({ from: day, until: day.nullable() }));

/** A habit as the feed tells it: with its pauses, and without what is reckoned from its marks. */
export const writtenHabit = z.object({ ...stored, pauses }).meta({ id: 'WrittenHabit' });
export type WrittenHabit = z.output<typeof writtenHabit>;

/** What follows from a habit's marks and pauses is told beside its fields. */
export const habit = z
  .object({
    ...told,
    pauses,
    isActive: z.boolean(),
    /** The creation day or the earliest mark, whichever is earlier. */
    startedOn: day,
    dueToday: z.boolean(),
    completedToday: z.boolean(),
    currentStreak: z.int(),
    /** Weeks or months of that streak that met their quota; null where the frequency names its days. */
    streakPeriods: z.int().nullable(),
    /** Marks of the present period and how many it asks for; null where the frequency names its days. */
    quota: z.object({ completed: z.int(), required: z.int() }).nullable(),
    todaysEntry: habitEntry.nullable(),
    /** What a calendar shows of the last seven days, today last. */
    lastDays: z.array(z.enum(DAY_STATES)),
  })
  .meta({ id: 'Habit' });
export type Habit = z.output<typeof habit>;
/** A habit as it is kept. */
export type StoredHabit = Pick<Habit, keyof typeof told> & { createdOn: z.output<typeof createdOn> };

const completion = { totalEntries: z.int(), completedEntries: z.int(), completionRate: z.int(), pausedDays: z.int() };

export const habitStats = z.object({
  ...completion,
  currentStreak: z.int(),
  streakPeriods: z.int().nullable(),
  longestStreak: z.int(),
  weeks: z.array(z.object({ startDate: day, ...completion })),
});
export type HabitStats = z.output<typeof habitStats>;

const count = (max: number) => z.int(texts.wholeNumber).min(1, texts.atLeastOne).max(max, texts.atMost(max));
const flag = z.boolean(texts.flagInvalid);

const weekDays = z.array(
  z.int(texts.weekDayInvalid).min(1, texts.weekDayInvalid).max(7, texts.weekDayInvalid),
  texts.weekDayInvalid,
);

const saidInstant = z.iso.datetime(texts.snoozeInvalid);

/** What may be said of a field; null of one that has no null is as if nothing were said. */
const said = {
  name: text({ min: texts.nameRequired, max: NAME_MAX }),
  description: text({ max: DESCRIPTION_MAX }).nullable(),
  type: z.enum(HABIT_TYPES, texts.typeInvalid),
  icon: z.enum(HABIT_ICONS, texts.iconRequired),
  color: z.string(texts.colorRequired).regex(HEX_COLOR, texts.colorRequired),
  frequency: z.enum(FREQUENCIES, texts.frequencyInvalid),
  weekDays: weekDays.nullable(),
  timesPerPeriod: count(TIMES_MAX),
  periodType: z.enum(PERIOD_TYPES, texts.periodInvalid),
  targetDays: count(TARGET_DAYS_MAX),
  timeOfDay: z.enum(TIMES_OF_DAY, texts.timeOfDayInvalid),
  reminderTime: z.string(texts.timeInvalid).regex(CLOCK_TIME, texts.timeInvalid).or(z.literal('')).nullable(),
  reminderTimes: z
    .array(z.string(texts.timeInvalid).regex(CLOCK_TIME, texts.timeInvalid), texts.timeInvalid)
    .max(REMINDER_TIMES_MAX, texts.remindersMany),
  reminderDays: weekDays,
  reminderEnabled: flag,
  snoozed: z.strictObject({ from: saidInstant, until: saidInstant }, texts.snoozeInvalid).nullable(),
} satisfies { [F in OwnField]: z.ZodType<unknown, Habit[F] | null> };

/** What the create dialog sends; everything but the name has a default. */
export const habitInput = z.object({
  ...creationOf(said, HABIT_FIELDS, [
    'type',
    'icon',
    'color',
    'frequency',
    'timesPerPeriod',
    'periodType',
    'targetDays',
    'timeOfDay',
    'reminderEnabled',
  ]),
  isActive: flag.default(true),
});
/** A creation as it is sent, before defaults. */
export type NewHabit = z.input<typeof habitInput>;

/** `afterHabitId` moves it: behind that one, first where it is null, to the end where it is gone. */
export const habitChange = z.object({ ...said, isActive: flag, afterHabitId: z.string().nullable() }).partial();
export type HabitChange = z.output<typeof habitChange>;

const markedDay = z.iso.date(texts.dateInvalid).refine((date) => date >= EARLIEST_DAY, texts.dateEarly);

/** A skipped day is not completed, whatever else is sent. */
export const entryInput = z
  .object({
    date: markedDay,
    completed: flag.optional(),
    skipped: flag.default(false),
    note: text({ max: NOTE_MAX }).nullish(),
  })
  .refine(({ completed, skipped }) => completed !== undefined || skipped, {
    path: ['completed'],
    error: texts.markRequired,
  });
export type EntryInput = z.output<typeof entryInput>;

const rangeDay = z.iso.date(texts.dateInvalid).optional();
const range = z
  .object({ startDate: rangeDay, endDate: rangeDay })
  .refine(({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate, {
    path: ['startDate'],
    error: texts.rangeReversed,
  });
export type EntryRange = z.output<typeof range>;

export const listHabits = endpoint({
  method: 'GET',
  path: '/api/habits',
  summary: texts.calls.list,
  reply: z.array(habit),
  cached: true,
  heavy: 'reading',
});
export const listTodayHabits = endpoint({
  method: 'GET',
  path: '/api/habits/today',
  summary: texts.calls.today,
  reply: z.array(habit),
  cached: true,
  heavy: 'reading',
});
export const createHabit = endpoint({
  method: 'POST',
  path: '/api/habits',
  summary: texts.calls.create,
  body: habitInput.extend({ id: madeId.optional() }),
  reply: habit,
  fresh: FRESH_HABIT,
  status: 201,
  statusAgain: 200,
  errors: [410],
});
export const updateHabit = endpoint({
  method: 'PUT',
  path: '/api/habits/:id',
  summary: texts.calls.update,
  body: habitChange,
  reply: habit,
  fresh: FRESH_HABIT,
});
export const deleteHabit = endpoint({
  method: 'DELETE',
  path: '/api/habits/:id',
  summary: texts.calls.remove,
  status: 204,
});
export const listEntries = endpoint({
  method: 'GET',
  path: '/api/habits/:id/entries',
  summary: texts.calls.entries,
  query: range,
  reply: z.array(habitEntry),
  cached: true,
  heavy: 'reading',
});
export const markHabit = endpoint({
  method: 'POST',
  path: '/api/habits/:id/entries',
  summary: texts.calls.mark,
  body: entryInput,
  reply: habitEntry,
});
export const getHabitStats = endpoint({
  method: 'GET',
  path: '/api/habits/:id/stats',
  summary: texts.calls.stats,
  query: range,
  reply: habitStats,
  cached: true,
  heavy: 'reading',
});
export const toggleHabit = endpoint({
  method: 'POST',
  path: '/api/habits/:id/toggle',
  summary: texts.calls.toggle,
  reply: habit,
  fresh: FRESH_HABIT,
});
