import type { Word } from '../hear/words.ts';
import type { Intent } from '../model.ts';
import type { ReadClause } from '../read/known-clauses.ts';
import { type Interpretation, momentIn, partsWith, placesOf, wordsOf } from './context.ts';

/** How far from its verb a subject stands. */
const REACH = 2;
const PAST = /^VERB:past(masc|femn|neut|plur)?$/;
const SPEAKER = /^(?:я|мы)$/;

const isSomebody = (grammemes: readonly string[]) =>
  grammemes.includes('nomn') &&
  (grammemes.includes('anim') || grammemes.includes('3per') || grammemes.some((one) => /^(?:Name|Surn)$/.test(one)));

/** «Глебов ответил», «он сам купил»: somebody else has done it. */
function isSomeonesElse({ from, to, parts }: ReadClause, words: readonly Word[]): boolean {
  if (words.slice(from, to).some(({ word }) => SPEAKER.test(word))) return false;
  return placesOf(partsWith({ parts }, 'did')).some((at) => {
    const [, agrees] = PAST.exec(words[at]!.forms[0]!) ?? [];
    if (!agrees) return false;
    const near = words.slice(Math.max(from, at - REACH), at);
    const sign = near.findLastIndex(({ kind }) => kind !== 'word');
    return near
      .slice(sign + 1)
      .some(({ readings: [likeliest] }) => likeliest && isSomebody(likeliest) && likeliest.includes(agrees));
  });
}

/** «сдать 28-го, иначе вспомню 29-го»: a day to come was said that nobody took up. */
function leavesDay(clause: ReadClause, { words, pieces, clock }: Interpretation): boolean {
  const moment = momentIn(wordsOf(partsWith(clause, 'when'), words), clock);
  return pieces.some(
    ({ from, to, day }) =>
      day !== undefined &&
      day >= clock.today &&
      day !== moment?.day &&
      from >= clause.from &&
      to <= clause.to &&
      !clause.parts.some((part) => part.from < to && part.to > from),
  );
}

/** Words by which titles are changed. */
const CHANGES_TITLES =
  /^(?:не|вместо|правильн|верн|теперь|исправ|поправ|помен|замен|смен|переим|переназ|назов|назва|назыв|измен|допиш|дописа|добав|дополн|убер|убра|вычерк|сотр|слов|фраз|загол|будет|должн|опеч|ошиб|точнее|вернее|имел|rename|ренейм|переделай|уточн)/;

/** A new title that no word asks for: it may as well be a remark about the task. */
const isUnasked = ({ from, to, parts }: ReadClause, words: readonly Word[]) =>
  partsWith({ parts }, 'old').length === 0 &&
  !words.slice(from, to).some(({ word, quote }) => quote > 0 || CHANGES_TITLES.test(word));

/** Whether what a message says leaves a doubt whether this is what it asks for, however likely it is. */
export function isDoubtful(
  clauses: readonly ReadClause[],
  intents: readonly Intent[],
  interpretation: Interpretation,
): boolean {
  const { words } = interpretation;
  const renames = intents.some((intent) => 'change' in intent && intent.change.title !== undefined);
  return clauses.some(
    (clause) =>
      (clause.act === 'complete' && isSomeonesElse(clause, words)) ||
      (clause.act === 'create' && leavesDay(clause, interpretation)) ||
      (clause.act === 'update' && renames && isUnasked(clause, words)),
  );
}
