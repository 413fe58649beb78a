import { readFileSync } from 'node:fs';
import { Dictionary } from '../morphology/dictionary.ts';

let loaded: Dictionary | undefined;

/** The dictionary of the installed package `az`, read once, on first use: some 0.1 s and 11 MB. */
export function nodeDictionary(): Dictionary {
  loaded ??= new Dictionary({
    words: bytes('words.dawg'),
    probabilities: bytes('p_t_given_w.intdawg'),
    predictions: [0, 1, 2].map((prefix) => bytes(`prediction-suffixes-${prefix}.dawg`)),
    paradigms: bytes('paradigms.array'),
    suffixes: json('suffixes.json'),
    tags: json('gramtab-opencorpora-int.json'),
  });
  return loaded;
}

const file = (name: string) => readFileSync(new URL(`../dicts/${name}`, import.meta.resolve('az')));

function bytes(name: string): ArrayBuffer {
  const data = file(name);
  // A view at an odd place of Node's pool cannot be read as numbers.
  return data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) as ArrayBuffer;
}

const json = (name: string): string[] => JSON.parse(file(name).toString('utf8'));
