import { findPieces } from '#shared/russian/when.ts';
import type { Clock } from '#shared/russian/when-piece.ts';
import { spend } from '#shared/work.ts';
import type { Clause, HeadAt } from './clause.ts';
import { type Head, headForms, isCreating } from './heads.ts';
import { slippedHead } from './slips.ts';
import { hasObject, isContent, isSeparator, withoutStatement } from './stated.ts';
import { isMark, isWord, type Term } from './terms.ts';
import { EDGE_NOISE, NOISE, TASK_NOUN } from './words.ts';

const ABBREVIATION =
  /^(?:г|ул|им|т|д|п|мин|сек|час|ч|руб|тыс|след|сл|пн|вт|ср|чт|пт|сб|вс|кв|стр|тел|др|пр|янв|фев|апр|авг|сент|окт|нояб|дек)$/;

/** «позвони... то есть напомни»: the dots behind which the sentence goes on. */
function trailingDots(terms: readonly Term[]): Set<Term> {
  const trailing = new Set<Term>();
  for (let from = 0; from < terms.length; from++) {
    let to = from;
    while (/^[.…]$/.test(terms[to]?.text ?? '')) to++;
    const run = terms.slice(from, to);
    const next = terms[to];
    const goesOn = next?.kind === 'word' && next.text[0] === next.text[0]?.toLowerCase();
    if (goesOn) for (const dot of run) if (run.length > 2 || dot.text === '…') trailing.add(dot);
    from = to;
  }
  return trailing;
}

/** Items are numbered: «1. …», «2) …». */
function numbersList(terms: readonly Term[]): boolean {
  return terms.some(
    (term, at) =>
      term.text === '1' && terms[at + 1]?.glued === true && /^[.)]$/.test(terms[at + 1]!.text) && !terms[at + 2]?.glued,
  );
}

interface Layout {
  trailing: ReadonlySet<Term>;
  numbered: boolean;
}

function endsSentence(terms: readonly Term[], at: number, { trailing, numbered }: Layout): boolean {
  const term = terms[at]!;
  if (term.kind === 'break') return true;
  if (term.quote || !/^[.!?;…]$/.test(term.text)) return false;
  const next = terms[at + 1];
  if (!next) return true;
  if (next.glued && !isMark(next)) return term.text === ';';
  if (trailing.has(term)) return false;
  if (term.text !== '.') return true;
  const before = terms[at - 1];
  if (before?.kind === 'number' && before.text.length < 3 && term.glued && numbered) return false;
  const capital = next.text[0] !== next.text[0]?.toLowerCase();
  return (
    (!ABBREVIATION.test(before?.word ?? '') && (capital || next.kind === 'number' || headForms.has(next.word))) ||
    isMark(next)
  );
}

/** Sentences and lines, each without the sign that ends it. A «!» or «?» stays, for what it says about tone. */
function sentences(terms: readonly Term[]): { terms: Term[]; line: boolean }[] {
  const found: { terms: Term[]; line: boolean }[] = [];
  let from = 0;
  let line = false;
  const push = (to: number, broken: boolean) => {
    const part = terms.slice(from, to);
    if (part.some((term) => !isMark(term))) found.push({ terms: part, line });
    from = to;
    line = broken || (line && !part.length);
  };
  const layout = { trailing: trailingDots(terms), numbered: numbersList(terms) };
  for (let at = 0; at < terms.length; at++) {
    if (!endsSentence(terms, at, layout)) continue;
    const broken = terms[at]!.kind === 'break';
    push(at, broken);
    from = at + 1;
  }
  push(terms.length, false);
  return found;
}

const ASKS = /^(?:можешь|можете|можно|могла|мог|могли|прошу|давай|давайте|будь|сможешь|нельзя)$/;

/** An infinitive commands only where something makes it a request to the assistant. */
function infinitiveCommands(terms: readonly Term[], at: number): boolean {
  const before = terms.slice(Math.max(0, at - 4), at).filter(isWord);
  spend(terms.length);
  const alone = terms.filter((term) => isWord(term) && !NOISE.test(term.word)).length === 1;
  const closing =
    at === terms.findLastIndex((term) => !isMark(term)) &&
    terms.slice(0, at).some((term) => term.quote > 0 || /^(?:задачу|задачи|эту|ее)$/.test(term.word));
  if (alone || closing) return true;
  if (before.some((term) => ASKS.test(term.word))) return true;
  const after = terms
    .slice(at + 1, at + 5)
    .filter((term) => !isMark(term) && !NOISE.test(term.word) && !/^(?:мне|все|новую|эту)$/.test(term.word));
  const named =
    after[0] !== undefined && (TASK_NOUN.test(after[0].word) || (after[0].quote > 0 && before.length === 0));
  const placed =
    before.length === 0 &&
    /^(?:в|из)$/.test(after[0]?.word ?? '') &&
    /^(?:работу|активные|проект|список|списка|задачи)$/.test(after[1]?.word ?? '');
  return named || placed;
}

