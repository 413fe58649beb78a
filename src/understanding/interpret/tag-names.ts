import { fold } from '#shared/russian/text.ts';
import { spend } from '#shared/work.ts';
import { TAG_NOUN, tagNamesOf } from '../hear/tag-words.ts';
import type { Word } from '../hear/words.ts';
import type { KnownTask } from '../model.ts';
import type { Part } from '../read/labels.ts';
import { type Interpretation, namesProject } from './context.ts';

/** Beside a name, what says nothing of it: «под тегом», «как», «такой», «ещё». */
const AROUND =
  /^(?:с|со|под|по|без|в|во|на|к|ко|у|от|из|для|и|да|а|как|это|такой|такие|такая|тоже|еще|ещё|туда|сюда|только|лишь|один|одну|одно|пометь|слов(?:о|ом|ечком?)|раздел|разряд[уа]?|граф[аеу]|шифр|кажд(?:ый|ая|ую|ое|ом)|об[ае]|обо(?:их|им)|им|ей|ему)$/;
const JOINS = /^(?:и|да|плюс|а|еще|ещё|также)$/;
const PARTS = /^[,;+/&#|]$/;
const QUOTE = /^[«»"“”„']$/;
const ALL = /^вс[еёюя]$/;
const SINGLE_NOUN =
  /^(?:tag|(?:х[еэ]ш)?т[еэ]г|метку|бирку|наклейку|рубрику|решетку|помет(?:к|очк)?у|лейбл|ярлы(?:к|чок))$/;
/** A word that is a name's by its lemma; in quotes or behind a sign, only the very same is. */
const IS_NAME = 0.68;
const IS_MOSTLY = 0.85;
const IS_SURELY = 0.95;
/** A new name of more words than that is none. */
const MOST_WORDS = 3;
const LONGEST = 30;

/** What names are heard in. */
export type Said = Pick<Interpretation, 'words' | 'text' | 'dictionary'> & {
  account: { tasks: readonly Pick<KnownTask, 'tags'>[] };
};

const gathered = new WeakMap<Said, readonly string[]>();

/** The names of all tags that the tasks have, gathered once for what is heard. */
export function tagsKnown(said: Said): readonly string[] {
  const before = gathered.get(said);
  if (before) return before;
  spend(said.account.tasks.length);
  const names = tagNamesOf(said.account.tasks);
  gathered.set(said, names);
  return names;
}

/** What the words of a part say of tags. */
export interface TagsNamed {
  /** Known ones as they are spelled. */
  names: string[];
  /** «все метки», «без тегов»: each that there is; of «тег» the only one. */
  all: 'each' | 'only' | null;
}

/** Words of a part between what joins names. */
interface Piece {
  words: Word[];
  quoted: boolean;
  signed: boolean;
}

function piecesOf(words: readonly Word[]): Piece[] {
  const pieces: Piece[] = [{ words: [], quoted: false, signed: false }];
  let quoted = false;
  for (const word of words) {
    const piece = pieces.at(-1)!;
    const joins = !quoted && piece.words.length > 0 && (JOINS.test(word.word) || PARTS.test(word.text));
    if (QUOTE.test(word.text)) {
      quoted = !quoted;
      if (quoted && piece.words.some(({ word: one }) => !AROUND.test(one) && !TAG_NOUN.test(one)))
        pieces.push({ words: [], quoted, signed: false });
      else piece.quoted = true;
    } else if (joins || word.text === '#') pieces.push({ words: [], quoted, signed: word.text === '#' });
    else if (word.kind !== 'mark' || (piece.words.length > 0 && word.glued)) piece.words.push(word);
  }
  return pieces;
}

/** The word by itself: «весну» and «под весной» is «весна», «срочные» stays. */
function bare(word: Word, isLed: boolean, dictionary: Interpretation['dictionary']): string {
  if (word.kind !== 'word' || word.forms.some((form) => /:(?:nomn)?$|^(?:UNKN|LATN)/.test(form))) return word.text;
  const ofNoun = word.forms.filter((form) => form.startsWith('NOUN'));
  const isBent = isLed || (ofNoun.length > 0 && ofNoun.every((form) => /:(?:accs|ablt)$/.test(form)));
  const noun = dictionary.analyse(word.word).find(({ grammemes }) => grammemes.includes('NOUN'));
  return isBent ? (noun?.lemma ?? word.lemma) : word.text;
}

/** The known tag that words name best, if one is. */
function knownAs(words: readonly Word[], known: readonly string[], { dictionary }: Said, atLeast: number) {
  const said = fold(words.map(({ text }) => text).join(' '));
  let best: { name: string; likeness: number } | null = null;
  for (const name of known) {
    const likeness = fold(name) === said ? 2 : namesProject(words, name, dictionary);
    if (likeness >= atLeast && likeness > (best?.likeness ?? 0)) best = { name, likeness };
  }
  return best?.name;
}

const isMark = ({ kind }: Word) => kind === 'mark' || kind === 'break';

function namesOf({ words, quoted, signed }: Piece, known: readonly string[], said: Said): string[] {
  const sure = quoted || signed ? IS_SURELY : IS_NAME;
  let [from, to] = [0, words.length];
  const whole = words.length > 0 ? knownAs(words, known, said, IS_SURELY) : undefined;
  if (whole !== undefined) return [whole];
  const idle = (word: Word | undefined) =>
    word !== undefined && (isMark(word) || ((AROUND.test(word.word) || TAG_NOUN.test(word.word)) && word.quote === 0));
  while (idle(words[from])) from++;
  while (to > from && idle(words[to - 1])) to--;
  const own = words.slice(from, to);
  if (own.length === 0) return [];
  const one = knownAs(own, known, said, own.length > 1 ? Math.max(sure, IS_MOSTLY) : sure);
  if (one !== undefined) return [one];
  // «бумаги срочно»: each by itself.
  const each = own.map((word) => knownAs([word], known, said, sure));
  if (own.length > 1 && each.every((name) => name !== undefined)) return each as string[];
  const last = own.at(-1)!;
  const isLed = said.words[said.words.indexOf(own[0]!) - 1]?.speech === 'PREP';
  const name =
    own.length === 1 && !quoted && !signed
      ? bare(own[0]!, isLed, said.dictionary)
      : said.text.slice(own[0]!.start, last.end);
  return own.length <= MOST_WORDS && name.length <= LONGEST ? [name] : [];
}

const once = (names: readonly string[]) =>
  names.filter((name, at) => names.findIndex((one) => fold(one) === fold(name)) === at);

/** The tags that the words of a part name; new ones as they are said, but for their ending. */
export function tagsNamed({ from, to }: Pick<Part, 'from' | 'to'>, said: Said): TagsNamed {
  const words = said.words.slice(from, to);
  const known = tagsKnown(said);
  const pieces = piecesOf(words);
  const isMarked = pieces.some(({ quoted, signed }) => quoted || signed);
  const names = pieces.flatMap((piece) => {
    const own = namesOf(piece, known, said);
    // «на каждую #дом»
    return isMarked && !piece.quoted && !piece.signed ? own.filter((name) => known.includes(name)) : own;
  });
  const isNoun = words.some(({ word }) => TAG_NOUN.test(word));
  const left = names.filter((name) => !(isNoun && ALL.test(fold(name))));
  const isSingle = words.some(({ word }) => SINGLE_NOUN.test(word)) && !words.some(({ word }) => word === 'без');
  return { names: once(left), all: isNoun && left.length === 0 ? (isSingle ? 'only' : 'each') : null };
}

/** The known tags that words name. */
export function knownTagsIn(words: readonly Word[], said: Said): string[] {
  const known = tagsKnown(said);
  if (known.length === 0) return [];
  return once(piecesOf(words).flatMap((piece) => namesOf(piece, known, said))).filter((name) => known.includes(name));
}
