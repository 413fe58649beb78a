import { globSync, readFileSync } from 'node:fs';
import { instantOf } from '#shared/day.ts';
import type { Moment } from './due-form.ts';
import { readPerson, type Utterance } from './read-person.ts';

/** The parts of the corpus; what each is for stands in README.md. */
export const PARTS = ['train', 'look-at', 'blind'] as const;

/** The moment at which every case is said when it is learned from and judged: a Wednesday before noon. */
export const MOMENT: Moment = { now: instantOf('2026-11-18', '11:20', 'Europe/Moscow'), zone: 'Europe/Moscow' };

/** The folder of the corpus. */
export const FOLDER = new URL('./', import.meta.url).pathname;

/** The cases of one part, person by person. */
export const utterancesOf = (part: (typeof PARTS)[number]): Utterance[] =>
  globSync(`${part}/*.txt`, { cwd: FOLDER })
    .sort()
    .flatMap((file) => readPerson(readFileSync(FOLDER + file, 'utf8')));
