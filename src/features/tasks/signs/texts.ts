import { counted } from '#shared/russian/plural.ts';

const near: Record<number, string> = { [-1]: 'вчера', 0: 'сегодня', 1: 'завтра' };

/** What a row says of a task: all that the first page needs of the words of tasks. */
export const texts = {
  tasks: (count: number) => counted(count, ['задача', 'задачи', 'задач']),
  complete: (title: string) => `Завершить: ${title}`,
  dropped: 'Не буду делать',
  priority: { low: 'Низкий', medium: 'Средний', high: 'Высокий' },
  priorityTold: (label: string) => `Приоритет: ${label.toLowerCase()}`,
  due: {
    near,
    overdue: 'просрочено',
    at: (day: string, time: string) => `${day} в ${time}`,
  },
  returned: (title: string) => `Вернулась после удаления: ${title}`,
  plan: 'План',
  planNone: 'Без плана',
  someday: 'Когда-нибудь',
  estimate: 'Оценка времени',
  stepsProgress: (done: number, all: number) => `${done}/${all}`,
  stepsTold: (done: number, all: number) => `Шаги: ${done} из ${all}`,
  stepsToday: 'Шаги на сегодня',
} as const;
