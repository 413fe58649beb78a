import { isSlip, keysOf, kinship, type WordKeys } from '#shared/russian/stem.ts';
import { fold } from '#shared/russian/text.ts';
import type { TaskView } from './model.ts';
import { plainName } from './terms.ts';
import { PREPOSITION } from './words.ts';

/** How a description of a task fared against the account. */
export interface Match {
  /** Tasks that fit best and nearly as well, best first. */
  found: TaskView[];
  /** Share of the description that the best one meets, 0–1. */
  score: number;
  /** Its verb contradicts the best title: «отправил счёт» against «Оплатить счёт». */
  conflict: boolean;
}

/** From here on a description is taken for the task. */
export const SURE = 0.6;
/** From here on it names the task so fully that it may be acted upon though no word commands. */
export const NAMED = 0.94;
const CLOSE = 0.1;
const NOTHING: Match = { found: [], score: 0, conflict: false };

/** Bounds of a description: nobody describes a task in more words. */
const MOST_SAID = 200;
const MOST_WORDS = 24;

interface Word {
  keys: WordKeys;
  weight: number;
}

const titleCache = new Map<string, WordKeys[]>();
const CACHE_LIMIT = 5_000;

function titleKeys(title: string): WordKeys[] {
  const known = titleCache.get(title);
  if (known) return known;
  const keys = (fold(title).match(/[\p{L}\p{M}]+|\d+/gu) ?? []).filter((word) => !PREPOSITION.test(word)).map(keysOf);
  if (titleCache.size >= CACHE_LIMIT) titleCache.clear();
  titleCache.set(title, keys);
  return keys;
}

function readQuery(words: readonly string[]): Word[] {
  const parts = new Set(words.slice(0, MOST_SAID).flatMap((word) => word.match(/[\p{L}\p{M}]+|\d+/gu) ?? []));
  const keys = [...parts].filter((word) => !PREPOSITION.test(word)).map(keysOf);
  const nouns = keys.some((key) => !key.verbal);
  return keys.slice(0, MOST_WORDS).map((key) => ({ keys: key, weight: key.verbal && nouns ? 0.5 : 1 }));
}

/** How like each word of the titles one word of the description is; a word is compared once. */
type Likenesses = ReadonlyMap<WordKeys, number>;

function likenessesOf({ keys }: Word, vocabulary: ReadonlySet<WordKeys>): Likenesses {
  const known = alike(keys, vocabulary, kinship);
  // A word that no title knows may be a slip of one that they do.
  return known.size > 0 ? known : alike(keys, vocabulary, (a, b) => (isSlip(a, b) ? 0.8 : 0));
}

function alike(
  keys: WordKeys,
  vocabulary: ReadonlySet<WordKeys>,
  like: (a: WordKeys, b: WordKeys) => number,
): Likenesses {
  const found = new Map<WordKeys, number>();
  for (const word of vocabulary) {
    const likeness = like(keys, word);
    if (likeness > 0) found.set(word, likeness);
  }
  return found;
}

function rate(query: readonly Word[], title: readonly WordKeys[], likenesses: readonly Likenesses[]) {
  let met = 0;
  let total = 0;
  const used = new Set<WordKeys>();
  query.forEach(({ weight }, index) => {
    let best = 0;
    for (const word of title) {
      const likeness = likenesses[index]!.get(word) ?? 0;
      if (likeness > 0) used.add(word);
      if (likeness > best) best = likeness;
    }
    met += best * weight;
    total += weight;
  });
  return { score: total ? met / total : 0, covered: title.length ? used.size / title.length : 0 };
}

/** Finds the tasks that the words describe. Words come folded and without those that name no task. */
export function findTasks(words: readonly string[], tasks: readonly TaskView[]): Match {
  const query = readQuery(words);
  if (query.length === 0 || tasks.length === 0) return NOTHING;
  const titles = tasks.map((task) => titleKeys(task.title));
  const vocabulary = new Set(titles.flat());
  const likenesses = query.map((word) => likenessesOf(word, vocabulary));
  const rated = titles.map((title, index) => ({ task: tasks[index]!, title, ...rate(query, title, likenesses) }));
  const score = rated.reduce((best, { score: one }) => Math.max(best, one), 0);
  if (score < 0.3) return NOTHING;
  const close = rated
    .filter((one) => one.score >= score - CLOSE)
    .sort((a, b) => b.score - a.score || b.covered - a.covered);
  const whole = close.filter((one) => one.covered > 0.99 && one.score > 0.9);
  const chosen = whole.length === 1 ? whole : close;
  return { found: chosen.map(({ task }) => task), score, conflict: contradicts(query, chosen[0]!.title) };
}

function contradicts(query: readonly Word[], title: readonly WordKeys[]): boolean {
  const verbs = query.filter(({ keys }) => keys.verb);
  if (verbs.length === 0 || !title[0]?.verb) return false;
  return !verbs.some(({ keys }) => title.some((word) => kinship(keys, word) > 0 || isSlip(keys, word)));
}

/** Tasks with whose titles the words share a noun. */
export function mentioned(terms: readonly { word: string }[], tasks: readonly TaskView[]): TaskView[] {
  const query = readQuery(terms.map((term) => term.word)).filter(({ keys }) => !keys.verb);
  return tasks.filter((task) =>
    titleKeys(task.title).some((word) => !word.verb && query.some(({ keys }) => kinship(keys, word) >= 0.9)),
  );
}

/** The task with exactly this title, if there is one. */
export function byTitle(title: string, tasks: readonly TaskView[]): TaskView[] {
  const name = plainName(title);
  return tasks.filter((task) => plainName(task.title) === name);
}
