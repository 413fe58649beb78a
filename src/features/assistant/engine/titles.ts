import { TITLE_MAX } from '#features/tasks/rules.ts';
import { beginning } from '#shared/shorten.ts';
import { spend } from '#shared/work.ts';
import { tidied } from '#understanding/interpret/title.ts';
import type { Term } from './terms.ts';

const JOINERS = /^[,;:—–\-.!?…()•*]$/;

/** The source text of terms; what was cut out from between them leaves a single space. */
export function textOf(terms: readonly Term[], text: string): string {
  spend(terms.length);
  let result = '';
  let before: Term | undefined;
  for (const term of terms) {
    if (before && term.at === before.at + 1) result += text.slice(before.end, term.start);
    else if (before) result += JOINERS.test(term.text) ? '' : ' ';
    result += text.slice(term.start, term.end);
    before = term;
  }
  return result
    .replace(/\s+/g, ' ')
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/ {1,9}([,.;:!?])/g, '$1')
    .replace(/([,;:—–-])\s*(?=[,;])/g, '')
    .trim();
}

/** A title as it is kept; empty where nothing of it could be seen. */
export const finished = (title: string): string => beginning(tidied(title), TITLE_MAX).trim();
