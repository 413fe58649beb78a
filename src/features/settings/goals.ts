import { addDays, type Day } from '#shared/day.ts';
import type { Settings } from './contract.ts';
import type { Goals, PastGoals } from './rules.ts';

/** What of the settings is wanted of a day. */
export type GoalSettings = Pick<Settings, 'goalFocusMinutes' | 'goalTasks' | 'goalSessions'>;

const KEYS = ['goalFocusMinutes', 'goalTasks', 'goalSessions'] as const satisfies (keyof GoalSettings)[];

/** Goals of earlier days that an account holds: who changes them daily keeps those of a year. */
export const PAST_GOALS_MAX = 400;

export const goalsOf = ({ goalFocusMinutes, goalTasks, goalSessions }: GoalSettings): Goals => ({
  focusMinutes: goalFocusMinutes,
  tasks: goalTasks,
  sessions: goalSessions,
});

/** The goals of a day: those that held when it ended, the present ones of today and of days to come. */
export const goalsOn = (settings: GoalSettings & Pick<Settings, 'goalsBefore'>, day: Day): Goals => {
  const past = settings.goalsBefore.find(({ until }) => day <= until);
  if (!past) return goalsOf(settings);
  const { until: _, ...goals } = past;
  return goals;
};

export const changesGoals = (change: Partial<Settings>): boolean => KEYS.some((key) => change[key] !== undefined);

/** The goals of earlier days once a change is made `today`: until yesterday the ones before it held. */
export function goalsBefore(before: Settings, change: Partial<Settings>, today: Day): PastGoals[] {
  const until = addDays(today, -1);
  const known = before.goalsBefore;
  const changed = KEYS.some((key) => change[key] !== undefined && change[key] !== before[key]);
  if (!changed || (known.at(-1)?.until ?? '') >= until) return known;
  return [...known, { until, ...goalsOf(before) }].slice(-PAST_GOALS_MAX);
}
