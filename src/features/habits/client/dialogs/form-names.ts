/** Names of the forms of habits, by which their drafts are kept and asked for. */
export const HABIT_FORM = 'habit';
export const DAY_FORM = 'habit-day';
export const PAUSE_FORM = 'habit-pause';
