import { keysOf, kinship } from '#shared/russian/stem.ts';
import { fold } from '#shared/russian/text.ts';
import { compatible, findPieces, momentOf, type When } from '#shared/russian/when.ts';
import type { Clock, Piece } from '#shared/russian/when-piece.ts';
import type { Named, Priority } from './model.ts';
import { isMark, isWord, matches, plainName, type Term, take } from './terms.ts';
import { DEADLINE_NOUN, PRIORITY_NOUN, TASK_NOUN } from './words.ts';

/** The text of a quotation that begins at term `at`, with the index after it. */
export function quotation(terms: readonly Term[], at: number, text: string): { inner: string; next: number } | null {
  const quote = terms[at]?.quote;
  if (!quote || terms[at - 1]?.quote === quote) return null;
  let end = at;
  while (terms[end + 1]?.quote === quote) end++;
  return { inner: text.slice(terms[at]!.end, terms[end]!.start).trim(), next: end + 1 };
}

const LEVELS: readonly [RegExp, Priority][] = [
  [/^(?:высок|высш|наивысш|максимальн|повышенн|критическ|критичн|главн|наибольш|топов)\p{L}+$/u, 'high'],
  [/^(?:низк|минимальн|пониженн|наименьш|низш)\p{L}+$/u, 'low'],
  [/^(?:средн|обычн|нормальн|стандартн)\p{L}+$/u, 'medium'],
];
const URGENT_ADVERB = /^(?:срочно|асап|asap|немедленно|безотлагательно|критично)$/;
const EDGE_ADVERB = /^(?:важно|горит|приоритетно|принципиально|критически)$/;
const CALM_ADVERB = /^(?:несрочно|неважно|некритично)$/;
const URGENT_ADJECTIVE =
  /^(?:срочн|важн|критичн|приоритетн|первоочередн|неотложн|архиважн|наиважнейш|важнейш|высокоприоритетн)(?:ой|ую|ый|ая|ое|ым|ые|ыми|ых|ого)$/;
const CALM_ADJECTIVE = /^(?:несрочн|неважн|второстепенн|низкоприоритетн|малозначим)(?:ой|ую|ый|ая|ое|ым|ые|ыми|ых)$/;
const STRONG = /^(?:очень|крайне|супер|это|она|критически|самая|самую|весьма|особо)$/;

export const levelOf = (word: string): Priority | undefined => LEVELS.find(([pattern]) => pattern.test(word))?.[1];

/** «высокий приоритет», «приоритет — низкий», «с высоким приоритетом». */
function priorityPhrase(terms: readonly Term[], at: number): { value: Priority; from: number; to: number } | null {
  if (!PRIORITY_NOUN.test(terms[at]!.word)) return null;
  const before = terms[at - 1];
  const level = before && !before.quote && levelOf(before.word);
  const left = (index: number) => (/^(?:с|со|в|до|на)$/.test(terms[index - 1]?.word ?? '') ? index - 1 : index);
  if (level) return { value: level, from: left(at - 1), to: at + 1 };
  let next = at + 1;
  while (isMark(terms[next]) || /^(?:на|до|как|должен|должна|быть|будет|пусть|-)$/.test(terms[next]?.word ?? ''))
    next++;
  const after = levelOf(terms[next]?.word ?? '');
  return after ? { value: after, from: left(at), to: next + 1 } : null;
}

function clears(terms: readonly Term[], at: number): boolean {
  const term = terms[at];
  return !term || term.taken || isMark(term);
}

/** Words at the edge of what is left, or next to punctuation. */
function atEdge(terms: readonly Term[], from: number, to: number): boolean {
  return clears(terms, from - 1) || clears(terms, to);
}

