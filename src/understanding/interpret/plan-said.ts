import { saidPlan } from '#shared/russian/said-plan.ts';
import { saidSomeday } from '#shared/russian/said-someday.ts';
import type { Token } from '#shared/russian/text.ts';
import type { Clock } from '#shared/russian/when-piece.ts';
import { planOf } from './plan-slot.ts';

/** The words that put a task off to no day, or take it back from there: a plan that no label marks. */
export function heardSomeday(tokens: readonly Token[]) {
  const said = saidSomeday(tokens);
  const plan = said?.lead === 'из' ? null : ('someday' as const);
  return said ? [{ says: { plan }, from: said.from, to: said.to }] : [];
}

/** The words that say on which day somebody means to do it: «…, займусь в среду», «запланируй … на среду». */
export function heardPlan(tokens: readonly Token[], _: string, clock: Clock) {
  const said = saidPlan(tokens, clock);
  const plan = said && planOf(said.when, clock.zone);
  if (!plan) return [];
  const { from, to, verb, doing } = said;
  return [{ says: { plan }, from, to, verb, ofKnown: !doing }];
}
