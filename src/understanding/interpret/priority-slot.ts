import { names, type Word } from '../hear/words.ts';
import type { Priority } from '../model.ts';
import { featureHash, type LinearModel } from '../read/linear-model.ts';

/** The labels of the learned levels. */
export const LEVELS: readonly Priority[] = ['low', 'medium', 'high'];

/** Words that are about a level, wherever they stand: «подними приоритет». */
export const speaksOfPriority = ({ senses }: Word): boolean => senses.includes('priority');

const DENIES = /^(?:не|ни|нет|без|no|not|ноу|нот|nicht|kein\p{L}*)$/u;
/** Words between a denial and what it denies: «не очень срочно», «не к спеху». */
const REACH = 3;
/** By how much the likeliest level must be ahead: of words that say nothing of a level none is named. */
const SURE = 0.5;
const BEGINNINGS = [4, 6];

/** What has a level, and names none where anything else is said: «срочность до низкой», «обычной важности». */
const SCALE = /^(?:приоритет|приоритетность|важность|срочность|значение|значимость|priority)$/;
/** A denial and an emphasis that are written as one with what they are of: «невысокий», «сверхсрочно». */
const DENIED_WITHIN = /^не(?=\p{L}{4})/u;
const STRESSED_WITHIN = /^(?:сверх|супер|архи|мега|ультра|гипер|наи)-?(?=\p{L}{4})/u;

/** Forms in which a word may have been learned. */
const formsOf = (word: string, lemma: string) =>
  new Set([word, lemma, ...BEGINNINGS.map((length) => word.slice(0, length))]);

/** What tells the level that words of a priority name. */
export function levelFeatures(said: readonly Word[]): string[] {
  const telling = said.filter(({ lemma }) => !SCALE.test(lemma));
  return [`all=${said.map(({ lemma }) => lemma).join(' ')}`, ...wordFeatures(telling.some(names) ? telling : said)];
}

function wordFeatures(words: readonly Word[]): string[] {
  const features: string[] = [];
  for (const [at, { word, lemma }] of words.entries()) {
    const denied = words.slice(Math.max(0, at - REACH), at).some((one) => DENIES.test(one.word)) ? 'не ' : '';
    for (const form of formsOf(word, lemma)) features.push(denied + form);
    if (DENIED_WITHIN.test(word) && !denied)
      for (const form of formsOf(word.slice(2), lemma.slice(2))) features.push(`не ${form}`);
    const plain = word.replace(STRESSED_WITHIN, '');
    if (plain !== word) for (const form of formsOf(plain, plain)) features.push(denied + form);
    if (at > 0) features.push(`${words[at - 1]!.word} ${word}`);
  }
  return features;
}

interface Level {
  level: Priority;
  /** How far it is ahead of the next. */
  ahead: number;
}

function likeliest(features: readonly string[], levels: LinearModel): Level {
  const scores = new Float64Array(LEVELS.length);
  for (const feature of features) levels.add(featureHash(feature), scores);
  const [best, next] = LEVELS.map((level, at) => ({ level, score: scores[at]! })).sort((a, b) => b.score - a.score);
  return { level: best!.level, ahead: best!.score - next!.score };
}

/** The level that the words of a priority name; null where they name none that is known. */
export function priorityOf(words: readonly Word[], levels: LinearModel): Priority | null {
  const { level, ahead } = likeliest(levelFeatures(words), levels);
  return ahead >= SURE ? level : null;
}

const OPPOSITE: Record<Priority, Priority> = { low: 'high', medium: 'medium', high: 'low' };

/** «невысокая»: the opposite of what the word says without its denial; null where that is not known either. */
function deniedWithin(words: readonly Word[], levels: LinearModel): Priority | null {
  for (const { word, lemma } of words) {
    if (!DENIED_WITHIN.test(word)) continue;
    const { level, ahead } = likeliest([...formsOf(word.slice(2), lemma.slice(2))], levels);
    if (ahead >= SURE) return OPPOSITE[level];
  }
  return null;
}

/** The likeliest level where words of a priority name none that is known: what is out of the ordinary is mostly urgent. */
export function likeliestPriority(words: readonly Word[], levels: LinearModel): Priority {
  const denied = deniedWithin(words, levels);
  if (denied) return denied;
  // «keine Eile»: what is denied of a task is mostly its haste.
  if (words.some(({ word }) => DENIES.test(word))) return 'low';
  const { level, ahead } = likeliest([...levelFeatures(words), ...wordFeatures(words)], levels);
  return ahead > 0 ? level : 'high';
}

/** «… а слово у меня, как известно, не очень»: what names no level by itself. */
const MERELY = /^(?:не|очень|слишком|особо|уж|так|больно)$/;
export const saysMerelyHowMuch = (words: readonly Word[]): boolean => words.every(({ word }) => MERELY.test(word));
