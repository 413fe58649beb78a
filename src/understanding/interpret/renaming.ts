import { capitalize } from '#shared/russian/text.ts';
import { isContent, isNameless, kinship, SAME_WORD } from '../hear/kinship.ts';
import { isOneSlip } from '../hear/sound.ts';
import { hear, names, type Word } from '../hear/words.ts';
import type { Analysis, Dictionary } from '../morphology/dictionary.ts';
import type { Clause } from '../read/clauses.ts';
import type { Part } from '../read/labels.ts';
import { type Interpretation, partsWith, placesOf, textOf } from './context.ts';
import { withFigure } from './figures.ts';
import { tidied } from './title.ts';

/** How a clause changes a title: a part of it gives way to the name, all of it does, the name is added, words are taken out. */
export const EDITINGS = ['piece', 'whole', 'longer', 'shorter'] as const;
export type Editing = (typeof EDITINGS)[number];

export interface Edit {
  editing: Editing;
  title: string;
}

/** How far from a new name its opposite may stand. */
const REACH = 6;
const CASES = /^(?:nomn|gent|datv|accs|ablt|loct)$/;
const BETWEEN = /^(?:а|уже|теперь|,|—|–|-|там|это)$/;
/** What stands between words and those they give way to: «7/1 на 8/1», «серверую = серверную», «слово X словом Y». */
const GIVES_WAY =
  /^(?:на|в|=|—|–|-|:|,|это|правильно|надо|нужно|верно|словом|слово|просто|будет|замен\p{L}*|поменя\p{L}*|исправ\p{L}*)$/u;
/** A title is spoken of as words. */
const AS_WORDS = /^(?:слов\p{L}*|фраз\p{L}+|назван\p{L}+|заголов\p{L}+|тайтл\p{L}*|имен\p{L}+)$/u;

/** What is to be known of a message. */
type Said = Pick<Interpretation, 'text' | 'words' | 'dictionary'>;

/** Words `from` up to, not including, `to` of a title. */
interface Range {
  from: number;
  to: number;
}

const without = (places: readonly number[], parts: readonly Part[]) =>
  places.filter((at) => !parts.some(({ from, to }) => at >= from && at < to));

/** Places of the words that the new name stands against: «не Гусеву, а {Гусевой}», «{Гусевой}, а не Гусеву». */
function opposite(words: readonly Word[], name: Part, { from, to }: Pick<Clause, 'from' | 'to'>): number[] {
  let at = name.from - 1;
  while (at > from && BETWEEN.test(words[at]!.word)) at--;
  for (let denial = at; denial >= Math.max(from, at - REACH); denial--)
    if (/^(?:не|вместо)$/.test(words[denial]!.word)) return placesOf([{ from: denial + 1, to: at + 1 }]);
  let next = name.to;
  while (next < to && BETWEEN.test(words[next]!.word)) next++;
  if (words[next]?.word !== 'не' && words[next]?.word !== 'вместо') return [];
  const end = words.findIndex(
    ({ kind, glued }, index) =>
      index > next && ((kind === 'mark' && !(glued && words[index + 1]?.glued)) || index === next + REACH),
  );
  return placesOf([{ from: next + 1, to: end < 0 ? to : Math.min(end, to) }]);
}

/** Places of the words that stand right before the name, with what tells that they give way to it between. */
function ahead(words: readonly Word[], name: Part, { from }: Pick<Clause, 'from'>): number[] {
  let end = name.from;
  while (end > from && (GIVES_WAY.test(words[end - 1]!.word) || words[end - 1]!.text === '«')) end--;
  if (end === name.from) return [];
  let begin = end;
  while (begin > from && end - begin < REACH && !isNameless(words[begin - 1]!.word)) begin--;
  return placesOf([{ from: begin, to: end }]);
}

const isFigure = ({ word }: Word) => /\d/.test(word);

const isSameWord = (title: Word, said: Word) =>
  isFigure(title) || isFigure(said) ? title.word === said.word : kinship(title, said) > SAME_WORD;

/** Where a title says the same as these words. */
function rangeOf(title: readonly Word[], said: readonly Word[]): Range | null {
  const content = said.filter(isContent);
  const places = title.flatMap((word, at) => (names(word) && content.some((one) => isSameWord(word, one)) ? [at] : []));
  return places.length > 0 ? { from: places[0]!, to: places.at(-1)! + 1 } : null;
}

/** The longest run of words of a title that are all said. */
function runOf(title: readonly Word[], said: readonly Word[]): Range | null {
  let longest: Range | null = null;
  for (let from = 0; from < title.length; from++) {
    let to = from;
    while (to < title.length && said.some((one) => isSameWord(title[to]!, one))) to++;
    if (to > from && to - from > (longest ? longest.to - longest.from : 0)) longest = { from, to };
  }
  return longest;
}

const isWhole = (title: readonly Word[], { from, to }: Range) =>
  title.every((word, at) => !names(word) || (at >= from && at < to));

const sharesForm = (one: Word, other: Word) => one.forms.some((form) => other.forms.includes(form));

const caseOf = (grammemes: readonly string[]) => grammemes.find((one) => CASES.test(one));
const ADJECTIVE = /^(?:ADJF|PRTF)$/;
const AGREES = /^(?:sing|plur|masc|femn|neut|anim|inan)$/;
/** What tells forms of one paradigm apart: «Ивановна» is a form of «Иван». */
const OWN = /^(?:sing|plur|masc|femn|neut|Patr|Surn|Name)$/;

