import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { unpacked } from '../read/linear-model.ts';
import { Understanding } from '../understand.ts';
import { nodeDictionary } from './node-dictionary.ts';

let loaded: Understanding | undefined;

const weights = (name: string) =>
  unpacked(gunzipSync(readFileSync(new URL(`../weights/${name}.bin.gz`, import.meta.url))));

/** The dictionary and the weights of this installation, read once, on first use. */
export function nodeUnderstanding(): Understanding {
  loaded ??= new Understanding({
    dictionary: nodeDictionary(),
    models: {
      parts: weights('parts'),
      cuts: weights('cuts'),
      acts: weights('acts'),
      readings: weights('readings'),
      leanings: weights('leanings'),
      levels: weights('levels'),
    },
  });
  return loaded;
}
