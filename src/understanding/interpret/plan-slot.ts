import { dayAndTimeOf } from '#shared/russian/day-and-time.ts';
import { OWN_DOING } from '#shared/russian/own-doing.ts';
import type { When } from '#shared/russian/when.ts';
import type { Word } from '../hear/words.ts';
import type { PlanChange } from '../model.ts';

const PLANS = /^(?:за|с|рас)?планиру/;
const PLAN = /^план(?:а|е|ы|ов|ах)?$/;
const INTO = /^(?:в|во|на)$/;
const OUT_OF = /^(?:из|с|со)$/;

const saysPlan = (words: readonly Word[], lead: RegExp) =>
  words.some(({ word }, at) => PLAN.test(word) && lead.test(words[at - 1]?.word ?? ''));

/** Whether a day is the one on which something is meant to be done: «запланируй», «в план на среду», «займусь в среду». */
export const speaksOfPlan = (words: readonly Word[]): boolean =>
  words.some(({ word }) => PLANS.test(word) || OWN_DOING.test(word)) || saysPlan(words, INTO);

/** «сними с плана», «из плана убери». */
export const takesOutOfPlan = (words: readonly Word[]): boolean => saysPlan(words, OUT_OF);

/** The planned day that a moment stands for; null where it names no day to come. */
export const planOf = (when: When | null, zone: string): Exclude<PlanChange, 'someday'> | null =>
  when?.saysDay && !when.past ? dayAndTimeOf(when, zone) : null;
