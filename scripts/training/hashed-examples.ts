import { feature } from '#understanding/read/linear-model.ts';
import { spelled, wordFeatures } from '#understanding/read/word-features.ts';
import type { Example } from './examples.ts';

/** The features of a word by their hashes, as `WordFeatures` parts them. */
export interface HashedWord {
  own: Int32Array;
  more: Int32Array;
  /** Those of its own that name a single word. */
  spelling: Int32Array;
}

/** What the tagger learns from of a message. */
export interface HashedExample {
  person: string;
  /** By word: a place in `TAGS`. */
  tags: readonly number[];
  words: readonly HashedWord[];
}

/** Hashes that go into one array. */
const ROOM = 1 << 20;

/**
 * The same examples without their words. All hashes stand in a few arrays, of which each word has its part: millions of arrays of their
 * own would have the collector of garbage take longer than what is learned.
 */
export function hashedExamples(examples: readonly Example[]): HashedExample[] {
  let room = new Int32Array(ROOM);
  let used = 0;
  const stored = (hashes: readonly number[]): Int32Array => {
    if (used + hashes.length > room.length) [room, used] = [new Int32Array(Math.max(ROOM, hashes.length)), 0];
    const from = used;
    room.set(hashes, from);
    used += hashes.length;
    return room.subarray(from, used);
  };
  return examples.map(({ person, tags, sight }) => ({
    person,
    tags,
    words: wordFeatures(sight).map(({ own, more }, at) => {
      const word = sight.words[at]!;
      const spelling = new Set([feature`l=${word.lemma}`, ...spelled(word)]);
      return { own: stored(own), more: stored(more), spelling: stored(own.filter((one) => spelling.has(one))) };
    }),
  }));
}
