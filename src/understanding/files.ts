import { Dictionary } from './morphology/dictionary.ts';
import { unpacked } from './read/linear-model.ts';
import { unpackedNetwork } from './read/recurrent-model.ts';
import type { Language } from './understand.ts';

/** The files of the dictionary of the package `az`, and those that were learned (`weights`), as they are named here. */
export const DICTIONARY_FILES = [
  'words.dawg',
  'p_t_given_w.intdawg',
  'prediction-suffixes-0.dawg',
  'prediction-suffixes-1.dawg',
  'prediction-suffixes-2.dawg',
  'paradigms.array',
  'suffixes.json',
  'gramtab-opencorpora-int.json',
] as const;
export const WEIGHTS = ['parts', 'recurrent', 'cuts', 'acts', 'readings', 'leanings', 'levels'] as const;

type File<Name extends string> = (name: Name) => Uint8Array<ArrayBuffer>;

/** The dictionary of its files. A view is copied: one at an odd place cannot be read as numbers. */
export function dictionaryOf(file: File<(typeof DICTIONARY_FILES)[number]>): Dictionary {
  const bytes = (name: (typeof DICTIONARY_FILES)[number]) => new Uint8Array(file(name)).buffer;
  const json = (name: (typeof DICTIONARY_FILES)[number]): string[] => JSON.parse(new TextDecoder().decode(file(name)));
  return new Dictionary({
    words: bytes('words.dawg'),
    probabilities: bytes('p_t_given_w.intdawg'),
    predictions: ([0, 1, 2] as const).map((prefix) => bytes(`prediction-suffixes-${prefix}.dawg`)),
    paradigms: bytes('paradigms.array'),
    suffixes: json('suffixes.json'),
    tags: json('gramtab-opencorpora-int.json'),
  });
}

/** What was learned, of its files. */
export function modelsOf(file: File<(typeof WEIGHTS)[number]>): Language['models'] {
  const weights = (name: (typeof WEIGHTS)[number]) => unpacked(file(name));
  return {
    parts: weights('parts'),
    recurrent: unpackedNetwork(file('recurrent')),
    cuts: weights('cuts'),
    acts: weights('acts'),
    readings: weights('readings'),
    leanings: weights('leanings'),
    levels: weights('levels'),
  };
}
