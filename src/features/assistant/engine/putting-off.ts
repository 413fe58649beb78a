import { findPieces } from '#shared/russian/when.ts';
import type { Clause } from './clause.ts';
import { type Environment, tasksWith } from './environment.ts';
import { findTasks, SURE } from './references.ts';
import { takeWhen } from './slots.ts';
import { copies } from './terms.ts';
import { sameDay, wordsOf } from './wanted.ts';

/** «убери отчёт на следующую неделю» puts it off; «убери встречу на завтра» may name the one that is then. */
export function putsOff({ terms, head }: Clause, env: Environment): boolean {
  const rest = copies(terms.slice(head!.at + 1));
  const led = findPieces(rest, env.clock).some(({ prep, past, day }) => prep === 'на' && !past && day !== undefined);
  const when = /^уб[еир]/.test(terms[head!.at]!.word) && led ? takeWhen(rest, env.clock) : null;
  if (!when) return false;
  const active = tasksWith(env, 'active');
  const { found, score } = findTasks(wordsOf(rest), active, env);
  return score >= SURE && found.length === 1 && !sameDay(found[0]!, when, env);
}
