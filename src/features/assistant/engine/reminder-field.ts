import type { Reminder } from '#features/tasks/reminder-contract.ts';
import { reminderWords } from '#features/tasks/reminder-words.ts';
import { MINUTE } from '#shared/day.ts';
import { type Environment, taskOf } from './environment.ts';
import type { Field } from './field.ts';
import type { ChangePlan, Step } from './model.ts';

const told = (reminders: readonly Reminder[]) => `напоминание ${reminderWords(reminders)}`;
const nothing = () => undefined;

/** Reminders so many minutes before a deadline, as they are said of a task. */
const ahead = (minutes: readonly number[]): Reminder[] => minutes.map((beforeMinutes) => ({ id: '', beforeMinutes }));

/** What puts them beside those that a task has. */
export const remindersPut = (minutes: readonly number[]): ChangePlan =>
  minutes.length > 0 ? { reminders: { put: ahead(minutes) } } : {};

export const REMINDERS: Field = {
  made: ({ reminders }) => (reminders.length > 0 ? told(reminders) : ''),
  changed({ reminders: { put = [], take = [] } = {} }) {
    if (put.length > 0) return told(put);
    return take.length > 0 ? `убрано ${told(take)}` : '';
  },
  proposed: ({ reminders: { put = [], take = [] } = {} }, { tasks }) =>
    put.length > 0 ? `поставить ${told(put)}: ${tasks}` : `убрать ${told(take)}: ${tasks}`,
  heard: ({ reminds }) => (reminds && reminds.length > 0 ? { reminders: ahead(reminds) } : undefined),
  changes: nothing,
  again: nothing,
  shared: false,
  beside: null,
  // «удали напоминание про таблетки» may as well mean the task itself: what takes one away is heard otherwise.
  nouns: [],
  asked: null,
  away: null,
};

export const REMIND_WHEN = 'О чём и когда напомнить? Скажите, например: «напомни завтра в 9 позвонить маме».';
const UNSAID = 'Когда напомнить, не сказано. Скажите, например: «напомни завтра в 9».';
const NO_DEADLINE = 'Срока у задачи нет: напомню, когда он появится.';
const TOO_LATE = 'Столько времени до срока уже не осталось: это напоминание не придёт.';

/** What each step leaves a task with: its deadline, and the reminders that are put. */
function leaves(step: Step, env: Environment): { due: number | null; put: readonly Reminder[] }[] {
  if ('draft' in step) return [{ due: step.draft.dueDate, put: step.draft.reminders }];
  if (step.do !== 'update') return [];
  const { due, reminders } = step.plan;
  return step.ids.map((id) => ({
    due: due?.kind === 'at' ? due.due : (taskOf(env, id)?.dueDate ?? null),
    put: reminders?.put ?? [],
  }));
}

/** What is to be said of reminders that were asked for; null where they come as they were. */
export function remindersNote(steps: readonly Step[], env: Environment): string | null {
  const left = steps.flatMap((step) => leaves(step, env));
  if (!left.some(({ put }) => put.length > 0)) return UNSAID;
  const relative = left.flatMap(({ due, put }) =>
    put.flatMap((one) => ('beforeMinutes' in one ? [{ due, before: one.beforeMinutes }] : [])),
  );
  if (relative.some(({ due }) => due === null)) return NO_DEADLINE;
  return relative.some(({ due, before }) => due! - before * MINUTE <= env.clock.now) ? TOO_LATE : null;
}
