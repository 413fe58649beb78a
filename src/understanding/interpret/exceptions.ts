import type { Word } from '../hear/words.ts';
import type { Clause } from '../read/clauses.ts';
import { labelAt } from '../read/clauses.ts';
import type { Interpretation } from './context.ts';
import { describesTask } from './meant.ts';
import { setSaid } from './set-said.ts';
import { toldByFields } from './sets.ts';
import { isShown } from './tagged-tasks.ts';

const EXCEPT = /^(?:кроме|помимо|исключая|исключением)$/;
const ENDS_EXCEPTION = /^[,;.!?–—-]$/;
/** What an exception does not go on with. */
const OTHERWISE = /^(?:cmd|did|need|when|prio|proj|name|note|repeat|remind|plan)$/;

/** «всё, кроме ботинок»: what is left out. */
interface Excepted {
  /** The words that say so; none where nothing is left out. */
  words: ReadonlySet<Word>;
  ids: readonly string[];
}

/** Where an exception ends that begins at `at`: at a sign or an «и» behind which nothing more is named. */
function endOf(at: number, { to, parts }: Clause, words: readonly Word[]): number {
  for (let place = at + 1; place < to; place++) {
    const { kind, text, word, quote } = words[place]!;
    if (kind === 'break') return place;
    if (quote > 0 || (!ENDS_EXCEPTION.test(text) && word !== 'и')) continue;
    const next = words.findIndex((one, index) => index > place && one.kind !== 'mark' && one.speech !== 'PREP');
    const goesOn = next > 0 && next < to && describesTask(words[next]!) && !OTHERWISE.test(labelAt(parts, next));
    if (!goesOn || text === '.') return place;
  }
  return to;
}

/** «кроме ботинок»: the words that leave something out, the one that does it first; none where nothing is left out. */
export function wordsOfException(clause: Clause, words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ word }, index) => index >= clause.from && index < clause.to && EXCEPT.test(word));
  return at < 0 ? [] : words.slice(at, endOf(at, clause, words));
}

/**
 * The words of what is left out, and which tasks that are: those of which a tag, a project, a day or a level tells it, and those that
 * are `named`, by the places of words.
 */
export function exceptedIn(
  clause: Clause,
  interpretation: Interpretation,
  named: (places: readonly number[]) => readonly string[],
): Excepted {
  const { words } = interpretation;
  const behind = wordsOfException(clause, words);
  if (behind.length === 0) return { words: new Set(), ids: [] };
  const said = behind.slice(1);
  const set = setSaid(said, { dueDate: null, projectId: null }, interpretation);
  const { tasks, described } = toldByFields(set, interpretation);
  // «кроме дома» may be a tag or a task.
  const ofTag = said.some(isShown) ? [] : [...set.tags.words];
  const naming = [...described, ...ofTag].filter(describesTask).map((word) => words.indexOf(word));
  const ids = [...tasks.map(({ id }) => id), ...(naming.length > 0 ? named(naming) : [])];
  return { words: new Set(behind), ids: [...new Set(ids)] };
}
