/** Name in the browser's storage under which the time of the tour's end is kept. */
export const SEEN_KEY = 'hasSeenWelcomeTour';

/** Milliseconds from signing in to the tour, and from its end to the assistant's welcome. */
export const TOUR_DELAY = 1500;
export const WELCOME_DELAY = 500;

/** The steps in their order; all but the first and the last point at the element with that `data-tour`. */
export const STEPS = ['welcome', 'tasks', 'create', 'focus', 'assistant', 'analytics', 'done'] as const;
export type Step = (typeof STEPS)[number];

/** The step to which a key leads; undefined where it leads nowhere: arrows walk, and the end is a button's affair. */
export function stepByKey(key: string, index: number): number | undefined {
  if (key === 'ArrowRight' && index < STEPS.length - 1) return index + 1;
  return key === 'ArrowLeft' && index > 0 ? index - 1 : undefined;
}