const OPENS_TITLE = /^[:«"—–-]$/;

/** True where the term is the first word of a title that a creating head before it opens. */
function insideTitle(terms: readonly Term[], heads: readonly HeadAt[], at: number): boolean {
  const last = heads.at(-1);
  if (!last || !isCreating(last.verb)) return false;
  const between = terms.slice(last.at + 1, at);
  const opened = between.some((term) => TASK_NOUN.test(term.word) || OPENS_TITLE.test(term.text));
  if (!opened) return false;
  return between.every(
    (term) => isMark(term) || TASK_NOUN.test(term.word) || EDGE_NOISE.test(term.word) || NOISE.test(term.word),
  );
}

/** «не удаляй», «не надо удалять»; in «не надо, удали» the command stands by itself. */
function isNegated(terms: readonly Term[], at: number, { mood }: Head): boolean {
  const before = terms[at - 1]?.word ?? '';
  if (before === 'не') return true;
  const needless = /^(?:надо|нужно)$/.test(before) && terms[at - 2]?.word === 'не';
  return needless && (mood !== 'imperative' || /[ая]й(?:те)?$/.test(terms[at]!.word));
}

function headAt(terms: readonly Term[], at: number, heads: readonly HeadAt[], first: number): HeadAt | null {
  const term = terms[at]!;
  if (!isWord(term) || term.quote || term.taken) return null;
  const known =
    headForms.get(term.word) ??
    (at === first || TASK_NOUN.test(terms[at + 1]?.word ?? '')
      ? slippedHead(term.word, at === first && TASK_NOUN.test(terms[at + 1]?.word ?? ''))
      : null);
  if (!known || insideTitle(terms, heads, at)) return null;
  const negated = isNegated(terms, at, known);
  const reminds = known.verb === 'remind' && heads.length === 0;
  if (known.mood === 'infinitive' && !negated && !reminds && !infinitiveCommands(terms, at)) return null;
  if (known.mood === 'joint' && heads.length > 0 && !/^давай/.test(terms[at - 1]?.word ?? '')) return null;
  return { ...known, at, negated };
}

function findHeads(terms: readonly Term[]): HeadAt[] {
  const heads: HeadAt[] = [];
  const first = terms.findIndex((term) => isWord(term) && !NOISE.test(term.word) && !EDGE_NOISE.test(term.word));
  for (let at = 0; at < terms.length; at++) {
    const head = headAt(terms, at, heads, first);
    if (head) heads.push(head);
  }
  return onlyTrailingCreate(terms, heads);
}

/** In «надо закрыть вопрос …, добавь задачу» the infinitive is the title of what a later head creates. */
function onlyTrailingCreate(terms: readonly Term[], heads: HeadAt[]): HeadAt[] {
  const creating = heads.find((head) => isCreating(head.verb) && head.mood !== 'infinitive');
  if (!creating) return heads;
  const empty = !hasObject(terms, creating.at, terms.length);
  return empty ? heads.filter((head) => head.mood !== 'infinitive' || head.at > creating.at) : heads;
}

const LINK =
  /^(?:и|а|но|да|потом|затем|после|еще|также|тоже|сразу|тут|же|теперь|лучше|тогда|давай|заодно|параллельно|плюс|пожалуйста|нет|то|ну|так|что|поэтому|уже|можешь|можно|прошу|не|надо|нужно)$/;
/** Where the clause of a later head begins. */
function cutBefore(terms: readonly Term[], before: HeadAt, head: HeadAt, end: number, clock: Clock): number {
  let start = head.at;
  while (
    start > before.at + 1 &&
    (isMark(terms[start - 1]) ? !terms[start - 1]!.quote : LINK.test(terms[start - 1]!.word))
  )
    start--;
  let separator = start - 1;
  while (separator > before.at && !(isSeparator(terms[separator]!) && !terms[separator]!.quote)) separator--;
  if (separator <= before.at) return start;
  const between = terms.slice(separator + 1, start);
  if (
    !hasObject(terms, head.at, end) ||
    (start === head.at && !isCreating(head.verb) && onlyDated(terms.slice(head.at + 1, end), clock))
  )
    return between.some(isContent) && (hasObject(terms, before.at, separator) || hasObject(terms, -1, before.at))
      ? separator
      : start;
  const pieces = findPieces(between, clock);
  const covered = pieces.reduce((sum, piece) => sum + piece.to - piece.from, 0);
  return covered > 0 && covered >= between.filter((term) => !isMark(term)).length ? separator : start;
}

/** «…, а бельё перенеси на завтра»: a date is what the command sets, not what it is about. */
function onlyDated(terms: readonly Term[], clock: Clock): boolean {
  const pieces = findPieces(terms, clock);
  return (
    pieces.length > 0 &&
    !terms.some((term, at) => isContent(term) && !pieces.some(({ from, to }) => from <= at && at < to))
  );
}

function splitByHeads(sentence: { terms: Term[]; line: boolean }, clock: Clock): Clause[] {
  const { terms } = sentence;
  const heads = findHeads(terms);
  const cuts = heads
    .slice(1)
    .map((head, index) => cutBefore(terms, heads[index]!, head, heads[index + 2]?.at ?? terms.length, clock));
  const edges = [0, ...cuts, terms.length];
  const clauses = edges.slice(1).map((to, index) => {
    const from = edges[index]!;
    const head = heads[index] ?? null;
    return {
      terms: terms.slice(from, to),
      head: head && { ...head, at: head.at - from },
      line: sentence.line && index === 0,
      opens: false,
    };
  });
  return clauses.flatMap(withoutStatement);
}

/** Looks at a word that finding a command in it takes. */
const READING = 4;

/** Splits a message into clauses. */
export function clausesOf(terms: readonly Term[], clock: Clock): Clause[] {
  spend(READING * terms.length);
  const parts = sentences(terms);
  const clauses = parts.flatMap((part) => splitByHeads(part, clock));
  for (const clause of clauses)
    clause.opens = clause.terms.findLast((term) => !term.quote && term.kind !== 'break')?.text === ':';
  return clauses;
}
