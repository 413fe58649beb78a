import { ownClock } from '#client/lib/clock.ts';
import { type FieldWords, saidWords } from '#client/lib/field-words.ts';
import { instantLabel } from '#features/tasks/due.ts';
import type { Habit, HabitChange } from '../contract.ts';
import type { OwnField } from '../field-sets.ts';
import { HABIT_COLORS } from '../rules.ts';
import { texts } from './texts.ts';

const { form, unsent } = texts;

/** The name is told by itself. */
const WORDS: FieldWords<Omit<Pick<Habit, OwnField | 'isActive'>, 'name'>> = {
  description: { name: form.description, tell: (description) => description ?? unsent.none },
  type: { name: form.type, tell: (type) => texts.type[type] },
  icon: { name: form.icon, tell: (icon) => texts.icons[icon] },
  color: {
    name: form.color,
    tell: (color) => texts.colors[(HABIT_COLORS as readonly string[]).indexOf(color)] ?? color,
  },
  frequency: { name: form.frequency, tell: (frequency) => texts.frequency[frequency] },
  weekDays: {
    name: form.weekDays,
    tell: (days) => days.map((day) => texts.weekDays[day - 1]).join(', ') || unsent.none,
  },
  timesPerPeriod: { name: form.timesPerPeriod, tell: String },
  periodType: { name: form.periodType, tell: (period) => texts.period[period] },
  targetDays: { name: form.targetDays, tell: String },
  timeOfDay: { name: form.timeOfDay, tell: (time) => texts.timeOfDay[time] },
  reminderTime: { name: form.reminderTime, tell: (time) => time ?? unsent.none },
  reminderTimes: { name: form.reminderTimes, tell: (times) => times.join(', ') || unsent.none },
  reminderDays: {
    name: form.reminderDays,
    tell: (days) => days.map((day) => texts.weekDays[day - 1]).join(', ') || unsent.none,
  },
  reminderEnabled: { name: form.reminders, tell: unsent.flag },
  snoozed: {
    name: unsent.snoozed,
    tell: (snoozed) => (snoozed ? instantLabel(Date.parse(snoozed.until), Date.now(), ownClock()) : unsent.none),
  },
  isActive: { name: texts.paused, tell: (isActive) => unsent.flag(!isActive) },
};

/** As servers keep it: an empty description is none. */
const kept = (said: HabitChange): HabitChange => ({
  ...said,
  ...(said.description !== undefined && { description: said.description?.trim() || null }),
});

/** What is said of a habit that it does not have, beside its name. */
export const habitWords = (said: HabitChange, before: Partial<Habit> = {}): string[] =>
  saidWords(WORDS, kept(said) as Partial<Habit>, before);
