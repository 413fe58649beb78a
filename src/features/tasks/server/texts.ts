import { limitTexts } from '#server/account-limits/texts.ts';

export const texts = {
  tasksFull: limitTexts.rows(
    ['задача', 'задачи', 'задач'],
    'Удалите ненужные; удалённые считаются ещё 30\u00a0дней, пока их можно вернуть.',
  ),
  taskTextsFull: limitTexts.bytes(
    'тексты задач',
    'Сократите длинные описания и удалите ненужные задачи; удалённые считаются ещё 30\u00a0дней.',
  ),
  completionsFull: limitTexts.rows(
    ['выполненная задача', 'выполненные задачи', 'выполненных задач'],
    limitTexts.askOperator,
  ),
} as const;
