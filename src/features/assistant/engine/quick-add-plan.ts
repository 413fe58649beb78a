import { dayAndTimeOf } from '#shared/russian/day-and-time.ts';
import { saidPlan } from '#shared/russian/said-plan.ts';
import { saidSomeday } from '#shared/russian/said-someday.ts';
import type { Clock } from '#shared/russian/when-piece.ts';
import type { PlanChange } from '#understanding/model.ts';
import { claim, type Line, type Said, titleLeft } from './quick-add-line.ts';
import type { Term } from './terms.ts';

/** «…, сделаю в среду»: a clause of its own. */
function takeDay(line: Line, open: readonly Term[], clock: Clock): Said<PlanChange> | null {
  const said = saidPlan(open, clock);
  if (!said?.doing || !said.apart || titleLeft(line, said.from, said.to) === 0) return null;
  return { value: dayAndTimeOf(said.when, clock.zone), spans: [claim(line, said.from, said.to)] };
}

/** When a line says that its task is meant to be done, beside its deadline. */
export function takePlan(line: Line, open: readonly Term[], clock: Clock): Said<PlanChange> | null {
  const put = saidSomeday(open);
  if (put && put.lead !== 'из' && titleLeft(line, put.from, put.to) > 0)
    return { value: 'someday', spans: [claim(line, put.from, put.to)] };
  return takeDay(line, open, clock);
}
