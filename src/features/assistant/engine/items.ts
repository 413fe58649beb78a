import { infinitiveOfFuture } from '#shared/russian/future.ts';
import { numberWord } from '#shared/russian/numerals.ts';
import { isInfinitive } from '#shared/russian/verbs.ts';
import { findPieces } from '#shared/russian/when.ts';
import type { Clock } from '#shared/russian/when-piece.ts';
import { headForms } from './heads.ts';
import { isMark, isWord, type Term } from './terms.ts';
import { EDGE_NOISE, LIST_NOUN, MODAL, NOISE, TASK_NOUN, TASK_PLURAL } from './words.ts';

const ITEM_JOINT = /^(?:и|а|но|потом|затем|плюс)$/;
const isJoint = (term: Term | undefined) =>
  term !== undefined && !term.quote && (/^[,;—–]$/.test(term.text) || ITEM_JOINT.test(term.word));
const SKIP =
  /^(?:и|а|но|потом|затем|еще|также|тоже|плюс|мне|надо|нужно|задачу|одну|третью|вторую|первую|не|забыть|обязательно|пожалуйста)$/;

/** How many tasks «две задачи», «3 дела» announce; 0 where none are counted. */
function announcedCount(terms: readonly Term[]): number {
  const counts = terms.map((term, at) => {
    if (term.quote || !isWord(term) || !TASK_NOUN.test(term.word)) return 0;
    return numberWord(terms[at - 1]?.word ?? '')?.value ?? Number(terms[at - 1]?.text ?? 0);
  });
  return counts.find((count) => count > 1 && count < 30) ?? 0;
}

/** True where several tasks are announced: «две задачи», «дела», «задачи:». */
function announcesSeveral(terms: readonly Term[]): boolean {
  if (announcedCount(terms) > 1) return true;
  if (LIST_NOUN.test(terms.find(isWord)?.word ?? '') && terms.some((term) => term.text === ':' && !term.quote))
    return true;
  return terms.some((term, at) => {
    if (term.quote || !isWord(term)) return false;
    if (!TASK_PLURAL.test(term.word)) return /^(?:обе|оба|отдельно|по-отдельности)$/.test(term.word);
    // «добавь в задачи» names the list, not several tasks.
    return !/^(?:в|из|к|со|список|списка|списке|перечень)$/.test(terms[at - 1]?.word ?? '');
  });
}

/** The first term of a title at or after `at`, when links, modals and dates are skipped. */
function titleStart(terms: readonly Term[], at: number, clock: Clock): number {
  let index = Math.max(0, at);
  while (index < terms.length && (isMark(terms[index]) ? !terms[index]!.quote : SKIP.test(terms[index]!.word))) index++;
  const [piece] = findPieces(terms.slice(index, index + 10), clock);
  return piece?.from === 0 ? titleStart(terms, index + piece.to, clock) : index;
}

/** The verb that a title or a plan begins with: «купить», «куплю». */
const isDoing = (word: string) => isInfinitive(word) || infinitiveOfFuture(word) !== null;

const startsWithInfinitive = (terms: readonly Term[], at: number, clock: Clock) =>
  isDoing(terms[titleStart(terms, at, clock)]?.word ?? '');

function dateLeads(terms: readonly Term[], at: number, clock: Clock): boolean {
  let index = at;
  while (SKIP.test(terms[index]?.word ?? '')) index++;
  const [piece] = findPieces(terms.slice(index, index + 10), clock);
  if (piece?.from === 0 && (piece.prep || piece.day)) return true;
  return /^(?:в|к)$/.test(terms[index]?.word ?? '') && /^проект/.test(terms[index + 1]?.word ?? '');
}

/** Signs of a list: «1.», «2)», «-», «•», at the beginning or after a break. */
function listMarks(terms: readonly Term[]): number[] {
  const marks: number[] = [];
  let expected = 1;
  terms.forEach((term, at) => {
    const next = terms[at + 1] as Term | undefined;
    if (term.kind === 'break') marks.push(at);
    else if (
      term.kind === 'number' &&
      Number(term.text) === expected &&
      next?.glued &&
      /^[.)]$/.test(next.text) &&
      !terms[at + 2]?.glued
    ) {
      marks.push(at);
      term.taken = true;
      next.taken = true;
      expected++;
    } else if (/^[•*]$/.test(term.text)) marks.push(at);
  });
  return marks;
}

const ORDINAL_MARK =
  /^(?:перв(?:ая|ое|ый|ую)|втор(?:ая|ое|ой|ую)|трет(?:ья|ье|ий|ью)|четверт(?:ая|ое|ый|ую)|пят(?:ая|ое|ый|ую))$/;

const COUNTED_MARK = /^(?:во-первых|во-вторых|в-третьих|в-четвертых)$/;

