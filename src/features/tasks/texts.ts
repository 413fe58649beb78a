import { counted } from '#shared/russian/plural.ts';

const near: Record<number, string> = { [-1]: 'вчера', 0: 'сегодня', 1: 'завтра' };

export const texts = {
  titleRequired: 'Название задачи обязательно',
  priorityInvalid: 'Приоритет: low, medium или high',
  statusInvalid: 'Статус: active, completed или archived',
  dueInvalid: 'Неверная дата',
  dueRange: 'Срок должен быть между 2000 и 2100 годом',
  missing: 'Задача не найдена',
  priority: { low: 'Низкий', medium: 'Средний', high: 'Высокий' },
  status: { active: 'Активна', completed: 'Выполнена', archived: 'В архиве' },
  tasks: (count: number) => counted(count, ['задача', 'задачи', 'задач']),
  due: {
    near,
    overdue: 'просрочено',
    at: (day: string, time: string) => `${day} в ${time}`,
  },
} as const;
