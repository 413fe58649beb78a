import { timeOf } from '#shared/day.ts';
import { OWN_DOING } from '#shared/russian/own-doing.ts';
import { saidSomeday } from '#shared/russian/said-someday.ts';
import { compatible, findPieces, momentOf } from '#shared/russian/when.ts';
import type { Clock } from '#shared/russian/when-piece.ts';
import type { PlanChange } from '#understanding/model.ts';
import { claim, type Line, type Said, titleLeft } from './quick-add-line.ts';
import { isMark, type Term } from './terms.ts';

const BESIDE = /^(?:за|на|это|этим|им|ею|ней|него|нее|него|сам|сама|я|буду|только)$/;
const JOINT = /^(?:,|;|\.|–|—|-|а|но|и)$/;

/** «…, сделаю в среду», «…, сяду за это завтра в 10»: a clause of its own, in which nothing else is said. */
function takeDay(line: Line, open: readonly Term[], clock: Clock): Said<PlanChange> | null {
  const verb = open.findIndex(
    ({ word, quote }, at) =>
      !quote && OWN_DOING.test(word) && at > 0 && JOINT.test(open[at - 1]!.word || open[at - 1]!.text),
  );
  if (verb < 0) return null;
  const end = open.findIndex((term, at) => at > verb && (term.kind === 'break' || (isMark(term) && term.text !== ':')));
  const to = end < 0 ? open.length : end;
  const clause = open.slice(verb, to);
  const pieces = compatible(clause, findPieces(clause, clock));
  const when = momentOf(clause, pieces, clock);
  if (!when?.saysDay || when.past) return null;
  const isSaid = (at: number) => at === 0 || pieces.some((piece) => at >= piece.from && at < piece.to);
  if (!clause.every(({ word }, at) => isSaid(at) || BESIDE.test(word))) return null;
  let from = verb;
  while (from > 0 && JOINT.test(open[from - 1]!.word || open[from - 1]!.text)) from--;
  if (titleLeft(line, from, to) === 0) return null;
  const time = when.hasTime ? timeOf(when.due, clock.zone) : null;
  return { value: { day: when.day, time }, spans: [claim(line, from, to)] };
}

/** When a line says that its task is meant to be done, beside its deadline. */
export function takePlan(line: Line, open: readonly Term[], clock: Clock): Said<PlanChange> | null {
  const put = saidSomeday(open);
  if (put && put.lead !== 'из' && titleLeft(line, put.from, put.to) > 0)
    return { value: 'someday', spans: [claim(line, put.from, put.to)] };
  return takeDay(line, open, clock);
}
