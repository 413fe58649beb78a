/** What is asked for where nobody says more: a word about no task in particular, halfway, with half an hour left. */
export const DEFAULT_PROGRESS = 50;
export const DEFAULT_REMAINING = 30;

/** Where somebody who asks for a word stands. */
export type Stage = 'general' | 'weary' | 'start' | 'middle' | 'late' | 'over';

const [EARLY, LATE] = [25, 75];
/** Minutes that are nearly nothing. */
const LAST_MINUTES = 5;

/** Of a session: how far it is. `progress` is percent; `remaining` minutes, null without a plan. */
export function stageOf(progress: number, remaining: number | null): Stage {
  if (remaining === null) return 'middle';
  if (remaining <= 0 || progress >= 100) return 'over';
  if (progress >= LATE || remaining <= LAST_MINUTES) return 'late';
  return progress < EARLY ? 'start' : 'middle';
}