/** «не Рамиль, а {Ринат}» in «Позвонить Рамилю»: a single word takes the form of the one it stands for. */
function inFormOf(said: Word, stands: Word, opposed: Word | undefined, dictionary: Dictionary): string {
  if (!opposed || opposed.word === stands.word) return said.text;
  const [like] = dictionary.analyse(stands.word);
  const form = like && caseOf(like.grammemes);
  if (!form) return said.text;
  const alike = ({ grammemes }: Analysis) => grammemes.filter((one) => like.grammemes.includes(one)).length;
  const [analysis] = dictionary.analyse(said.word).toSorted((one, other) => alike(other) - alike(one));
  if (!analysis) return said.text;
  const agrees = ADJECTIVE.test(analysis.grammemes[0]!) && ADJECTIVE.test(like.grammemes[0]!);
  const kept = agrees
    ? like.grammemes.filter((one) => AGREES.test(one))
    : analysis.grammemes.filter((one) => OWN.test(one));
  const inflected = dictionary.inflect(analysis, [form, ...kept]) ?? dictionary.inflect(analysis, [form]);
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

/** The old title with what the name corrects of it put right; null where the name corrects no part of it. */
function withPiece(title: string, name: Part, clause: Clause, interpretation: Said): string | null {
  const { words, dictionary } = interpretation;
  const old = hear(title, dictionary);
  const own = words.slice(name.from, name.to);
  const wordsAt = (places: readonly number[]) => places.map((at) => words[at]!).filter(names);
  const places = opposite(words, name, clause);
  const before = ahead(words, name, clause);
  const said = wordsAt(places.length > 0 ? places : [...placesOf(partsWith(clause, 'old')), ...before]);
  const figure = withFigure(title, old, own, said, dictionary);
  if (figure) return figure;
  const refs = partsWith(clause, 'ref');
  const slip = old.findIndex((word) => own.length === 1 && word.word.length > 3 && isOneSlip(word.word, own[0]!.word));
  const head = own.find(isContent);
  const single = own.filter(isContent).length === 1 ? head : undefined;
  // A single word gives way to a word in its form: «не Ване сапоги, а Полине».
  const alike = (some: readonly Word[]) => some.filter((one) => single && sharesForm(one, single));
  const matchAlike = (some: readonly number[]) => rangeOf(old, alike(wordsAt(some)));
  const match = (some: readonly number[]) => rangeOf(old, wordsAt(some));
  const olds = placesOf(partsWith(clause, 'old'));
  const asNamed = before.slice(-1).filter((at) => head && words[at]!.speech === head.speech);
  const found =
    (slip >= 0 && old[slip]!.word !== own[0]?.word ? { from: slip, to: slip + 1 } : null) ??
    matchAlike(without(places, refs)) ??
    matchAlike(places) ??
    match(without(places, refs)) ??
    match(places) ??
    match(olds) ??
    matchAlike(without(before, refs)) ??
    matchAlike(before) ??
    match(without(before, refs)) ??
    match(asNamed);
  if (!found || isWhole(old, found)) return null;
  const rest = old.filter((word, at) => names(word) && (at < found.from || at >= found.to));
  // A name that says the rest of the title again is whole.
  if (own.filter(isContent).some((word) => rest.some((one) => kinship(one, word) > SAME_WORD))) return null;
  if (own[0]?.speech === 'PREP' && old[found.from - 1]?.speech === 'PREP') found.from--;
  const stands = old[found.from]!;
  const oneForOne = own.length === 1 && found.to - found.from === 1 && slip < 0;
  const [ruling, ruled] = [words[name.from - 1], old[found.from - 1]];
  const governed = ruling?.speech === 'PREP' && ruling.word === ruled?.word;
  const text = oneForOne && !governed ? inFormOf(own[0]!, stands, said[0], dictionary) : textOf(name, interpretation);
  const written = /^\p{Lu}/u.test(stands.text) ? capitalize(text) : text;
  return title.slice(0, stands.start) + written + title.slice(old[found.to - 1]!.end);
}

/** «вычеркни слово «срочно» из названия»: the title without words that the clause says beside the task's own name. */
function shortened(title: string, clause: Clause, { words, dictionary }: Said): string | null {
  const places = placesOf([clause]);
  if (!places.some((at) => AS_WORDS.test(words[at]!.word) || words[at]!.quote > 0)) return null;
  const said = without(places, partsWith(clause, 'ref', 'cmd')).map((at) => words[at]!);
  const old = hear(title, dictionary);
  const found = runOf(old, said);
  if (!found || isWhole(old, found)) return null;
  return title.slice(0, old[found.from]!.start).trimEnd() + title.slice(old[found.to - 1]!.end);
}

/**
 * The titles that a clause may give a task, the way that is meant most often first. `title` is the one it has, null where it is not
 * known which task is meant.
 */
export function editsOf(title: string | null, clause: Clause, interpretation: Said): Edit[] {
  const parts = partsWith(clause, 'name');
  const [name] = parts;
  const whole = parts.map((part) => textOf(part, interpretation)).join(' ');
  const contrast = name ? null : contrasted(clause, interpretation.words);
  const corrects = parts.length === 1 ? name! : contrast;
  const ways: Record<Editing, string | null> = {
    piece: title !== null && corrects ? withPiece(title, corrects, clause, interpretation) : null,
    whole,
    longer: title !== null && parts.length === 1 ? `${title} ${whole}` : null,
    shorter: title !== null && !name && !contrast ? shortened(title, clause, interpretation) : null,
  };
  return EDITINGS.flatMap((editing) => {
    const edited = tidied(ways[editing] ?? '');
    return edited && edited !== title ? [{ editing, title: edited }] : [];
  });
}
