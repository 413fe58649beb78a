import { texts } from '../../client/texts.ts';
import { problemOf, waitOf } from '../rules.ts';

/** Why a sign-in through another service came to nothing, as the address says it; undefined where it names no problem. */
export function problemWords(search: URLSearchParams): string | undefined {
  const problem = problemOf(search);
  if (problem === undefined) return undefined;
  const words = texts.problems[problem];
  return typeof words === 'string' ? words : words(waitOf(search));
}
