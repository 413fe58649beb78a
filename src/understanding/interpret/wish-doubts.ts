import { OWN_DOING } from '#shared/russian/own-doing.ts';
import { compatible, findPieces } from '#shared/russian/when.ts';
import type { Word } from '../hear/words.ts';
import type { ReadClause } from '../read/known-clauses.ts';
import { type Interpretation, partsWith, wordsOf } from './context.ts';

/** «судить завтра или нет ещё не решил»: whether it is to be at all, is not told. */
export function isUndecided(clause: ReadClause, end: number, words: readonly Word[]): boolean {
  const said = words.slice(clause.from, end).filter(({ kind, quote }) => kind === 'word' && quote === 0);
  return said.some(({ word }, at) => {
    const before = said[at - 1]?.word ?? '';
    return (word === 'нет' && before === 'или') || (/^реши(?:л|ла|ли)$/.test(word) && before === 'не');
  });
}

const TAKES_OFF = /^сн(?:им|я[тл])/;
/** «сними с контроля», «снимите задачу» */
const OF_ALL = /^(?:задач|дело|дела|список|списка|контрол|учет)/;

/** «диваны сними, сосед взялся»: what is taken off a task is rather something of it than the task. */
export function onlyTakesOff(clause: ReadClause, words: readonly Word[]): boolean {
  const verbs = wordsOf(partsWith(clause, 'cmd'), words).filter(({ speech }) => /^(?:VERB|INFN)$/.test(speech));
  const own = words.slice(clause.from, clause.to);
  return (
    verbs.length > 0 && verbs.every(({ word }) => TAKES_OFF.test(word)) && !own.some(({ word }) => OF_ALL.test(word))
  );
}

/** «в марте, двенадцатого», «на 19 на 21:00»: of two moments that do not go together one is left, though nobody took it back. */
export function leavesMoment(clause: ReadClause, { words, clock }: Interpretation): boolean {
  return (['when', 'plan'] as const).some((label) => {
    const said = wordsOf(partsWith(clause, label), words);
    // «с завтра на четверг»: where something is moved from is left indeed.
    const found = findPieces(said, clock).filter(({ prep }) => !/^со?$/.test(prep));
    return compatible(said, found).length < found.length;
  });
}

/** «не сделаю отчёт в среду»: what is denied alone is no plan. */
export function deniesDoing({ from, to }: ReadClause, words: readonly Word[]): boolean {
  const own = words.slice(from, to);
  const doings = own.flatMap(({ word, quote }, at) => (quote === 0 && OWN_DOING.test(word) ? [at] : []));
  return doings.length > 0 && doings.every((at) => own[at - 1]?.word === 'не');
}
