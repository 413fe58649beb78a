import { dequal } from 'dequal/lite';
import type { PutBack } from '#features/journal/contract.ts';
import type { Image } from '#server/journal/images.ts';
import type { Entry, Kind } from '#server/journal/journal.ts';
import type { Day } from '#shared/day.ts';
import { pick } from '#shared/fields.ts';
import type { HabitEntry } from '../contract.ts';
import type { Pause } from '../history.ts';

const SAID = ['completed', 'skipped', 'note'] as const;

const imageOf = (entry: HabitEntry): Image => pick(entry, SAID);

/** Days of habits as the journal keeps them: what was said of each, whole. */
export const DAY_KIND: Kind<HabitEntry> = {
  name: 'habitEntries',
  idOf: ({ habitId, date }) => `${habitId}:${date}`,
  imagesOf: (before, after) => ({ before: before && imageOf(before), after: imageOf(after) }),
};

/** The habit and the day of an entry. */
export function dayOfEntry({ objectId }: Entry): { habitId: string; date: Day } {
  const [habitId = '', date = ''] = objectId.split(':');
  return { habitId, date };
}

/** Where taking an entry back leads a day. @param habit null where it is gone */
export function wayBack(habit: { name: string } | null, now: HabitEntry | null, entry: Entry): PutBack {
  const { objectId, after } = entry;
  const told: PutBack = {
    kind: DAY_KIND.name,
    id: objectId,
    title: habit?.name ?? dayOfEntry(entry).date,
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
