import { counted, type PluralForms } from '#shared/russian/plural.ts';

const STEPS: PluralForms = ['шаг', 'шага', 'шагов'];

export const texts = {
  call: 'Steps that a language model proposes for a task of one’s own; nothing is changed',
  off: 'На\u00a0этом сервере нет языковой модели',
  tooMany: 'Слишком много отклонённых шагов',
  missing: 'Задача не\u00a0найдена',
  away: 'Модель не\u00a0ответила. Попробуйте ещё раз чуть позже.',
  unclear: 'Модель ответила не\u00a0шагами. Попробуйте ещё раз.',
  failed: 'Не\u00a0удалось получить шаги. Попробуйте ещё раз.',
  offline: 'Нет связи: шаги предлагает модель на\u00a0сервере.',
  ask: 'Предложить шаги',
  asking: 'Подбираем шаги…',
  cancel: 'Отмена',
  leaves: (host: string) => `Название, описание и\u00a0шаги задачи получит ${host}.`,
  title: 'Предложенные шаги',
  proposed: (count: number) => `Предложено: ${counted(count, STEPS)}`,
  none: 'Ничего нового модель не\u00a0предложила.',
  add: 'Добавить',
  addOne: (title: string) => `Добавить: ${title}`,
  refuse: 'Не\u00a0нужно',
  refuseOne: (title: string) => `Не\u00a0нужно: ${title}`,
  addAll: 'Добавить все',
  refuseAll: 'Убрать все',
  added: (title: string) => `Шаг добавлен: ${title}`,
  addedAll: (count: number) => `Добавлено: ${counted(count, STEPS)}`,
} as const;
