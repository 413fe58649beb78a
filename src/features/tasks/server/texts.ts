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
  steps: {
    missing: 'Шаг не найден',
  },
  reminders: {
    missing: 'Напоминание не найдено',
    done: 'Задача уже не в работе',
    over: 'Отложить можно только на будущее',
  },
  repeat: {
    needsDay: 'Для повтора нужен срок',
    none: 'Эта задача не повторяется',
    last: 'Это последняя задача из повтора',
  },
} as const;
