import type { Day } from '#shared/day.ts';

/** What an account's calendar can be made of. */
export const KINDS = ['deadlines', 'plans', 'sessions'] as const;
export type Kind = (typeof KINDS)[number];

/** Days before and behind today that it tells of. */
export const TELLS = { behind: 60, ahead: 730 };
/** The most that it tells of each kind, which some two hundred kilobytes are: whoever has more is told the nearest. */
export const TOLD_MOST = 1000;
/** What something planned at a time takes that nobody has estimated. */
export const PLANNED_MINUTES = 30;

/** When something is: on a day, or from an instant on, until another where it lasts. */
export type When = { day: Day } | { from: number; to: number | null };

/** One entry of a calendar that others read. */
export interface Entry {
  /** The same as long as it is about the same. */
  uid: string;
  title: string;
  when: When;
  changedAt: number;
  /** Whether whoever looks for free time finds none in it. */
  busy: boolean;
  taskId: string | null;
}

/** Control characters and ends of lines, which a line of a calendar may not hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are meant
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** A title as one line of text. */
export const oneLine = (title: string): string => title.replace(UNSAFE, ' ').trim();

/** Calendars of others that one account may have. */
export const SOURCES_MOST = 5;
export const SOURCE_NAME_MAX = 60;
export const ADDRESS_MAX = 1000;
/** Bytes of a calendar, and its occurrences that are kept, the earliest ones. */
export const SOURCE_BYTES_MAX = 5_000_000;
export const EVENTS_MOST = 1000;
export const EVENT_TITLE_MAX = 300;

/** What occurs at a time, or on whole days, both of them included. */
export type Occurrence = { title: string; from: number; to: number } | { title: string; firstDay: Day; lastDay: Day };

/** Why a calendar could not be read. */
export const FAILURES = ['forbidden', 'unreachable', 'missing', 'refused', 'too-large', 'not-a-calendar'] as const;
export type Failure = (typeof FAILURES)[number];
