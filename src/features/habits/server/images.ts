import { dequal } from 'dequal/lite';
import type { PutBack } from '#features/journal/contract.ts';
import type { Image } from '#server/journal/images.ts';
import type { Entry, Kind } from '#server/journal/journal.ts';
import type { Day } from '#shared/day.ts';
import { pick } from '#shared/fields.ts';
import type { HabitChange, HabitEntry, StoredHabit } from '../contract.ts';
import type { Pause } from '../history.ts';

const SAID = ['completed', 'skipped', 'note'] as const;

const imageOf = (entry: HabitEntry): Image => pick(entry, SAID);

/** Days of habits as the journal keeps them: what was said of each, whole. */
export const DAY_KIND: Kind<HabitEntry> = {
  name: 'habitEntries',
  idOf: ({ habitId, date }) => `${habitId}:${date}`,
  imagesOf: (before, after) => ({ before: before && imageOf(before), after: imageOf(after) }),
};

/** The habit of an entry of any of these kinds. */
export const habitOf = ({ objectId }: Entry): string => objectId.split(':')[0]!;

/** The day of an entry of one. */
export const dayOfEntry = ({ objectId }: Entry): Day => objectId.split(':')[1] ?? '';

/** Where taking an entry back leads a day. @param habit null where it is gone */
export function wayBack(habit: { name: string } | null, now: HabitEntry | null, entry: Entry): PutBack {
  const { objectId, after } = entry;
  const told: PutBack = {
    kind: DAY_KIND.name,
    id: objectId,
    title: habit?.name ?? dayOfEntry(entry),
    deed: null,
    kept: [],
    reason: null,
  };
  if (!now) return { ...told, kept: [...SAID], reason: 'gone' };
  if (!dequal(imageOf(now), after)) return { ...told, kept: [...SAID], reason: 'changed' };
  return { ...told, deed: 'changed' };
}

/** A habit with the pauses that it has. */
export interface PausedHabit {
  id: string;
  name: string;
  pauses: readonly Pause[];
}

const pausesImage = ({ pauses }: PausedHabit): Image => ({
  pauses: pauses.map(({ from, until }) => ({ from, until })),
});

/** The pauses of a habit as the journal keeps them, whole. */
export const PAUSES_KIND: Kind<PausedHabit> = {
  name: 'habits',
  idOf: ({ id }) => id,
  imagesOf: (before, after) => ({ before: before && pausesImage(before), after: pausesImage(after) }),
};

/** Where taking an entry back leads the pauses of a habit. @param habit null where it is gone */
export function wayBackOfPauses(habit: PausedHabit | null, entry: Entry): PutBack {
  const told = { kind: PAUSES_KIND.name, id: entry.objectId, title: habit?.name ?? '', kept: [] as string[] };
  if (!habit) return { ...told, deed: null, kept: ['pauses'], reason: 'gone' };
  if (!dequal(pausesImage(habit), entry.after)) return { ...told, deed: null, kept: ['pauses'], reason: 'changed' };
  return { ...told, deed: 'changed', reason: null };
}

const REMINDER_FIELDS = ['reminderEnabled', 'reminderTimes', 'reminderDays', 'snoozed'] as const;
type ReminderField = (typeof REMINDER_FIELDS)[number];
export type RemindedHabit = Pick<StoredHabit, 'id' | 'name' | ReminderField>;

/** A change of anything else is not taken back by halves. */
export function saysReminders(change: HabitChange): boolean {
  const own: readonly string[] = [...REMINDER_FIELDS, 'reminderTime'];
  return Object.keys(change).every((field) => own.includes(field));
}

const changedIn = (before: RemindedHabit, after: RemindedHabit) =>
  REMINDER_FIELDS.filter((field) => !dequal(before[field], after[field]));

/** When a habit reminds, as the journal keeps it: what was changed of it. */
export const REMINDERS_KIND: Kind<RemindedHabit> = {
  name: 'habitReminders',
  idOf: ({ id }) => `${id}:reminders`,
  imagesOf: (before, after) => {
    const fields = before ? changedIn(before, after) : REMINDER_FIELDS;
    return { before: before && pick(before, fields), after: pick(after, fields) };
  },
};

/** Where taking an entry back leads the reminders of a habit. @param habit null where it is gone */
export function wayBackOfReminders(habit: RemindedHabit | null, entry: Entry): PutBack {
  const told = { kind: 'habits', id: habitOf(entry), title: habit?.name ?? '' };
  const fields = REMINDER_FIELDS.filter((field) => field in entry.after);
  if (!habit) return { ...told, deed: null, kept: fields, reason: 'gone' };
  if (!dequal(pick(habit, fields), entry.after)) return { ...told, deed: null, kept: fields, reason: 'changed' };
  return { ...told, deed: 'changed', kept: [], reason: null };
}
