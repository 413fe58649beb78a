import { numberWord } from '#shared/russian/numerals.ts';
import type { Word } from '../hear/words.ts';

/** What tasks are called when they are counted. */
const COUNTED = new Set('задача дело вещь пункт задание запись заметка напоминание поручение штука'.split(' '));
const COLLECTIVE = new Map([
  ['двое', 2],
  ['трое', 3],
  ['четверо', 4],
]);
/** How far from its number a counted word may stand: «три новые срочные задачи». */
const REACH = 3;

function figureOf({ word, kind }: Word): number | null {
  if (kind === 'number') return /^\d{1,2}$/.test(word) ? Number(word) : null;
  const collective = COLLECTIVE.get(word);
  if (collective) return collective;
  const said = numberWord(word);
  return said && !said.ordinal ? said.value : null;
}

const describes = (word: Word) => word.forms.some((form) => /^(?:ADJF|PRTF)/.test(form)) && figureOf(word) === null;

/** How many things a message says it lists: «запиши три дела: …», «две задачи»; null where it counts none. */
export function countedIn(words: readonly Word[]): number | null {
  for (const [at, one] of words.entries()) {
    const value = figureOf(one);
    if (value === null || value < 2) continue;
    const named = words.findIndex(({ lemma }, index) => index > at && index <= at + REACH && COUNTED.has(lemma));
    if (named > 0 && words.slice(at + 1, named).every(describes)) return value;
  }
  return null;
}
