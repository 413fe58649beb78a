import { readFileSync } from 'node:fs';
import { dictionaryOf } from '../files.ts';
import type { Dictionary } from '../morphology/dictionary.ts';

let loaded: Dictionary | undefined;

/** The dictionary of the installed package `az`, read once, on first use: some 0.1 s and 11 MB. */
export function nodeDictionary(): Dictionary {
  loaded ??= dictionaryOf(dictionaryFile);
  return loaded;
}

export const dictionaryFile = (name: string): Uint8Array<ArrayBuffer> =>
  readFileSync(new URL(`../dicts/${name}`, import.meta.resolve('az')));
