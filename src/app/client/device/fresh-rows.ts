import type { FeedKind } from '#features/changes/contract.ts';
import { FRESH_SESSION } from '#features/focus/rules.ts';
import { FRESH_HABIT } from '#features/habits/field-sets.ts';
import { FRESH_PROJECT } from '#features/projects/field-sets.ts';
import { DEFAULT_SETTINGS } from '#features/settings/rules.ts';
import { FRESH_TAG } from '#features/tags/field-sets.ts';
import { FRESH_TASK } from '#features/tasks/field-sets.ts';

/** What rows that the device kept before a field came have of it; columns and days of habits have none that may be left out. */
export const FRESH_ROWS: Record<FeedKind, object> = {
  tasks: FRESH_TASK,
  columns: {},
  projects: FRESH_PROJECT,
  tags: FRESH_TAG,
  habits: { ...FRESH_HABIT, earlierSchedules: [] },
  habitEntries: {},
  focusSessions: FRESH_SESSION,
  settings: DEFAULT_SETTINGS,
};
