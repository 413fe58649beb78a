import { utterancesOf } from '../../corpus/parts.ts';
import { examplesOf, markedExamples } from './examples.ts';
import { withWrittenDates } from './written-dates.ts';

/** People are parted by this many, so that each one can be read by what was learned from the others. */
export const FOLDS = 3;

/**
 * What is learned from: what people said, in further spellings of dates as well, and messages of no person, twice: they are what
 * most people say in so many words.
 */
export function corpusExamples() {
  const said = utterancesOf('train');
  const utterances = [...said, ...withWrittenDates(said)];
  const marked = markedExamples();
  return { utterances, examples: [...examplesOf(utterances), ...marked, ...marked] };
}

/** By person: the fold. */
export const foldsOf = (examples: readonly { person: string }[]): Map<string, number> =>
  new Map([...new Set(examples.map(({ person }) => person))].map((person, at) => [person, at % FOLDS]));
