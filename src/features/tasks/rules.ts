export const PRIORITIES = ['low', 'medium', 'high'] as const;
export type Priority = (typeof PRIORITIES)[number];
export const STATUSES = ['active', 'completed', 'archived'] as const;

export const TITLE_MAX = 300;
export const DESCRIPTION_MAX = 10_000;

/** Deadlines lie between these instants: 2000-01-01 and the end of 2100, UTC. */
export const DUE_MIN = Date.UTC(2000, 0, 1);
export const DUE_MAX = Date.UTC(2101, 0, 1) - 1;

/** Days for which a deleted task can be restored. */
export const RESTORE_DAYS = 30;

/** A deadline given without a time stands at this time of its day and is shown as the day alone. */
export const DAY_END = '23:59';
