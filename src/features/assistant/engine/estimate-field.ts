import { minutesWords } from '#shared/russian/minutes-words.ts';
import { APART_SAID } from './apart-fields.ts';
import type { Field } from './field.ts';
import { quote } from './wording.ts';

/** How long a task is thought to take. */
export const ESTIMATE: Field = {
  ...APART_SAID.estimateMinutes,
  proposed: ({ estimateMinutes }, { tasks }) =>
    estimateMinutes == null ? `убрать оценку: ${tasks}` : `оценить в ${minutesWords(estimateMinutes)}: ${tasks}`,
  beside: null,
  asked: ({ title, estimateMinutes }) =>
    estimateMinutes === null
      ? `${quote(title)} — без оценки времени.`
      : `Оценка задачи ${quote(title)} — ${minutesWords(estimateMinutes)}.`,
};
