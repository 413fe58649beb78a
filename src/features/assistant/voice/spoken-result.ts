import { texts } from './texts.ts';

/** Lines of a list that are read out. */
const LISTED_MAX = 3;

/** What is spoken of an answer: its result, and of a longer list only that it can be read. */
export function spokenResult(words: string): string {
  const lines = words.split('\n');
  const isListed = (line: string) => /^\s*[•…]/.test(line);
  if (lines.filter(isListed).length <= LISTED_MAX) return words;
  return [...lines.filter((line) => !isListed(line)), texts.onScreen].join('\n');
}
