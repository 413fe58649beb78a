import { addDays, type Day } from '../day.ts';
import { occurrencesAfter } from './occurrences.ts';
import { nextOf, type Repeat } from './repeat.ts';
import { ruleOf } from './rule.ts';

/** Of a series whose place has to be counted, how many are looked at that come next. */
const COUNTED_MOST = 500;

/** The days of a series behind one that lie between two, as far as they are known: each as if the one before were done on its day. */
export function daysWithin(repeat: Repeat, day: Day, { from, to }: { from: Day; to: Day }): Day[] {
  const rule = ruleOf(repeat);
  const { calendar, start } = repeat;
  const days: Day[] = [];
  // Stryker disable next-line ConditionalExpression,StringLiteral,BlockStatement: only saves counting what lies before.
  if (rule.count === null && repeat.from === 'due') {
    const before = addDays(from, -1);
    // Stryker disable next-line EqualityOperator: of one day either is that day.
    for (const next of occurrencesAfter({ rule, calendar, start }, day < before ? before : day)) {
      if (next > to) break;
      days.push(next);
    }
    return days;
  }
  let next = nextOf(repeat, { day, today: day });
  for (let looked = 0; next && next.day <= to && looked < COUNTED_MOST; looked++) {
    if (next.day >= from) days.push(next.day);
    next = nextOf(next.repeat, { day: next.day, today: next.day });
  }
  return days;
}
