import { listedLines } from '#features/tasks/listed-lines.ts';
import { searchable } from '#features/tasks/rules.ts';

/** Steps of one proposal. */
export const PROPOSED_MAX = 10;
/** Refused ones that a model is told of. */
export const REFUSED_MAX = 50;
/** Characters of one step: what is longer is no step, but a paragraph. */
const LONGEST = 140;

const MARKED = /^\s*(?:[-*+•·–—]|\d{1,3}[.)])\s+\S/;

/** What makes two names the same step. */
const nameOf = (title: string) =>
  searchable(title)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The steps that are none of `known`, each once. */
export function newSteps(proposed: readonly string[], known: readonly string[]): string[] {
  const names = new Set(known.map(nameOf));
  return proposed.filter((title) => {
    const name = nameOf(title);
    if (name === '' || names.has(name)) return false;
    names.add(name);
    return true;
  });
}

/** A line as the name of a step: without what ends a sentence or a list's item. */
const bare = (line: string) => line.replace(/(?<![.;,])[.;,]$/, '');

/**
 * The steps that a model's words list: the marked lines where there are some, as it says a sentence before them, otherwise each line. None where
 * that is no list.
 */
export function listedSteps(said: string): string[] {
  const lines = said.split('\n').filter((line) => /\S/.test(line));
  const marked = lines.filter((line) => MARKED.test(line));
  if (marked.length === 0 && lines.length < 2) return [];
  const listed = listedLines((marked.length > 0 ? marked : lines).join('\n'));
  return listed
    .map(({ title }) => title)
    .filter((title) => title.length <= LONGEST && !title.endsWith(':'))
    .map(bare)
    .slice(0, PROPOSED_MAX);
}