function ordinalMarks(terms: readonly Term[]): number[] {
  const marks = terms.flatMap((term, at) =>
    isWord(term) &&
    !term.quote &&
    (ORDINAL_MARK.test(term.word) || COUNTED_MARK.test(term.word)) &&
    !/^(?:в|на|за|с)$/.test(terms[at - 1]?.word ?? '')
      ? [at]
      : [],
  );
  return marks.length > 1 && /^(?:перв|во-перв)/.test(terms[marks[0]!]!.word) ? marks : pairMarks(terms);
}

const ONE = /^(?:одна|одну|одно|один)$/;
const OTHER = /^(?:друг(?:ая|ую|ое|ой)|втор(?:ая|ую|ое|ой))$/;

/** «две задачи, одна …, другая …». */
function pairMarks(terms: readonly Term[]): number[] {
  const one = terms.findIndex((term) => !term.quote && ONE.test(term.word));
  const other = terms.findIndex((term, at) => at > one && !term.quote && OTHER.test(term.word));
  const named = [one, other].some((at) => TASK_NOUN.test(terms[at + 1]?.word ?? ''));
  return one >= 0 && other > one && !named && isInfinitive(terms[one + 1]?.word ?? '') ? [one, other] : [];
}

/** «и обычную задачу …», «и маленькое дело …». */
const TASK_ADJECTIVE = /^(?:не)?(?:обычн|срочн|важн|маленьк|больш|рабоч|личн|нов|отдельн|прост)(?:ую|ое|ый)$/;

function againMarks(terms: readonly Term[]): number[] {
  return terms.flatMap((term, at) => {
    if (term.quote || (!ITEM_JOINT.test(term.word) && term.text !== ',')) return [];
    const rest = terms
      .slice(at + 1, at + 4)
      .filter((one) => !isMark(one) && !/^(?:еще|также|и|одну|вторую|третью|другую)$/.test(one.word));
    if (/^(?:не)?(?:срочную|важную)$/.test(rest[0]?.word ?? '') && term.text !== ',') return [at];
    const another = terms
      .slice(at + 1, at + 3)
      .map((one) => one.word)
      .join(' ');
    if (/^(?:еще )?(?:одну|вторую|другую)(?: |$)/.test(another) && isDoing(rest[0]?.word ?? '')) return [at];
    if (TASK_ADJECTIVE.test(rest[0]?.word ?? '')) rest.shift();
    return TASK_NOUN.test(rest[0]?.word ?? '') && rest.length > 0 && !TASK_PLURAL.test(rest[0]!.word) ? [at] : [];
  });
}

/** Where the links before a verb begin: «и ещё записаться». */
function linkedFrom(terms: readonly Term[], at: number): number {
  let from = at;
  while (/^(?:и|а|еще|потом|также)$/.test(terms[from - 1]?.word ?? '')) from--;
  return from;
}

function runOn(terms: readonly Term[]): number[] {
  const places = terms.flatMap((term, at) =>
    isWord(term) && !term.quote && !term.taken && isInfinitive(term.word) ? [at] : [],
  );
  return places.filter((at, index) => index > 0 && !governs(terms, at)).map((at) => linkedFrom(terms, at));
}

/** «завтра сдать отчёт в среду встретить Иру»: each date that opens an item stands right before its verb. */
function datedRun(terms: readonly Term[], clock: Clock): number[] {
  const opening = findPieces(terms, clock).filter(
    ({ to }) => isInfinitive(terms[to]?.word ?? '') && hasObjectAfter(terms, to),
  );
  return opening
    .slice(1)
    .map(({ from }) => from)
    .filter((from) => !isJoint(terms[from - 1]));
}

/** «начать бегать», «не забыть взять», «попросить Олега позвонить»: the infinitive depends on a verb. */
function governs(terms: readonly Term[], at: number): boolean {
  const before = terms[at - 1];
  if (!before) return false;
  if (isInfinitive(before.word) || MODAL.test(before.word) || before.word === 'не') return true;
  return terms
    .slice(Math.max(0, at - 3), at)
    .some((term) =>
      /^(?:попросить|начать|продолжить|перестать|научиться|помочь|заставить|уговорить|предложить|чтобы|как|где|что)$/.test(
        term.word,
      ),
    );
}

/** «записать видео, смонтировать и выложить» is one thing in three steps. */
function hasObjectAfter(terms: readonly Term[], at: number): boolean {
  const next = terms[at + 1];
  return (isWord(next) && !ITEM_JOINT.test(next.word)) || next?.kind === 'number' || (next?.quote ?? 0) > 0;
}

/** A longer list of tasks is written line by line. */
const MOST_JOINTS = 60;

