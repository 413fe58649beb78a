import type { Finding } from './acting.ts';
import type { Clause } from './clause.ts';
import { type Environment, tasksWith } from './environment.ts';
import { namedAt } from './project-slot.ts';
import { findTasks, SURE } from './references.ts';
import { isMark, isWord } from './terms.ts';
import { wordsOf } from './wanted.ts';
import { NOISE } from './words.ts';

const FILES = /^(?:отнеси|отнесите|отнести|причисли|причислить|припиши|приписать)$/;

/**
 * «отнеси обои к ремонту» files a known task under a known project, though nobody says «проект». Null for all else:
 * «отнеси книги в библиотеку» is something to do.
 */
export function filesAway({ terms }: Clause, env: Environment): Finding | null {
  const verb = terms.findIndex((term) => isWord(term) && !NOISE.test(term.word));
  if (!FILES.test(terms[verb]?.word ?? '')) return null;
  const lead = terms.findLastIndex((term) => !term.quote && /^(?:к|ко|в|во)$/.test(term.word));
  const project = lead > verb + 1 ? namedAt(terms, lead + 1, env.view.projects) : null;
  if (!project || terms.slice(project.next).some((term) => !isMark(term) && !NOISE.test(term.word))) return null;
  const active = tasksWith(env, 'active');
  const { found, score } = findTasks(wordsOf(terms.slice(verb + 1, lead)), active, env);
  if (score < SURE) return null;
  const ids = found.map(({ id }) => id);
  const plan = { projectId: project.item.id };
  const step = ids.length === 1 ? { ids } : { ids: [], candidates: ids };
  return { kind: 'steps', deed: 'update', steps: [{ do: 'update', plan, ...step }] };
}
