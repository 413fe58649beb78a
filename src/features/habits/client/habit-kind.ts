import type { QueryKey } from '@tanstack/react-query';
import type { ChangeKind } from '#client/store/kept-change.ts';
import { saidOtherwise } from '#client/store/overruled.ts';
import { addDays, type Day } from '#shared/day.ts';
import { pick } from '#shared/fields.ts';
import type { Habit, HabitEntry, WrittenHabit } from '../contract.ts';
import { FORM_FIELDS } from '../field-sets.ts';
import { bothTimes } from '../reminder-times.ts';
import { saidFields } from '../said-fields.ts';
import {
  entriesAfter,
  type UnsentHabit,
  withUnsentEntry,
  withUnsentHabit,
  withUnsentToday,
  writtenAfter,
} from '../unsent.ts';
import { HABITS_KEY, TODAY_KEY, thisDay } from './habit-cache.ts';
import { texts } from './texts.ts';

/** The days of a calendar, which begins in the week of the year's first day. */
const daysOf = (from: Day) => ({ from, to: `${addDays(from, 6).slice(0, 4)}-12-31` });

/** Changes of habits and their marks. */
export const habitKind: ChangeKind<UnsentHabit> = {
  kind: 'habits',
  keys: [HABITS_KEY, TODAY_KEY],
  inAnswer(answer, change, [path, habitId, what, from]: QueryKey) {
    if (path === TODAY_KEY[0]) return withUnsentToday(answer as Habit[], change, thisDay());
    if (habitId === undefined) return withUnsentHabit(answer as Habit[], change, thisDay());
    if (what !== 'entries') return answer;
    return withUnsentEntry(answer as HabitEntry[], change, { habitId: String(habitId), ...daysOf(String(from)) });
  },
  inRows(rows, change, rowsOf) {
    if (rowsOf === 'habits') return writtenAfter(rows as WrittenHabit[], change);
    return rowsOf === 'habitEntries' ? entriesAfter(rows as HabitEntry[], change) : rows;
  },
  overruled(unsent, answer) {
    if (unsent.deed !== 'change') return undefined;
    const { change } = unsent;
    const whole = saidFields({ ...(answer as Habit), ...bothTimes(change) });
    const fields = FORM_FIELDS.filter((field) => change[field] !== undefined);
    const lost = saidOtherwise(pick(whole, fields), answer);
    return lost && { change: { ...unsent, change: lost }, body: lost };
  },
  failure: { title: texts.toast.error, text: texts.toast.updateFailed },
};