function adverbAt(terms: readonly Term[], at: number): { value: Priority; from: number; to: number } | null {
  const word = terms[at]!.word;
  const denied = terms[at - 1]?.word === 'не';
  const from = denied || STRONG.test(terms[at - 1]?.word ?? '') ? at - 1 : at;
  if (CALM_ADVERB.test(word)) return { value: 'low', from, to: at + 1 };
  if (URGENT_ADVERB.test(word) || (EDGE_ADVERB.test(word) && atEdge(terms, from, at + 1))) {
    const more = terms[at + 1]?.word === 'и' && URGENT_ADVERB.test(terms[at + 2]?.word ?? '') ? 2 : 0;
    return { value: denied ? 'low' : 'high', from, to: at + 1 + more };
  }
  if (matches(terms, at, 'не', 'к', 'спеху')) return { value: 'low', from: at, to: at + 3 };
  if (matches(terms, at, 'не', /^(?:торопит|спешит)$/) || matches(terms, at, 'без', 'спешки'))
    return { value: 'low', from: at, to: at + 2 };
  if (matches(terms, at, 'можно', 'не', /^(?:спешить|торопиться)$/)) return { value: 'low', from: at, to: at + 3 };
  if (matches(terms, at, 'как', 'можно', /^(?:скорее|быстрее|раньше)$/)) return { value: 'high', from: at, to: at + 3 };
  if (matches(terms, at, 'в', /^перв(?:ую|ой)$/, 'очередь')) return { value: 'high', from: at, to: at + 3 };
  return null;
}

/** «важную задачу», «задача важная», «сделай её срочной»: only beside the thing itself. */
function adjectiveAt(
  terms: readonly Term[],
  at: number,
  predicate: boolean,
): { value: Priority; from: number; to: number } | null {
  const { word } = terms[at]!;
  const value = URGENT_ADJECTIVE.test(word) ? 'high' : CALM_ADJECTIVE.test(word) ? 'low' : null;
  if (!value) return null;
  const beside =
    TASK_NOUN.test(terms[at + 1]?.word ?? '') ||
    (TASK_NOUN.test(terms[at - 1]?.word ?? '') && /^(?:.*(?:ую|ая|ое|ые))$/.test(word));
  if (!beside && !predicate && !STRONG.test(terms[at - 1]?.word ?? '')) return null;
  const denied = terms[at - 1]?.word === 'не';
  const from =
    denied || /^(?:очень|самую|самой|крайне|критически|более|это|как)$/.test(terms[at - 1]?.word ?? '') ? at - 1 : at;
  return { value: denied ? 'low' : value, from, to: at + 1 };
}

/** Takes what is said about priority. `predicate`: an adjective alone says it, as in «сделай её срочной». */
export function takePriority(terms: readonly Term[], predicate = false): Priority | null {
  let found: Priority | null = null;
  for (let at = 0; at < terms.length; at++) {
    const term = terms[at]!;
    if (term.taken || term.quote) continue;
    if (term.text === '!' && terms[at + 1]?.text === '!' && terms[at + 1]?.glued) {
      take(terms, at, at + 2);
      found ??= 'high';
      continue;
    }
    if (!isWord(term)) continue;
    const hit = priorityPhrase(terms, at) ?? adverbAt(terms, at) ?? adjectiveAt(terms, at, predicate);
    if (!hit || terms.slice(hit.from, hit.to).some((one) => one.quote)) continue;
    take(terms, hit.from, hit.to);
    found ??= hit.value;
    at = hit.to - 1;
  }
  return found ?? (predicate ? distantLevel(terms) : null) ?? bareLevel(terms);
}

/** «измени приоритет задачи … на низкий», «приоритет задачи … сделай обычным». */
function distantLevel(terms: readonly Term[]): Priority | null {
  if (!terms.some((term) => !term.quote && PRIORITY_NOUN.test(term.word))) return null;
  for (let at = 0; at < terms.length; at++) {
    const term = terms[at]!;
    const level = term.taken || term.quote ? undefined : levelOf(term.word);
    const led = /^(?:на|до)$/.test(terms[at - 1]?.word ?? '');
    if (!level || !(led || /(?:ым|им|ый|ий)$/.test(term.word))) continue;
    take(terms, led ? at - 1 : at, at + 1);
    return level;
  }
  return null;
}

