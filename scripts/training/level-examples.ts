import { clean } from '#shared/russian/text.ts';
import { hear, type Word } from '#understanding/hear/words.ts';
import { LEVELS, levelFeatures, speaksOfPriority } from '#understanding/interpret/priority-slot.ts';
import { featureHash } from '#understanding/read/linear-model.ts';
import { nodeDictionary } from '#understanding/server/node-dictionary.ts';
import type { Turn, Utterance } from '../../corpus/read-person.ts';
import type { Choice } from './choice-training.ts';

/** The words that name a priority, or command one where none is named. */
function wordsOfPriority({ text, spans }: Turn): Word[] {
  const words = hear(clean(text), nodeDictionary());
  const within = (label: string) =>
    words.filter(({ start, end }) => spans.some((one) => one.label === label && end > one.start && start < one.end));
  const named = within('prio');
  return named.length > 0 ? named : within('cmd').filter(speaksOfPriority);
}

/** What people called a priority, and the level that must come of it; where a message names several levels, none can be told. */
export const levelExamples = (utterances: readonly Utterance[]): Choice[] =>
  utterances.flatMap(({ turns, expected }) => {
    const [turn, ...further] = turns;
    const levels = new Set(expected.flatMap((one) => ('fields' in one ? (one.fields.priority ?? []) : [])));
    const [level] = levels;
    if (!turn || !level || levels.size > 1 || further.length > 0) return [];
    const words = wordsOfPriority(turn);
    return words.length > 0 ? [{ features: levelFeatures(words).map(featureHash), label: LEVELS.indexOf(level) }] : [];
  });
