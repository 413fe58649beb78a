import { minutesWords } from '#shared/russian/minutes-words.ts';
import { saidEstimates } from '#shared/russian/said-minutes.ts';
import type { Apart } from './apart.ts';

/** How many minutes a task is thought to take. */
export const ESTIMATE: Apart<number> = {
  hear: (tokens) => saidEstimates(tokens).map(({ minutes, ...span }) => ({ value: minutes, ...span })),
  nouns: [
    ['оценка', 'оценку'],
    ['длительность', 'длительность'],
    ['продолжительность', 'продолжительность'],
  ],
  without: 'без оценки',
  words: minutesWords,
  chip: { noun: 'оценку времени', label: minutesWords },
};