/** «…, разобрать почту — низкий»: a level that stands alone. */
function bareLevel(terms: readonly Term[]): Priority | null {
  for (let at = 0; at < terms.length; at++) {
    const level = terms[at]!.taken ? undefined : levelOf(terms[at]!.word);
    if (!level || !/(?:ий|ый)$/.test(terms[at]!.word) || !isMark(terms[at - 1]) || !clears(terms, at + 1)) continue;
    take(terms, at, at + 1);
    return level;
  }
  return null;
}

export interface ProjectSlot {
  /** Known project, or null where only a name was said. */
  project: Named | null;
  name: string;
  /** «без проекта», «открепи от проекта». */
  none?: boolean;
  /** «новый проект». */
  fresh?: boolean;
  /** The word «из» led it: the project where tasks are, not where they go. */
  source?: boolean;
}

function wordsOf(name: string): string[] {
  return fold(name).match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
}

/** The longest known name whose words stand at term `at` in any case. */
export function namedAt(
  terms: readonly Term[],
  at: number,
  names: readonly Named[],
): { item: Named; next: number } | null {
  let best: { item: Named; next: number } | null = null;
  for (const item of names) {
    const next = spelled(terms, at, wordsOf(item.name));
    if (next && (!best || next > best.next)) best = { item, next };
  }
  return best;
}

function spelled(terms: readonly Term[], at: number, words: readonly string[]): number | null {
  let index = at;
  if (words.length === 0) return null;
  for (const word of words) {
    while (terms[index]?.kind === 'mark' && index > at) index++;
    const term = terms[index];
    if (!term || term.taken) return null;
    const same = term.word === word || kinship(keysOf(term.word), keysOf(word)) >= 0.95;
    if (!same) return null;
    index++;
  }
  return index;
}

const byName = (name: string, names: readonly Named[]) =>
  names.find((item) => plainName(item.name) === plainName(name)) ?? null;

/** «в проект «Ремонт»», «проект Работа», «в проекте ремонт», «без проекта». */
export function takeProject(terms: readonly Term[], text: string, projects: readonly Named[]): ProjectSlot | null {
  const noun = terms.findIndex(
    (term) => !term.taken && !term.quote && /^проект(?:а|у|ом|е|ик\p{L}?)?$/u.test(term.word) && term.kind === 'word',
  );
  if (noun < 0) return takeTag(terms, projects);
  const lead = /^(?:новый|новом|новую)$/.test(terms[noun - 1]?.word ?? '') ? noun - 1 : noun;
  const fresh = lead < noun;
  const prep = /^(?:в|во|к|ко|для|из|от|по|у|на|без|с)$/.test(terms[lead - 1]?.word ?? '') ? terms[lead - 1]!.word : '';
  const from = prep ? lead - 1 : lead;
  const source = prep === 'из' || (prep === '' && /^проект[ае]$/.test(terms[noun]!.word)) || prep === 'по';
  let at = noun + 1;
  while (isMark(terms[at]) && !terms[at]!.quote && at < noun + 3) at++;
  if (/^(?:под|по|с)$/.test(terms[at]?.word ?? '') && /^назван/.test(terms[at + 1]?.word ?? '')) at += 2;
  if (prep === 'без' || prep === 'от') return emptied(terms, from, noun, projects);
  const quoted = quotation(terms, at, text);
  if (quoted) {
    take(terms, from, quoted.next);
    return {
      project:
        byName(quoted.inner, projects) ?? namedAt(terms, at + 1, projects)?.item ?? fuzzyName(quoted.inner, projects),
      name: quoted.inner,
      fresh,
      source,
    };
  }
  const known = namedAt(terms, at, projects) ?? slippedName(terms, at, projects);
  if (known) {
    take(terms, from, known.next);
    return { project: known.item, name: known.item.name, fresh: false, source };
  }
  return unknownProject(terms, { from, noun, at, prep, fresh, source });
}

