import { keysOf, kinship, type WordKeys } from '#shared/russian/stem.ts';
import { spend } from '#shared/work.ts';
import { namesIn, wordsOfName } from './known-names.ts';
import type { Named } from './model.ts';
import { isMark, isWord, quotation, type Term, take } from './terms.ts';
import { TASK_NOUN } from './words.ts';

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

/** The longest known name whose words stand at term `at` in any case. */
export function namedAt<N extends Named>(
  terms: readonly Term[],
  at: number,
  names: readonly N[],
): { item: N; next: number } | null {
  const first = terms[at]?.word;
  let best: { item: N; next: number } | null = null;
  if (!first) return best;
  for (const { item, words } of namesIn(names).beginningWith(first)) {
    const next = spelled(terms, at, words);
    if (next && (!best || next > best.next)) best = { item: item as N, next };
  }
  return best;
}

/** Signs between the words of a name that is said. */
const MOST_SIGNS = 8;

function spelled(terms: readonly Term[], at: number, words: readonly WordKeys[]): number | null {
  let index = at;
  for (const word of words) {
    const until = index + MOST_SIGNS;
    while (terms[index]?.kind === 'mark' && index > at && index < until) index++;
    const term = terms[index];
    if (!term || term.taken) return null;
    const same = term.word === word.word || kinship(keysOf(term.word), word) >= 0.95;
    if (!same) return null;
    index++;
  }
  return index;
}

export const byName = (name: string, names: readonly Named[]) => namesIn(names).called(name);

/** The word «проект» that a known name follows, else the first: «сдать проект, проект Работа». */
function nounOf(terms: readonly Term[], projects: readonly Named[]): number {
  const nouns = terms.flatMap((term, at) =>
    !term.taken && !term.quote && /^проект(?:а|у|ом|е|ик\p{L}?)?$/u.test(term.word) && term.kind === 'word' ? [at] : [],
  );
  return nouns.find((at) => namedAt(terms, at + 1, projects)) ?? nouns[0] ?? -1;
}

/** «в проект «Ремонт»», «проект Работа», «в проекте ремонт», «без проекта». */
export function takeProject(terms: readonly Term[], text: string, projects: readonly Named[]): ProjectSlot | null {
  spend(terms.length);
  const noun = nounOf(terms, projects);
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
  const said = wordsOfName(name);
  const [first] = said;
  if (!first) return null;
  const close = namesIn(projects)
    .beginningWith(first.word)
    .filter(({ words }) => words.length === said.length && kinship(first, words[0]!) > 0.9);
  return close.length === 1 ? close[0]!.item : null;
}

/** «в проект ремон»: one word of a name that is at hand and only one fits. */
function slippedName(
  terms: readonly Term[],
  at: number,
  projects: readonly Named[],
): { item: Named; next: number } | null {
  const word = terms[at]?.word ?? '';
  if (!isWord(terms[at]) || word.length < 4) return null;
  const keys = keysOf(word);
  const { all } = namesIn(projects);
  spend(all.length);
  const close = all.filter(({ words }) =>
    words.some((part) => kinship(keys, part) > 0.9 || part.word.startsWith(word.slice(0, -1))),
  );
  return close.length === 1 ? { item: close[0]!.item, next: at + 1 } : null;
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
