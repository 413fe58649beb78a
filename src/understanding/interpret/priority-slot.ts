import type { Word } from '../hear/words.ts';
import type { Priority } from '../model.ts';
import { featureHash, type LinearModel } from '../read/linear-model.ts';

/** The labels of the learned levels. */
export const LEVELS: readonly Priority[] = ['low', 'medium', 'high'];

/** Words that are about a level, wherever they stand: «подними приоритет». */
export const speaksOfPriority = ({ senses }: Word): boolean => senses.includes('priority');

const DENIES = /^(?:не|ни|нет|без)$/;
/** Words between a denial and what it denies: «не очень срочно», «не к спеху». */
const REACH = 3;
/** By how much the likeliest level must be ahead: of words that say nothing of a level none is named. */
const SURE = 0.5;
const BEGINNINGS = [4, 6];

/** What tells the level that words of a priority name. */
export function levelFeatures(words: readonly Word[]): string[] {
  const features = [`all=${words.map(({ lemma }) => lemma).join(' ')}`];
  for (const [at, { word, lemma }] of words.entries()) {
    const denied = words.slice(Math.max(0, at - REACH), at).some((one) => DENIES.test(one.word)) ? 'не ' : '';
    for (const form of new Set([word, lemma, ...BEGINNINGS.map((length) => word.slice(0, length))]))
      features.push(denied + form);
    if (at > 0) features.push(`${words[at - 1]!.word} ${word}`);
  }
  return features;
}

/** The level that the words of a priority name; null where they name none. */
export function priorityOf(words: readonly Word[], levels: LinearModel): Priority | null {
  const scores = new Float64Array(LEVELS.length);
  for (const feature of levelFeatures(words)) levels.add(featureHash(feature), scores);
  const [best, next] = LEVELS.map((level, at) => ({ level, score: scores[at]! })).sort((a, b) => b.score - a.score);
  return best!.score - next!.score >= SURE ? best!.level : null;
}