function emptied(terms: readonly Term[], from: number, noun: number, projects: readonly Named[]): ProjectSlot {
  const known = namedAt(terms, noun + 1, projects);
  take(terms, from, known ? known.next : noun + 1);
  return { project: null, name: '', none: true };
}

function fuzzyName(name: string, projects: readonly Named[]): Named | null {
  const [word = ''] = wordsOf(name);
  const close = projects.filter((project) => {
    const words = wordsOf(project.name);
    return (
      words.length === wordsOf(name).length && words[0] !== undefined && kinship(keysOf(word), keysOf(words[0])) > 0.9
    );
  });
  return close.length === 1 ? close[0]! : null;
}

/** «в проект ремон»: one word of a name that is at hand and only one fits. */
function slippedName(
  terms: readonly Term[],
  at: number,
  projects: readonly Named[],
): { item: Named; next: number } | null {
  const word = terms[at]?.word ?? '';
  if (!isWord(terms[at]) || word.length < 4) return null;
  const close = projects.filter((project) =>
    wordsOf(project.name).some(
      (part) => kinship(keysOf(word), keysOf(part)) > 0.9 || part.startsWith(word.slice(0, -1)),
    ),
  );
  return close.length === 1 ? { item: close[0]!, next: at + 1 } : null;
}

interface Place {
  from: number;
  noun: number;
  at: number;
  prep: string;
  fresh: boolean;
  source: boolean;
}

/** A project that does not exist is named by the next word, if the phrase clearly leads to a name. */
function unknownProject(terms: readonly Term[], { from, noun, at, prep, fresh, source }: Place): ProjectSlot | null {
  const term = terms[at];
  if (prep === 'из' && (!isWord(term) || term.taken)) {
    take(terms, from, noun + 1);
    return { project: null, name: '', none: true };
  }
  const names = fresh || /^(?:в|к|из)$/.test(prep);
  if (!names || !isWord(term) || term.taken || TASK_NOUN.test(term.word)) return null;
  take(terms, from, at + 1);
  return { project: null, name: term.text, fresh, source };
}

