import { counted } from '#shared/russian/plural.ts';

export const texts = {
  label: 'Выбранные задачи',
  chosen: (count: number) => (count === 0 ? 'Выберите задачи' : `Выбрано: ${count}`),
  fields: {
    dueDate: 'Срок',
    plannedDay: 'План',
    priority: 'Приоритет',
    projectId: 'Проект',
    kanbanColumnId: 'Колонка',
  },
  change: {
    dueDate: 'Изменить срок',
    plannedDay: 'Изменить план',
    priority: 'Изменить приоритет',
    projectId: 'Изменить проект',
    kanbanColumnId: 'Переместить в колонку',
  },
  complete: 'Выполнить',
  activate: 'Активировать',
  remove: 'Удалить',
  removal: {
    title: (count: number) => `Удалить ${counted(count, ['задачу', 'задачи', 'задач'])}?`,
    ofSeries: (told: string) => `${told} Отменить удаление можно сразу после него.`,
    text: 'Отменить удаление можно сразу после него.',
  },
  all: 'Выбрать все',
  end: 'Закончить выбор',
} as const;
