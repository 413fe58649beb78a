import { isSlip, keysOf, kinship, type WordKeys } from '#shared/russian/stem.ts';
import type { Alike, IndexedWord } from '#shared/russian/title-index.ts';
import { spend } from '#shared/work.ts';
import { type Environment, onceFor, type Places, placesIn } from './environment.ts';
import type { TaskView } from './model.ts';
import type { TaskIndex } from './task-index.ts';
import { PREPOSITION } from './words.ts';

/** How a description of a task fared against the account. */
export interface Match {
  /** Tasks that fit best and nearly as well, best first. */
  found: readonly TaskView[];
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
/** Titles looked through in the time of one look at a word. */
const GLANCES = 8;

type Titles = Pick<Environment, 'view' | 'titles'>;

interface Word {
  keys: WordKeys;
  weight: number;
}

function readQuery(words: readonly string[]): Word[] {
  const parts = new Set(words.slice(0, MOST_SAID).flatMap((word) => word.match(/[\p{L}\p{M}]+|\d+/gu) ?? []));
  const keys = [...parts].filter((word) => !PREPOSITION.test(word)).map(keysOf);
  const nouns = keys.some((key) => !key.verbal);
  return keys.slice(0, MOST_WORDS).map((key) => ({ keys: key, weight: key.verbal && nouns ? 0.5 : 1 }));
}

/** How far a description fits each title, by the titles' numbers. */
interface Rating {
  /** Numbers of the titles in which any word of it stands. */
  met: number[];
  /** Sum of the weights of its words, each by how like it is to a word of the title. */
  weights: Float64Array;
  /** How many different words of the title it names. */
  used: Int32Array;
}

/** Rates the titles of the places in which any word of the description stands; each word of it is looked up once. */
function rate(query: readonly Word[], places: Places, titles: TaskIndex): Rating {
  const [weights, used] = [new Float64Array(titles.numbers), new Int32Array(titles.numbers)];
  const last = new Int32Array(titles.numbers);
  const met: number[] = [];
  const seen = new Set<IndexedWord>();
  const meet = (alike: readonly Alike[], weight: number, turn: number): boolean => {
    let any = false;
    for (const { word, likeness } of alike) {
      spend(word.titles.length / GLANCES);
      const fresh = !seen.has(word);
      seen.add(word);
      for (const number of word.titles) {
        if (places[number] === 0) continue;
        any = true;
        if (last[number] === 0) met.push(number);
        if (fresh) used[number]!++;
        // The likest come first.
        if (last[number] === turn) continue;
        last[number] = turn;
        weights[number]! += likeness * weight;
      }
    }
    return any;
  };
  for (const [index, { keys, weight }] of query.entries()) {
    // A word that no title knows may be a slip of one that they do.
    if (!meet(titles.kinOf(keys), weight, index + 1)) meet(titles.slipsOf(keys), weight, index + 1);
  }
  return { met, weights, used };
}

/** Finds the tasks that the words describe. Words come folded and without those that name no task. */
export function findTasks(words: readonly string[], tasks: readonly TaskView[], env: Titles): Match {
  spend(words.length);
  return onceFor(env, tasks, words.join(' '), () => search(words, tasks, env));
}

function search(words: readonly string[], tasks: readonly TaskView[], env: Titles): Match {
  const query = readQuery(words);
  if (query.length === 0 || tasks.length === 0) return NOTHING;
  const total = query.reduce((sum, { weight }) => sum + weight, 0);
  const places = placesIn(env, tasks);
  spend(env.titles.numbers / GLANCES);
  const { met, weights, used } = rate(query, places, env.titles);
  const best = met.reduce((most, number) => Math.max(most, weights[number]!), 0);
  const score = best / total;
  if (score < 0.3) return NOTHING;
  const close = met
    .filter((number) => weights[number]! / total >= score - CLOSE)
    .map((number) => {
      const title = env.titles.titleAt(number)!;
      const covered = title.words.length ? used[number]! / title.words.length : 0;
      return { title, score: weights[number]! / total, covered, place: places[number]! };
    });
  spend(close.length);
  close.sort((a, b) => b.score - a.score || b.covered - a.covered || a.place - b.place);
  const whole = close.filter((one) => one.covered > 0.99 && one.score > 0.9);
  const chosen = whole.length === 1 ? whole : close;
  return { found: chosen.map(({ title }) => title.item), score, conflict: contradicts(query, chosen[0]!.title.words) };
}

function contradicts(query: readonly Word[], words: readonly IndexedWord[]): boolean {
  const verbs = query.filter(({ keys }) => keys.verb);
  if (verbs.length === 0 || !words[0]?.keys.verb) return false;
  spend(verbs.length * words.length);
  return !verbs.some(({ keys }) => words.some((word) => kinship(keys, word.keys) > 0 || isSlip(keys, word.keys)));
}
