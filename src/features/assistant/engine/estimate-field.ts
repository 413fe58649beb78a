import { minutesWords } from '#shared/russian/minutes-words.ts';
import type { Field } from './field.ts';
import { quote } from './wording.ts';

/** How long a task is thought to take. */
export const ESTIMATE: Field = {
  made: ({ estimateMinutes }) => (estimateMinutes === null ? '' : `оценка ${minutesWords(estimateMinutes)}`),
  changed({ estimateMinutes }) {
    if (estimateMinutes === undefined) return '';
    return estimateMinutes === null ? 'без оценки' : `оценка — ${minutesWords(estimateMinutes)}`;
  },
  proposed: ({ estimateMinutes }, { tasks }) =>
    estimateMinutes == null ? `убрать оценку: ${tasks}` : `оценить в ${minutesWords(estimateMinutes)}: ${tasks}`,
  heard: ({ estimate }) => (estimate === null ? null : { estimateMinutes: estimate }),
  changes: ({ estimate }) => ({ estimateMinutes: estimate }),
  again: ({ estimateMinutes }) => (estimateMinutes ? { estimate: estimateMinutes } : undefined),
  shared: true,
  beside: null,
  nouns: ['оценка', 'длительность', 'продолжительность'],
  asked: ({ title, estimateMinutes }) =>
    estimateMinutes === null
      ? `${quote(title)} — без оценки времени.`
      : `Оценка задачи ${quote(title)} — ${minutesWords(estimateMinutes)}.`,
  away: () => ({ estimateMinutes: null }),
};
