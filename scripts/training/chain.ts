/** Whether one tag may follow another: by tag and the one behind it, the beginning first. */
export const allowedSteps = (
  labels: readonly string[],
  mayFollow: (from: string | null, to: string) => boolean,
): boolean[] => [null, ...labels].flatMap((from) => labels.map((to) => mayFollow(from, to)));

/**
 * Judges what is said of a chain of words by the tags that they must get: the likelihood of the tags against all other ways, by
 * forward and backward sums.
 * @param scores by row and tag; those of the words give way to how much too likely each tag is, the gradient of what is returned
 * @param rows of the words
 * @param steps factors of going from one tag to another, `(tags + 1) × tags`, the beginning first; nothing where one may not
 * @param ofSteps gains how much too likely each step is
 * @returns minus the logarithm of the likelihood
 */
export function judgeChain(
  scores: Float64Array,
  rows: Int32Array,
  tags: readonly number[],
  steps: Float64Array,
  ofSteps: Float64Array,
): number {
  const count = Math.round(Math.sqrt(steps.length + 0.25) - 0.5);
  const words = rows.length;
  const own = new Float64Array(words * count);
  const forward = new Float64Array(words * count);
  const totals = new Float64Array(words);
  let unlikely = 0;
  for (let word = 0; word < words; word++) {
    const [from, at] = [rows[word]! * count, word * count];
    let most = -Infinity;
    for (let tag = 0; tag < count; tag++) if (scores[from + tag]! > most) most = scores[from + tag]!;
    for (let tag = 0; tag < count; tag++) own[at + tag] = Math.exp(scores[from + tag]! - most);
    if (word === 0) for (let tag = 0; tag < count; tag++) forward[tag] = steps[tag]!;
    else
      for (let before = 0; before < count; before++) {
        const share = forward[at - count + before]!;
        for (let tag = 0, step = (before + 1) * count; tag < count; tag++, step++)
          forward[at + tag]! += share * steps[step]!;
      }
    let total = 0;
    for (let tag = 0; tag < count; tag++) total += forward[at + tag]! *= own[at + tag]!;
    for (let tag = 0; tag < count; tag++) forward[at + tag]! /= total;
    totals[word] = total;
    const step = word === 0 ? tags[0]! : (tags[word - 1]! + 1) * count + tags[word]!;
    ofSteps[step]! -= 1;
    unlikely += Math.log(total) + most - scores[from + tags[word]!]! - Math.log(steps[step]!);
  }
  let backward = new Float64Array(count).fill(1);
  for (let word = words - 1; word >= 0; word--) {
    const [from, at] = [rows[word]! * count, word * count];
    for (let tag = 0; tag < count; tag++)
      scores[from + tag] = forward[at + tag]! * backward[tag]! - (tag === tags[word] ? 1 : 0);
    const next = new Float64Array(count);
    for (let tag = 0; tag < count; tag++) backward[tag]! *= own[at + tag]! / totals[word]!;
    if (word === 0) for (let tag = 0; tag < count; tag++) ofSteps[tag]! += steps[tag]! * backward[tag]!;
    else
      for (let before = 0; before < count; before++) {
        const share = forward[at - count + before]!;
        let sum = 0;
        for (let tag = 0, step = (before + 1) * count; tag < count; tag++, step++) {
          const both = steps[step]! * backward[tag]!;
          sum += both;
          ofSteps[step]! += share * both;
        }
        next[before] = sum;
      }
    backward = next;
  }
  return unlikely;
}
