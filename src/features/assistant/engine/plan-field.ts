import { NO_PLAN, type PlanSaid, SOMEDAY } from '#features/tasks/planning.ts';
import { instantOf } from '#shared/day.ts';
import { spokenDay, spokenDue } from '#shared/russian/spoken-date.ts';
import type { PlanChange } from '#understanding/model.ts';
import type { Environment } from './environment.ts';
import type { Field } from './field.ts';

/** «завтра в 10:00», «в среду, 2 декабря», «когда-нибудь»; empty where there is none. */
export function planLabel({ plannedDay, plannedTime, someday }: PlanSaid, clock: Environment['clock']): string {
  if (someday) return 'когда-нибудь';
  if (!plannedDay) return '';
  if (!plannedTime) return spokenDay(plannedDay, clock.today);
  return spokenDue(instantOf(plannedDay, plannedTime, clock.zone), clock);
}

const inWords = (plan: PlanSaid, { clock }: Environment) => planLabel(plan, clock);

const onto = (plan: PlanSaid, env: Environment) => `на ${inWords(plan, env).replace(/^во?\s/, '')}`;

/** What is said of a plan, as the fields that hold it. */
export const planFields = (plan: PlanChange) =>
  plan === 'someday' ? SOMEDAY : { plannedDay: plan.day, plannedTime: plan.time };

const isSaid = ({ plannedDay, plannedTime, someday }: PlanSaid) =>
  [plannedDay, plannedTime, someday].some((part) => part !== undefined);

/** When a task is meant to be done: the day with its time and «когда-нибудь» are told as one. */
export const PLAN: Field = {
  made: (draft, env) => inWords(draft, env) && `план — ${inWords(draft, env)}`,
  changed(changes, env) {
    if (!isSaid(changes)) return '';
    return inWords(changes, env) ? `план — ${inWords(changes, env)}` : 'без плана';
  },
  proposed: (changes, { tasks, env }) =>
    inWords(changes, env) ? `запланировать ${tasks} ${onto(changes, env)}` : `убрать из плана: ${tasks}`,
  heard: ({ plan }) => plan && planFields(plan),
  changes: ({ plan }) => (plan === null ? NO_PLAN : plan && planFields(plan)),
  again({ plannedDay, plannedTime, someday }) {
    if (someday) return { plan: 'someday' };
    if (plannedDay) return { plan: { day: plannedDay, time: plannedTime ?? null } };
    return plannedDay === null ? { plan: null } : undefined;
  },
  shared: true,
  beside: 'choice',
  nouns: [],
  asked: null,
  away: null,
};
