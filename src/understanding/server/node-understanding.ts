import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { modelsOf } from '../files.ts';
import { Understanding } from '../understand.ts';
import { nodeDictionary } from './node-dictionary.ts';

let loaded: Understanding | undefined;

export const weightsFile = (name: string): Uint8Array<ArrayBuffer> => unzipped(`${WEIGHTS}${name}.bin.gz`);

const WEIGHTS = new URL('../weights/', import.meta.url).pathname;
const unzipped = (path: string) => gunzipSync(readFileSync(path));

/** The dictionary and the weights of this installation, read once, on first use. */
export function nodeUnderstanding(): Understanding {
  loaded ??= understandingOf(weightsFile);
  return loaded;
}

/** What was learned and kept in another folder. */
export const understandingIn = (folder: string): Understanding =>
  understandingOf((name) => unzipped(join(folder, `${name}.bin.gz`)));

const understandingOf = (file: typeof weightsFile) =>
  new Understanding({ dictionary: nodeDictionary(), models: modelsOf(file) });
