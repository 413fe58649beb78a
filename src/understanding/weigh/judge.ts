import { remembered } from '#shared/remembered.ts';
import { featureHash, type LinearModel } from '../read/linear-model.ts';

/** What is learned of whole readings. */
export interface Judgement {
  /** What each feature says by itself. */
  readings: LinearModel;
  /**
   * What features say together: they move a few leanings, each of which is squeezed between -1 and 1 and then counts as much as
   * its transition from the beginning says. A layer of neurons, that is.
   */
  leanings: LinearModel;
}

/**
 * Tells the logarithm by which readings of one message grow or lose in likelihood; `groups` are their features. Readings have most
 * groups in common: each is looked up once.
 */
export function judge({ readings, leanings }: Judgement): (groups: readonly (readonly string[])[]) => number {
  const count = leanings.labels.length;
  const sums = remembered((group: readonly string[]) => {
    const alone = new Float64Array(1);
    const together = new Float64Array(count);
    for (const feature of group) {
      const hash = featureHash(feature);
      readings.add(hash, alone);
      leanings.add(hash, together);
    }
    return { alone: alone[0]!, together };
  }, Number.POSITIVE_INFINITY);
  return (groups) => {
    const leaning = new Float64Array(count);
    let score = 0;
    for (const { alone, together } of groups.map(sums)) {
      score += alone;
      for (let at = 0; at < count; at++) leaning[at]! += together[at]!;
    }
    for (let at = 0; at < count; at++) score += leanings.transition(-1, at) * Math.tanh(leaning[at]!);
    return score;
  };
}
