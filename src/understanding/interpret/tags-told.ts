import { clean } from '#shared/russian/text.ts';
import type { Word } from '../hear/words.ts';
import type { KnownTask } from '../model.ts';
import { CREATES } from './creating.ts';
import { type Instead, withInstead } from './standing-in.ts';
import { DESCRIBING } from './tag-phrases.ts';

/** «задачу», «та таска», «обоим»: what stands for a task whose name is not said. */
const HEAD = /^(?:задач\p{L}*|таск\p{L}*|дел(?:о|а|у|ом|е)|т[оуеа]|тот|тому|той|тем|тех)$/u;
const BOTH = /^(?:об[ае]|обо(?:и[мх]|ими)|обе(?:и[мх]|ими))$/;
/** What is said of it ahead of its tag: «, у которой стоит», «, помеченную». */
const SAID_OF_IT = /^(?:что|котор\p{L}+|у|помеч\p{L}+|отмеч\p{L}+|есть|стоит|висит|стоят|висят)$/u;
const MOST_SAID = 4;
/** Beside the words that make a task anyway. */
const MAKES = /^(?:закин|запланир|нужн|нов(?:ая|ую|ое))/;

const quoted = ({ title }: KnownTask) => `«${clean(title.replace(/[«»"“”„]/g, ' '))}»`;

/** The place where what stands for a task begins, of which the words of a tag at `place` tell; null where nothing does. */
function beginOf(words: readonly Word[], place: number): { from: number; both: boolean } | null {
  const led = [words[place - 1], words[place]].some((word) => DESCRIBING.test(word?.word ?? ''));
  const end = DESCRIBING.test(words[place - 1]?.word ?? '') ? place - 1 : place;
  let at = end - 1;
  while (at >= 0 && end - at <= MOST_SAID && (words[at]!.text === ',' || SAID_OF_IT.test(words[at]!.word))) at--;
  if (!led && at === end - 1) return null;
  const stands = (place: number) => HEAD.test(words[place]?.word ?? '') || BOTH.test(words[place]?.word ?? '');
  if (!stands(at)) return null;
  const from = stands(at - 1) ? at - 1 : at;
  return { from, both: words.slice(from, at + 1).some(({ word }) => BOTH.test(word)) };
}

/**
 * The message with its name in the place of a task that is told by a tag alone: «таска, которая с тегом ops, …».
 * @param phrase the words of the tag
 * @param having the tasks that have it
 * @returns null where it is told otherwise, or more than one may be meant
 */
export function namedByTag(
  words: readonly Word[],
  text: string,
  phrase: { from: number; to: number },
  having: readonly KnownTask[],
): string | null {
  const begin = beginOf(words, phrase.from);
  const open = having.filter(({ status }) => status === 'active');
  if (!begin || open.length !== (begin.both ? 2 : 1)) return null;
  if (words[phrase.to]?.text === ':' || words.some(({ word }) => CREATES.test(word) || MAKES.test(word))) return null;
  // «поставь задачу с тегом дом позвонить клиенту»
  if (words.slice(phrase.to).some(({ speech }) => speech === 'INFN')) return null;
  const piece: Instead = {
    ...{ start: words[begin.from]!.start, end: words[phrase.to - 1]!.end },
    text: open.map(quoted).join(' и '),
  };
  return withInstead(text, [piece]);
}
