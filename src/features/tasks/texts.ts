import { counted } from '#shared/russian/plural.ts';

export const texts = {
  titleRequired: 'Название задачи обязательно',
  priorityInvalid: 'Приоритет: low, medium или high',
  statusInvalid: 'Статус: active, completed или archived',
  dueInvalid: 'Неверная дата',
  dueRange: 'Срок должен быть между 2000 и 2100 годом',
  missing: 'Задача не найдена',
  priority: { low: 'Низкий', medium: 'Средний', high: 'Высокий' },
  tasks: (count: number) => counted(count, ['задача', 'задачи', 'задач']),
} as const;
