import type { Settings } from '#features/settings/contract.ts';

/** Letters of a day, each at a time of its own. */
export const DAY_LETTERS = ['plan', 'report'] as const;
export type DayLetter = (typeof DAY_LETTERS)[number];

/** Letters that somebody has come, and may have come no more. */
export const LETTERS = ['reminder', 'habit', ...DAY_LETTERS] as const;
export type LetterName = (typeof LETTERS)[number];

type LetterSettings = Pick<Settings, 'reminderLetters' | 'habitLetters' | 'planLetterAt' | 'reportLetterAt'>;

/** At which time a letter of a day comes; null where it does not. */
export const timeOfLetter = (own: LetterSettings, letter: DayLetter): string | null =>
  letter === 'plan' ? own.planLetterAt : own.reportLetterAt;

export function wantsLetter(own: LetterSettings, letter: LetterName): boolean {
  if (letter === 'reminder') return own.reminderLetters;
  return letter === 'habit' ? own.habitLetters : timeOfLetter(own, letter) !== null;
}

/** What the settings are to be for a letter to come no more. */
export const WITHOUT: Record<LetterName, Partial<LetterSettings>> = {
  reminder: { reminderLetters: false },
  habit: { habitLetters: false },
  plan: { planLetterAt: null },
  report: { reportLetterAt: null },
};

/** Whether somebody can be written to: none are sent here at all, or only their address is not confirmed. */
export type LettersState = 'none' | 'unconfirmed' | 'ready';
