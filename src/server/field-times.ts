import type { Clock } from './clock.ts';
import type { Actor } from './context.ts';

/** When a person did what they ask for: now, unless their device says otherwise. */
export const intentionOf = ({ changedAt }: Actor, clock: Pick<Clock, 'now'>): number => changedAt ?? clock.now();

type FieldTimes = Record<string, number>;

/** As it stands in the column: empty where nothing was changed since there are times. */
const read = (text: string): FieldTimes => (text === '' ? {} : JSON.parse(text));

/**
 * True for what is not older than what was said before, at `before`. A change of now is the latest always, also where the clock
 * was moved back meanwhile.
 */
export const isLatest = ({ changedAt }: Pick<Actor, 'changedAt'>, before: number, now: number): boolean =>
  changedAt === undefined || changedAt >= Math.min(before, now);

/** An actor who takes something back: whatever was said of it at some moments, in epoch milliseconds, what stood before stands again. */
export const notBefore = <A extends Pick<Actor, 'changedAt'>>(actor: A, ...moments: readonly number[]): A =>
  actor.changedAt === undefined ? actor : { ...actor, changedAt: Math.max(actor.changedAt, ...moments) };

/** A change as it is merged into an object, and what the object then knows of its fields' times. */
export interface Merged<Change> {
  change: Partial<Change>;
  /** What was said too early for that. */
  lost: Partial<Change>;
  /** As it is to stand in the column. */
  times: string;
  /** Whether anything is left of the change, or it said nothing in the first place. */
  applies: boolean;
}

/**
 * Leaves of a change what is not older than what its object says already: of each field the last one who changed it wins,
 * whoever is heard first.
 * @param text the object's column of times
 * @param clocksOf by which times a field is decided: its own where absent; none for what goes by arrival
 */
export function merge<Change extends object>(
  text: string,
  said: Change,
  actor: Pick<Actor, 'changedAt'>,
  now: number,
  clocksOf: (field: string & keyof Change) => readonly string[] = (field) => [field],
): Merged<Change> {
  const times = read(text);
  const entries = Object.entries(said).filter(([, value]) => value !== undefined) as [string & keyof Change, unknown][];
  const won = entries.filter(([field]) => clocksOf(field).every((clock) => isLatest(actor, times[clock] ?? 0, now)));
  const lost = entries.filter((entry) => !won.includes(entry));
  const at = actor.changedAt ?? now;
  for (const [field] of won) for (const clock of clocksOf(field)) times[clock] = at;
  return {
    change: Object.fromEntries(won) as Partial<Change>,
    lost: Object.fromEntries(lost) as Partial<Change>,
    times: Object.keys(times).length > 0 ? JSON.stringify(times) : '',
    applies: won.length > 0 || entries.length === 0,
  };
}

/** When a field was last changed; undefined where that is not known. */
export const timeOf = (text: string, field: string): number | undefined => read(text)[field];

/** The same times, with that of one more field. */
export const withTime = (text: string, field: string, at: number): string =>
  JSON.stringify({ ...read(text), [field]: at });

/** The same times, with a moment of one more field where it is the latest of it. */
export const withLatest = (text: string, field: string, at: number): string =>
  withTime(text, field, Math.max(at, timeOf(text, field) ?? at));

/** The times of those fields alone for which a test holds. */
export function keepTimes(text: string, isKept: (field: string) => boolean): string {
  const times = Object.entries(read(text)).filter(([field]) => isKept(field));
  return times.length > 0 ? JSON.stringify(Object.fromEntries(times)) : '';
}

/** Whether any field but that one was changed after a moment. */
export const isChangedAfter = (text: string, at: number, but: string): boolean =>
  Object.entries(read(text)).some(([field, time]) => field !== but && time > at);
