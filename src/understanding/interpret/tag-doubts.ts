import { fold } from '#shared/russian/text.ts';
import { deedOnTags, TAG_NOUN } from '../hear/tag-words.ts';
import type { Word } from '../hear/words.ts';
import type { Intent, Meant } from '../model.ts';
import type { Clause } from '../read/clauses.ts';
import type { ReadClause } from '../read/known-clauses.ts';
import { type Interpretation, partsWith, placesOf } from './context.ts';
import { wordsOfException } from './exceptions.ts';
import { describesTask, isIdle } from './meant.ts';
import { isDenial } from './tag-deed.ts';
import { knownTagsIn, tagsKnown } from './tag-names.ts';
import { guessesTags } from './tag-slot.ts';
import { DENIES } from './tagged-tasks.ts';

const PAUSE = /^[,.;:!?–—]$/;

/** Words before a name that may say that it is one. */
const REACH = 3;
/** Of the end of a word, so much may be bent. */
const BENT = 2;

/** Whether the words show that this is a tag: by its sign, by quotes, or by what `names` one. */
function isShown(tag: string, words: readonly Word[], names: (word: Word) => boolean): boolean {
  const own = fold(tag);
  const isOfTag = ({ text }: Word) => own.startsWith(fold(text).slice(0, Math.max(BENT, text.length - BENT)));
  return words.some(
    (word, at) =>
      isOfTag(word) &&
      (word.quote > 0 || words[at - 1]?.text === '#' || words.slice(Math.max(0, at - REACH), at).some(names)),
  );
}

const marksTag = (word: Word) => TAG_NOUN.test(word.word) || deedOnTags(word) === 'marks';

/** «перечень: книга, ярлыки архивные, шпагат»: a tag that nothing has had, and that nothing shows; of a new task its noun shows none. */
function saysStrangeTag(intents: readonly Intent[], interpretation: Interpretation): boolean {
  const isStrange = (tag: string, names: (word: Word) => boolean) =>
    !isShown(tag, interpretation.words, names) && !tagsKnown(interpretation).some((known) => fold(known) === fold(tag));
  return intents.some((intent) => {
    if (intent.act === 'create') return intent.task.tags.some((tag) => isStrange(tag, () => false));
    return intent.act === 'update' && intent.change.tags?.put?.some((tag) => isStrange(tag, marksTag));
  });
}

/** «удали отчёт, теги не трогай»: what is said of tags may be that they stay. */
function deniesTags({ from, to, act }: ReadClause, intents: readonly Intent[], words: readonly Word[]): boolean {
  const said = words.slice(from, to);
  const isOfTags =
    act === 'delete' || intents.some((intent) => intent.act === 'update' && intent.change.tags?.take !== undefined);
  return (
    isOfTags &&
    said.some(({ word, quote }) => quote === 0 && TAG_NOUN.test(word)) &&
    said.some((_, at) => isDenial(said, at))
  );
}

/** «удали все дела с тегом дом про отпуск», «…, но без ремонта»: words beside a tag that tell which are meant, and that no part has taken up. */
function leavesWords(clause: ReadClause, { words, account, ...rest }: Interpretation): boolean {
  if (!/^(?:delete|complete|activate)$/.test(clause.act)) return false;
  const telling = partsWith(clause, 'ref', 'old', 'tag');
  const isTold = telling.some((part) =>
    words.slice(part.from, part.to).some(({ word, text }) => text === '#' || TAG_NOUN.test(word)),
  );
  if (!isTold) return false;
  const excepted = new Set(wordsOfException(clause, words));
  const taken = new Set(placesOf(clause.parts.filter(({ label }) => label !== 'void')));
  let isBeside = false;
  for (let at = telling[0]!.from; at < clause.to; at++) {
    const word = words[at]!;
    if (excepted.has(word)) continue;
    if (taken.has(at)) isBeside = telling.some(({ from, to }) => at >= from && at < to);
    else if (DENIES.test(word.word)) return true;
    else if (word.kind === 'break' || PAUSE.test(word.text)) isBeside = false;
    else if (
      describesTask(word) &&
      !isIdle(word) &&
      (isBeside || knownTagsIn([word], { words, account, ...rest }).length > 0)
    )
      return true;
  }
  return false;
}

/** The clause of an update whose tags nothing but their being there tells to go. */
function guesses(clause: Clause, intents: readonly Intent[], interpretation: Interpretation): boolean {
  const meant = intents.flatMap((intent): Meant[] =>
    intent.act === 'update' && intent.change.tags?.take ? [intent.meant] : [],
  );
  return meant.some((one) => guessesTags(clause, one, interpretation));
}

/** Whether what is said of tags leaves a doubt whether this is what the message asks for. */
export const isDoubtfulOfTags = (
  clauses: readonly ReadClause[],
  intents: readonly Intent[],
  interpretation: Interpretation,
): boolean =>
  saysStrangeTag(intents, interpretation) ||
  clauses.some(
    (clause) =>
      deniesTags(clause, intents, interpretation.words) ||
      leavesWords(clause, interpretation) ||
      (clause.act === 'update' && guesses(clause, intents, interpretation)),
  );
