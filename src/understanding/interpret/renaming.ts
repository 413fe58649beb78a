import { capitalize } from '#shared/russian/text.ts';
import { kinship } from '../hear/kinship.ts';
import { hear, names, type Word } from '../hear/words.ts';
import type { Dictionary } from '../morphology/dictionary.ts';
import type { Clause } from '../read/clauses.ts';
import type { Part } from '../read/labels.ts';
import { type Interpretation, partsWith, placesOf, textOf } from './context.ts';

/** A word of a message is the one of a title. */
const SAME = 0.6;
/** How far from a new name its opposite may stand. */
const REACH = 6;
const CASES = /^(?:nomn|gent|datv|accs|ablt|loct)$/;
const BETWEEN = /^(?:а|уже|теперь|,|—|–|-|там|это)$/;

/** Words `from` up to, not including, `to` of a title. */
interface Range {
  from: number;
  to: number;
}

/** The words that the new name stands against: «не Гусеву, а {Гусевой}», «{Гусевой}, а не Гусеву». */
function opposite(words: readonly Word[], name: Part, { from, to }: Pick<Clause, 'from' | 'to'>): Word[] {
  let at = name.from - 1;
  while (at > from && BETWEEN.test(words[at]!.word)) at--;
  for (let denial = at; denial >= Math.max(from, at - REACH); denial--)
    if (/^(?:не|вместо)$/.test(words[denial]!.word)) return words.slice(denial + 1, at + 1).filter(names);
  let next = name.to;
  while (next < to && BETWEEN.test(words[next]!.word)) next++;
  if (words[next]?.word !== 'не' && words[next]?.word !== 'вместо') return [];
  const end = words.findIndex(({ kind }, index) => index > next && (kind === 'mark' || index === next + REACH));
  return words.slice(next + 1, end < 0 ? to : Math.min(end, to)).filter(names);
}

const isFigure = ({ word }: Word) => /\d/.test(word);

/** Where a title says the same as these words. */
function rangeOf(title: readonly Word[], said: readonly Word[]): Range | null {
  const places = title.flatMap((word, at) =>
    names(word) && said.some((one) => (isFigure(word) ? one.word === word.word : kinship(word, one) > SAME))
      ? [at]
      : [],
  );
  return places.length > 0 ? { from: places[0]!, to: places.at(-1)! + 1 } : null;
}

/** «поправь, теперь 2800»: the only figure of a title goes with the only figure that is said. */
function figureRange(title: readonly Word[], name: readonly Word[]): Range | null {
  const [figure, another] = [...title.keys()].filter((at) => isFigure(title[at]!));
  const said = name.filter(isFigure);
  if (figure === undefined || another !== undefined || said.length !== 1) return null;
  const rest = name.filter((word) => names(word) && !isFigure(word));
  const next = title[figure + 1];
  const goesOn = rest.length === 1 && next !== undefined && kinship(next, rest[0]!) > SAME;
  return rest.length === 0 || goesOn ? { from: figure, to: figure + 1 + rest.length } : null;
}

const caseOf = (word: string, dictionary: Dictionary) =>
  dictionary.analyse(word)[0]?.grammemes.find((one) => CASES.test(one));

/** «не Рамиль, а {Ринат}» in «Позвонить Рамилю»: a single word takes the form of the one it stands for. */
function inFormOf(said: Word, stands: Word, opposed: Word | undefined, dictionary: Dictionary): string {
  if (!opposed || opposed.word === stands.word) return said.text;
  const form = caseOf(stands.word, dictionary);
  const [analysis] = dictionary.analyse(said.word);
  const inflected = form && analysis ? dictionary.inflect(analysis, [form]) : null;
  if (!inflected) return said.text;
  return /^\p{Lu}/u.test(said.text) || said.proper ? capitalize(inflected) : inflected;
}

const CORRECTS = /^(?:исправ|поправ|поменя|замен|переим|переназ)/;

/** «там не Милы, а {Миланы}, поправь»: the name that a clause puts against another one, where no part was heard as it. */
export function contrasted({ from, to }: Pick<Clause, 'from' | 'to'>, words: readonly Word[]): Part | null {
  const denial = words.findIndex(({ word }, at) => at >= from && at < to && (word === 'не' || word === 'вместо'));
  if (denial < 0) return null;
  const turn = words.findIndex(({ word }, at) => at > denial + 1 && at <= denial + REACH && at < to && word === 'а');
  const begin = turn + 1;
  if (turn < 0 || begin >= to) return null;
  const end = words.findIndex(
    ({ kind, quote, word }, at) =>
      at > begin && (CORRECTS.test(word) || (kind !== 'word' && kind !== 'number' && quote === 0)),
  );
  return { label: 'name', from: begin, to: Math.min(end < 0 ? to : end, to) };
}

/**
 * The title that the name parts of a clause give a task: the name itself, or the old title with what the clause corrects of
 * it put right.
 */
export function renamed(title: string, clause: Clause, interpretation: Interpretation): string | null {
  const { words, dictionary } = interpretation;
  const parts = partsWith(clause, 'name');
  const [name] = parts;
  if (parts.length !== 1 || !name) return null;
  const old = hear(title, dictionary);
  const own = placesOf(parts).map((at) => words[at]!);
  const against = opposite(words, name, clause);
  const range = (against.length > 0 ? rangeOf(old, against) : null) ?? figureRange(old, own);
  if (!range || range.to - range.from >= old.filter(names).length) return null;
  const rest = old.filter((word, at) => names(word) && (at < range.from || at >= range.to));
  // A name that says the rest of the title again is whole.
  if (own.filter((word) => rest.some((one) => kinship(one, word) > SAME)).length > 0) return null;
  const stands = old[range.from]!;
  const single = own.length === 1 && range.to - range.from === 1;
  const text = single ? inFormOf(own[0]!, stands, against.find(names), dictionary) : textOf(name, interpretation);
  const fitting = /^\p{Lu}/u.test(stands.text) ? capitalize(text) : text;
  return title.slice(0, stands.start) + fitting + title.slice(old[range.to - 1]!.end);
}
