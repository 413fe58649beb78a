import { dayAndTimeOf } from '#shared/russian/day-and-time.ts';
import { OWN_DOING } from '#shared/russian/own-doing.ts';
import { besideSomeday } from '#shared/russian/said-someday.ts';
import type { When } from '#shared/russian/when.ts';
import type { Word } from '../hear/words.ts';
import type { PlanChange } from '../model.ts';

const PLANS = /^(?:за|с|рас)?планиру/;
const PLAN = /^план(?:а|е|ы|ов|ах)?$/;
const INTO = /^(?:в|во|на)$/;
const OUT_OF = /^(?:из|с|со)$/;

const saysPlan = (words: readonly Word[], lead: RegExp) =>
  words.some(({ word }, at) => {
    // «из сегодняшнего плана»
    const before = words[at - 1]?.speech === 'ADJF' ? at - 2 : at - 1;
    return PLAN.test(word) && lead.test(words[before]?.word ?? '');
  });

/** Whether a day is the one on which something is meant to be done: «запланируй», «в план на среду», «займусь в среду». */
export const speaksOfPlan = (words: readonly Word[]): boolean =>
  words.some(({ word }) => PLANS.test(word) || OWN_DOING.test(word)) || saysPlan(words, INTO);

/** «сними с плана», «из плана убери». */
export const takesOutOfPlan = (words: readonly Word[]): boolean => saysPlan(words, OUT_OF);

/** «из отложенных», «уже не когда-нибудь»: words that were said of a plan, and say that there is none any more. */
export const leavesPlan = (words: readonly Word[]): boolean =>
  words[0]?.word === 'из' || (besideSomeday(words) !== null && words.some(({ word }) => word === 'не'));

/** The planned day that a moment stands for; null where it names no day to come. */
export const planOf = (when: When | null, zone: string): Exclude<PlanChange, 'someday'> | null =>
  when?.saysDay && !when.past ? dayAndTimeOf(when, zone) : null;
