import { saidDoing } from '#shared/russian/said-doing.ts';
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

/** The words that say on which day somebody means to do it: «…, займусь в среду». */
export function heardDoing(tokens: readonly Token[], _: string, clock: Clock) {
  const said = saidDoing(tokens, clock);
  const plan = said && planOf(said.when, clock.zone);
  return plan ? [{ says: { plan }, from: said.from, to: said.to }] : [];
}