function separators(terms: readonly Term[], clock: Clock, several: boolean, named: boolean): number[] {
  const parts = (at: number) => !rulesOut(terms, at, clock) && !labelsDate(terms, at, clock);
  const joints = terms
    .flatMap((term, at) => (isJoint(term) && at > 0 && at < terms.length - 1 && parts(at) ? [at] : []))
    .slice(0, MOST_JOINTS);
  const dated = joints.filter(
    (at) =>
      /^(?:а|и|,)$/.test(terms[at]!.text.toLowerCase()) &&
      dateLeads(terms, at + 1, clock) &&
      startsOrNames(terms, at + 1, clock) &&
      splitsByDate(terms, at, clock),
  );
  const verbal = joints.filter(
    (at) =>
      startsWithInfinitive(terms, at + 1, clock) &&
      (several || hasObjectAfter(terms, titleStart(terms, at + 1, clock))) &&
      !governs(terms, titleStart(terms, at + 1, clock)),
  );
  if (!several && named) return dated;
  const opened = startsWithInfinitive(terms, contentStart(terms), clock) || verbal.length > 0;
  const spoken = several ? runOn(terms) : [];
  const all = [...new Set([...verbal, ...spoken])].sort((a, b) => a - b);
  if (all.length > verbal.length && all.length + 1 === announcedCount(terms)) return all;
  if (verbal.length > 0 || !several) return opened ? [...new Set([...verbal, ...dated])].sort((a, b) => a - b) : dated;
  if (spoken.length > 0) return spoken;
  return joints.filter((at) => /^[,;]$/.test(terms[at]!.text) || terms[at]!.word === 'и');
}

/** «в пятницу, а не в субботу»: the second day is none of another task. */
function rulesOut(terms: readonly Term[], at: number, clock: Clock): boolean {
  const denial = isJoint(terms[at + 1]) ? at + 2 : at + 1;
  if (terms[denial]?.word !== 'не') return false;
  return findPieces(terms.slice(denial + 1, denial + 6), clock)[0]?.from === 0;
}

/** Words of the longest date. */
const LONGEST_DATE = 10;

/** «завтра — сдать анализы, в среду — забрать»: the dash belongs to the date before it. */
function labelsDate(terms: readonly Term[], at: number, clock: Clock): boolean {
  if (!/^[—–-]$/.test(terms[at]!.text)) return false;
  const from = Math.max(0, at - LONGEST_DATE);
  const piece = findPieces(terms.slice(from, at), clock).at(-1);
  const before = terms[from + (piece?.from ?? 0) - 1];
  return (
    piece?.to === at - from &&
    (!before || isMark(before) || isJoint(before) || before.taken || headForms.has(before.word))
  );
}

const startsOrNames = (terms: readonly Term[], at: number, clock: Clock) => titleStart(terms, at, clock) < terms.length;

/** «завтра стоматолог в десять»: a day, and a thing that is on it. */
function namesDay(terms: readonly Term[], clock: Clock): boolean {
  const pieces = findPieces(terms, clock);
  const dated = pieces.some(({ day, past }) => day !== undefined && !past);
  const free = terms.filter((_, at) => !pieces.some(({ from, to }) => from <= at && at < to));
  return dated && contentStart(free.filter((term) => !headForms.has(term.word))) >= 0;
}

/** A date opens the next item only where the item before has its own words. */
function splitsByDate(terms: readonly Term[], at: number, clock: Clock): boolean {
  if (terms[at]!.word === 'а') return true;
  const events = !terms.some((term) => isWord(term) && isDoing(term.word));
  if (events && namesDay(terms.slice(0, at), clock) && namesDay(terms.slice(at + 1), clock)) return true;
  return (
    terms.slice(0, at).some((term) => isWord(term) && isDoing(term.word)) &&
    terms.slice(at + 1).some((term) => isWord(term) && isDoing(term.word))
  );
}

function contentStart(terms: readonly Term[]): number {
  return terms.findIndex(
    (term) =>
      isWord(term) &&
      !term.taken &&
      !NOISE.test(term.word) &&
      !EDGE_NOISE.test(term.word) &&
      !TASK_NOUN.test(term.word) &&
      !numberWord(term.word),
  );
}

function cutAt(terms: readonly Term[], places: readonly number[]): Term[][] {
  const edges = [0, ...places, terms.length];
  return edges
    .slice(1)
    .map((to, index) => terms.slice(edges[index]!, to))
    .filter((part) => part.length > 0);
}

/** Parts of a creating clause: what stands before the first item, if anything, and each item. */
export function splitItems(terms: readonly Term[], clock: Clock, named: boolean): Term[][] {
  const list = listMarks(terms);
  if (list.length > 0) return cutAt(terms, list);
  const several = announcesSeveral(terms);
  const counted = terms.filter((term) => COUNTED_MARK.test(term.word)).length > 1;
  const ordinal = several || counted ? ordinalMarks(terms) : [];
  if (ordinal.length > 0) {
    for (const at of ordinal) terms[at]!.taken = true;
    return cutAt(terms, ordinal);
  }
  const again = againMarks(terms);
  if (again.length > 0) return cutAt(terms, again);
  const free = terms.some((term) => !term.quote);
  if (!free) return [[...terms]];
  const places = new Set([...separators(terms, clock, several, named), ...datedRun(terms, clock)]);
  return cutAt(
    terms,
    [...places].sort((a, b) => a - b),
  );
}
