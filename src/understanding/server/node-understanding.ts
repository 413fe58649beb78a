import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { modelsOf } from '../files.ts';
import { Understanding } from '../understand.ts';
import { nodeDictionary } from './node-dictionary.ts';

let loaded: Understanding | undefined;

export const weightsFile = (name: string): Uint8Array<ArrayBuffer> =>
  gunzipSync(readFileSync(new URL(`../weights/${name}.bin.gz`, import.meta.url)));

/** The dictionary and the weights of this installation, read once, on first use. */
export function nodeUnderstanding(): Understanding {
  loaded ??= new Understanding({ dictionary: nodeDictionary(), models: modelsOf(weightsFile) });
  return loaded;
}
