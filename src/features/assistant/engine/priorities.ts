import { spend } from '#shared/work.ts';
import type { Priority } from './model.ts';
import { isMark, isWord, matches, type Term, take } from './terms.ts';
import { PRIORITY_NOUN, TASK_NOUN } from './words.ts';

const LEVELS: readonly [RegExp, Priority][] = [
  [/^(?:высок|высш|наивысш|максимальн|повышенн|критическ|критичн|главн|наибольш|топов|максимум)\p{L}+$/u, 'high'],
  [/^(?:низк|минимальн|пониженн|наименьш|низш|минимум)\p{L}+$/u, 'low'],
  [/^(?:средн|обычн|нормальн|стандартн)\p{L}+$/u, 'medium'],
];

const URGENT_ADVERB = /^(?:(?:супер|сверх)?срочно|асап|asap|немедленно|безотлагательно|критично)$/;

const EDGE_ADVERB = /^(?:(?:супер|сверх|архи)?важно|горит|приоритетно|принципиально|критически)$/;

const CALM_ADVERB = /^(?:несрочно|неважно|некритично)$/;

const URGENT_ADJECTIVE =
  /^(?:срочн|важн|главн|критичн|приоритетн|первоочередн|неотложн|архиважн|наиважнейш|важнейш|высокоприоритетн|горящ|суперсрочн|суперважн|сверхсрочн)(?:ой|ую|ый|ая|ое|ым|ые|ыми|ых|ого|ий|ие|им|их|ими|ей|ее)$/;

const CALM_ADJECTIVE = /^(?:несрочн|неважн|второстепенн|низкоприоритетн|малозначим)(?:ой|ую|ый|ая|ое|ым|ые|ыми|ых)$/;

const PLAIN_ADJECTIVE = /^(?:обычн|рядов)(?:ой|ую|ая|ые|ых|ым|ыми)$/;

const STRONG = /^(?:очень|крайне|супер|это|она|критически|самая|самую|самый|самое|самые|весьма|особо)$/;

const STRENGTHENS =
  /^(?:очень|крайне|супер|это|она|оно|они|критически|сам(?:ая|ую|ой|ый|ое|ые)|весьма|особо|особенно|слишком|совсем|более|как)$/;

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
  if (!after) return null;
  // «с приоритетом «низкий»»; in «приоритет «Высокий замок»» a name is quoted.
  const quoted = terms[next]!.quote > terms[at]!.quote;
  if (quoted && !isMark(terms[next + 1])) return null;
  return { value: after, from: left(at), to: quoted ? next + 2 : next + 1 };
}

function clears(terms: readonly Term[], at: number): boolean {
  const term = terms[at];
  return !term || term.taken || isMark(term);
}

/** Words at the edge of what is left, or next to punctuation. */
function atEdge(terms: readonly Term[], from: number, to: number): boolean {
  return clears(terms, from - 1) || clears(terms, to);
}

/** Where «это очень» before «важно» and «она совсем не» before «срочная» begin. */
function strengthened(terms: readonly Term[], at: number): number {
  let from = at;
  while (from > 0 && !terms[from - 1]!.taken && STRENGTHENS.test(terms[from - 1]!.word)) from--;
  return from;
}

/** Where a value that stands at `at` begins, and whether it is denied: «не срочно», «не очень срочную». */
function valued(terms: readonly Term[], at: number): { from: number; denied: boolean } {
  const start = strengthened(terms, at);
  const denied = terms[start - 1]?.word === 'не' && !terms[start - 1]!.taken;
  return { from: denied ? strengthened(terms, start - 1) : start, denied };
}

function adverbAt(terms: readonly Term[], at: number): { value: Priority; from: number; to: number } | null {
  const word = terms[at]!.word;
  const { from, denied } = valued(terms, at);
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
  const plain = TASK_NOUN.test(terms[at + 1]?.word ?? '') || (predicate && /(?:ой|ым|ыми)$/.test(word));
  if (PLAIN_ADJECTIVE.test(word) && plain) return { value: 'medium', from: at, to: at + 1 };
  if (!value) return null;
  const beside =
    TASK_NOUN.test(terms[at + 1]?.word ?? '') ||
    (TASK_NOUN.test(terms[at - 1]?.word ?? '') && /^(?:.*(?:ую|ая|ое|ые))$/.test(word));
  // «…, срочную»: set apart, it agrees with «задачу».
  const apart = /ую$/.test(word) && isMark(terms[at - 1]) && clears(terms, at + 1);
  if (!beside && !predicate && !apart && !STRONG.test(terms[at - 1]?.word ?? '')) return null;
  const { from, denied } = valued(terms, at);
  return { value: denied ? 'low' : value, from, to: at + 1 };
}

/** Looks at a word that reading a priority from it takes. */
const READING = 3;

/** Takes what is said about priority. `predicate`: an adjective alone says it, as in «сделай её срочной». */
export function takePriority(terms: readonly Term[], predicate = false): Priority | null {
  let found: Priority | null = null;
  spend(READING * terms.length);
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
    if (!hit || terms[hit.from]!.quote) continue;
    take(terms, hit.from, hit.to);
    found ??= hit.value;
    at = hit.to - 1;
  }
  return found ?? (predicate ? distantLevel(terms) : null) ?? bareLevel(terms);
}

/** «с высокого на низкий»: what the priority was. */
function takeFormerLevel(terms: readonly Term[]): void {
  const at = terms.findIndex((term, index) => /^со?$/.test(term.word) && /ого$/.test(terms[index + 1]?.word ?? ''));
  if (at >= 0 && levelOf(terms[at + 1]!.word)) take(terms, at, at + 2);
}

/** «измени приоритет задачи … на низкий», «приоритет задачи … сделай обычным». */
function distantLevel(terms: readonly Term[]): Priority | null {
  if (!terms.some((term) => !term.quote && PRIORITY_NOUN.test(term.word))) return null;
  takeFormerLevel(terms);
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
    const level = terms[at]!.taken || terms[at]!.quote ? undefined : levelOf(terms[at]!.word);
    if (!level || !/(?:ий|ый)$/.test(terms[at]!.word) || !isMark(terms[at - 1]) || !clears(terms, at + 1)) continue;
    take(terms, at, at + 1);
    return level;
  }
  return null;
}
