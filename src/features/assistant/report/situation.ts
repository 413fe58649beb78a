import type { ReportFacts } from './facts.ts';

/** What kind of day it is, as the report sees it. */
export type Situation = 'newcomer' | 'returning' | 'excellent' | 'good' | 'morning' | 'day' | 'evening' | 'weekend';

/** Days of silence after which somebody is welcomed back. */
const LONG_AWAY = 7;
const EXCELLENT = 80;
const [NOON, EVENING] = [12, 18];

/** The first of these that holds. A day with something overdue is not excellent; «good» is a day on which something is done, whatever the hour. */
export function situationOf(facts: ReportFacts): Situation {
  const { done, goals, habitsDone, habits, hour } = facts;
  const something = done.completedTasks > 0 || done.sessions > 0 || habitsDone.length > 0;
  const reached = facts.productivity >= EXCELLENT || done.completedTasks >= goals.completedTasks;
  if (reached && facts.overdue.length === 0) return 'excellent';
  if (reached || something) return 'good';
  if (facts.daysAway === null && facts.activeTasks === 0 && habits === 0) return 'newcomer';
  if (facts.daysAway !== null && facts.daysAway >= LONG_AWAY) return 'returning';
  if (facts.weekend) return 'weekend';
  return hour < NOON ? 'morning' : hour < EVENING ? 'day' : 'evening';
}
