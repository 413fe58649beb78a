import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packed, type TrainedWeights } from '#understanding/read/linear-model.ts';
import { chance } from './chance.ts';
import { packedWithin } from './fitting.ts';

const next = chance(2);
const features = Array.from({ length: 2000 }, (_, at) => at * 7919);
const trained: TrainedWeights = {
  labels: ['one', 'other'],
  features,
  seen: features.map((_, at) => 1 + at),
  weights: Float32Array.from({ length: 4000 }, () => next() * 2 - 1),
  transitions: new Float32Array(),
};
const sizeOf = (file: Uint8Array) => gzipSync(file, { level: 9 }).length;

describe('weights within so many bytes', () => {
  it('are as fine as fits', () => {
    const size = sizeOf(packedWithin(trained, 4000));
    expect(size).toBeLessThanOrEqual(4000);
    expect(size).toBeGreaterThan(3600);
  });

  it('are no finer than makes sense, and as coarse as can be where nothing fits', () => {
    expect(packedWithin(trained, 1_000_000)).toEqual(packed(trained, 0.05));
    expect(packedWithin(trained, 10)).toEqual(packed(trained, 12.8));
  });
});
