import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { unpacked } from '../read/linear-model.ts';
import { unpackedNetwork } from '../read/recurrent-model.ts';
import { Understanding } from '../understand.ts';
import { nodeDictionary } from './node-dictionary.ts';

let loaded: Understanding | undefined;

const file = (name: string) => gunzipSync(readFileSync(new URL(`../weights/${name}.bin.gz`, import.meta.url)));
const weights = (name: string) => unpacked(file(name));

/** The dictionary and the weights of this installation, read once, on first use. */
export function nodeUnderstanding(): Understanding {
  loaded ??= new Understanding({
    dictionary: nodeDictionary(),
    models: {
      parts: weights('parts'),
      recurrent: unpackedNetwork(file('recurrent')),
      cuts: weights('cuts'),
      acts: weights('acts'),
      readings: weights('readings'),
      leanings: weights('leanings'),
      levels: weights('levels'),
    },
  });
  return loaded;
}