/** #ремонт, @ремонт. */
function takeTag(terms: readonly Term[], projects: readonly Named[]): ProjectSlot | null {
  for (let at = 0; at < terms.length; at++) {
    if (!/^[#@]$/.test(terms[at]!.text) || !terms[at + 1]?.glued || (terms[at]!.glued && isWord(terms[at - 1])))
      continue;
    const known = namedAt(terms, at + 1, projects);
    if (!known) continue;
    take(terms, at, known.next);
    return { project: known.item, name: known.item.name };
  }
  return null;
}

const LABEL = /^(?:срок|сроком|дедлайн|дедлайном|крайний|дата|датой|дату|время|начало|конец|начать|окончание)$/;

/** A date's own label goes with it: «срок — 25 декабря», «дедлайн до пятницы». */
function takeLabels(terms: readonly Term[], from: number): void {
  let at = from - 1;
  while (
    at >= 0 &&
    (terms[at]!.taken || /^[:—–-]$/.test(terms[at]!.text) || /^(?:на|это|будет)$/.test(terms[at]!.word))
  )
    at--;
  if (at < 0 || !LABEL.test(terms[at]!.word)) return;
  while (at > 0 && LABEL.test(terms[at - 1]!.word)) at--;
  take(terms, /^(?:с|со)$/.test(terms[at - 1]?.word ?? '') ? at - 1 : at, from);
}

const TRAILING = /^(?:включительно|числа|ровно|примерно|точно|максимум|минимум|крайний|край)$/;

/** Takes the day and time that the terms speak of. A correction wins: «на завтра, ой нет, на послезавтра». */
export function takeWhen(terms: readonly Term[], clock: Clock, keepPast = false): When | null {
  const open = terms.filter((term) => !term.taken);
  const pieces = findPieces(open, clock).filter((piece) => keepPast || !piece.past);
  const used = corrected(open, pieces) ?? compatible(open, pieces);
  const when = momentOf(open, used, clock);
  for (const piece of used) {
    for (let at = piece.from; at < piece.to; at++) open[at]!.taken = true;
    const first = terms.indexOf(open[piece.from]!);
    takeLabels(terms, first);
    const after = terms.indexOf(open[piece.to - 1]!) + 1;
    if (TRAILING.test(terms[after]?.word ?? '')) take(terms, after, after + 1);
  }
  return when;
}

/** What was said before a correction and is not said anew still holds. */
function revised(terms: readonly Term[], pieces: readonly Piece[], index: number): Piece[] {
  const later = pieces.slice(index);
  const saysDay = later.some((piece) => piece.day !== undefined);
  const saysTime = later.some((piece) => piece.time !== undefined || piece.part !== undefined);
  const kept = pieces
    .slice(0, index)
    .filter(
      (piece, at) =>
        at < index - 1 && !(piece.day !== undefined && saysDay) && !((piece.time || piece.part) && saysTime),
    );
  for (const piece of pieces.slice(0, index))
    if (!kept.includes(piece)) for (let at = piece.from; at < piece.to; at++) terms[at]!.taken = true;
  for (let at = pieces[index - 1]!.to; at < pieces[index]!.from; at++) terms[at]!.taken = true;
  return compatible(terms, [...kept, ...later]);
}

function corrected(terms: readonly Term[], pieces: readonly Piece[]): Piece[] | null {
  for (let index = 1; index < pieces.length; index++) {
    const from = pieces[index - 1]!.to;
    const between = terms
      .slice(from, pieces[index]!.from)
      .map((term) => term.word)
      .filter((word) => /\p{L}/u.test(word));
    if (between.join(' ') === 'а' && terms[pieces[index - 1]!.from - 1]?.word === 'не') {
      for (let at = pieces[index - 1]!.from - 1; at < pieces[index]!.from; at++) terms[at]!.taken = true;
      return compatible(terms, pieces.slice(index));
    }
    const turns =
      between.length > 0 &&
      between.length < 5 &&
      between.some((word) => /^(?:нет|точнее|вернее|ой|поправка|лучше|то-есть)$/.test(word));
    if (
      !turns ||
      between.some((word) => !/^(?:нет|точнее|вернее|ой|поправка|лучше|а|то|есть|или|давай|не|то-есть)$/.test(word))
    )
      continue;
    return revised(terms, pieces, index);
  }
  return null;
}

/** True where the terms speak of a deadline as a thing: «срок», «дедлайн», «дату». */
export function speaksOfDeadline(terms: readonly Term[]): boolean {
  return terms.some((term) => !term.quote && DEADLINE_NOUN.test(term.word));
}

/** The column that «в колонку …» or «в готово» names. */
export function takeColumn(
  terms: readonly Term[],
  text: string,
  columns: readonly Named[],
  bare: boolean,
): Named | null {
  const noun = terms.findIndex(
    (term) => !term.taken && !term.quote && /^(?:колонк\p{L}|столб(?:ец|ик|ца)|раздел\p{L}?)$/u.test(term.word),
  );
  const places =
    noun >= 0
      ? [noun + 1]
      : bare
        ? terms.flatMap((term, at) => (/^(?:в|во)$/.test(term.word) && !term.taken ? [at + 1] : []))
        : [];
  for (const place of places) {
    const quoted = quotation(terms, place, text);
    const known = quoted ? null : namedAt(terms, place, columns);
    const item = quoted ? byName(quoted.inner, columns) : known?.item;
    if (!item) continue;
    const from = noun >= 0 && /^(?:в|во)$/.test(terms[noun - 1]?.word ?? '') ? noun - 1 : place - 1;
    take(terms, from, quoted?.next ?? known!.next);
    return item;
  }
  return null;
}
