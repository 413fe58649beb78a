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
const CLOSE = 0.1;
const NOTHING: Match = { found: [], score: 0, conflict: false };

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
  const parts = words.flatMap((word) => word.match(/[\p{L}\p{M}]+|\d+/gu) ?? []);
  const keys = parts.filter((word) => !PREPOSITION.test(word)).map(keysOf);
  const nouns = keys.some((key) => !key.verbal);
  return keys.slice(0, 24).map((key) => ({ keys: key, weight: key.verbal && nouns ? 0.5 : 1 }));
}

type Likeness = (a: WordKeys, b: WordKeys) => number;
const exactly: Likeness = kinship;
const loosely: Likeness = (a, b) => kinship(a, b) || (isSlip(a, b) ? 0.8 : 0);

function rate(query: readonly Word[], title: readonly WordKeys[], like: readonly Likeness[]) {
  let met = 0;
  let total = 0;
  const used = new Set<WordKeys>();
  query.forEach(({ keys, weight }, index) => {
    let best = 0;
    for (const word of title) {
      const likeness = like[index]!(keys, word);
      if (likeness > 0) used.add(word);
      if (likeness > best) best = likeness;
    }
    met += best * weight;
    total += weight;
  });
  return { score: total ? met / total : 0, covered: title.length ? used.size / title.length : 0 };
}

/** A word that no title knows may be a slip of one that they do. */
function likenessOf(query: readonly Word[], titles: readonly WordKeys[][]): Likeness[] {
  return query.map(({ keys }) =>
    titles.some((title) => title.some((word) => kinship(keys, word) > 0)) ? exactly : loosely,
  );
}

/** Finds the tasks that the words describe. Words come folded and without those that name no task. */
export function findTasks(words: readonly string[], tasks: readonly TaskView[]): Match {
  const query = readQuery(words);
  if (query.length === 0 || tasks.length === 0) return NOTHING;
  const titles = tasks.map((task) => titleKeys(task.title));
  const like = likenessOf(query, titles);
  const rated = titles.map((title, index) => ({ task: tasks[index]!, title, ...rate(query, title, like) }));
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
  return !verbs.some(({ keys }) => title.some((word) => loosely(keys, word) > 0));
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
