import { gzipSync } from 'node:zlib';
import { packed, type TrainedWeights } from '#understanding/read/linear-model.ts';

/** The steps that are tried (`packed`): the finest and the coarsest. */
const STEPS = [0.05, 12.8] as const;
const HALVINGS = 8;

/** Weights packed with the finest step of which the file, compressed, has at most so many bytes; the coarsest where none has. */
export function packedWithin(weights: TrainedWeights, bytes: number): Uint8Array {
  const isWithin = (file: Uint8Array) => gzipSync(file, { level: 9 }).length <= bytes;
  const finest = packed(weights, STEPS[0]);
  if (isWithin(finest)) return finest;
  let best = packed(weights, STEPS[1]);
  if (!isWithin(best)) return best;
  let [fine, coarse] = STEPS.map(Math.log) as [number, number];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (fine + coarse) / 2;
    const file = packed(weights, Math.exp(middle));
    if (isWithin(file)) [coarse, best] = [middle, file];
    else fine = middle;
  }
  return best;
}
