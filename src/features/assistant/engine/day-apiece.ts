import { takeShift } from './changing.ts';
import type { Clause } from './clause.ts';
import { type Environment, tasksWith } from './environment.ts';
import { findTasks, SURE } from './references.ts';
import { takeWhen } from './slots.ts';
import { copies, isMark, type Term } from './terms.ts';
import { MOST_PARTS, wordsOf } from './wanted.ts';

const JOINS = /^(?:[,;]|и|а)$/;

function segments(terms: readonly Term[]): Term[][] {
  const found: Term[][] = [[]];
  for (const term of terms) {
    if (!term.quote && JOINS.test(term.word || term.text)) found.push([]);
    else found.at(-1)!.push(term);
  }
  return found.filter((part) => part.some((term) => !isMark(term)));
}

/** Names a task and says when: «вождение на субботу», «смету на час позже». */
function isDated(part: readonly Term[], { head }: Clause, env: Environment): boolean {
  const rest = copies(part);
  if (takeShift(rest, head!.verb) === null && takeWhen(rest, env.clock) === null) return false;
  const active = tasksWith(env, 'active');
  return findTasks(wordsOf(rest), active, env).score >= SURE;
}

/** «перенеси макет на пятницу, а вождение на субботу»: one command, and for each task a day of its own. */
export function eachWithItsDay(clause: Clause, env: Environment): Clause[] {
  const { head, terms } = clause;
  if (!head || head.negated || !/^(?:move|shift|change)$/.test(head.verb)) return [clause];
  const parts = segments(terms.filter((_, at) => at !== head.at));
  if (parts.length < 2 || parts.length > MOST_PARTS || !parts.every((part) => isDated(part, clause, env)))
    return [clause];
  return parts.map((part) => ({ ...clause, terms: part, head: { ...head, at: -1 } }));
}
