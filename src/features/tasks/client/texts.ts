import { texts as taskTexts } from '../texts.ts';

const { tasks } = taskTexts;

export const texts = {
  list: {
    title: 'Управление задачами',
    tabs: 'Вид задач',
    list: 'Список',
    board: 'Канбан',
    create: 'Создать задачу',
    createProject: 'Создать проект',
    search: 'Поиск по задачам',
    searchPlaceholder: 'Поиск',
    clearSearch: 'Очистить поиск',
    statusFilter: 'Какие задачи показать',
    statuses: { all: 'Все', active: 'Активные', completed: 'Выполненные' },
    tagFilter: 'Тег',
    anyTag: 'Любой тег',
    priorityFilter: 'Приоритет',
    priorities: {
      all: 'Любой приоритет',
      high: 'Высокий приоритет',
      medium: 'Средний приоритет',
      low: 'Низкий приоритет',
    },
    menu: 'Действия со списком',
    undoLast: 'Отменить последнее',
    archiveCompleted: 'Убрать выполненные в архив',
    restoreArchived: 'Вернуть всё из архива',
    rows: 'Задачи',
    shown: (count: number) => `Показано: ${tasks(count)}`,
    keys: 'Стрелки: выбрать · Пробел: выполнить · Enter: открыть · Delete: удалить · N: новая',
    loadFailed: 'Не удалось загрузить задачи',
    loadFailedText: 'Проверьте подключение и попробуйте ещё раз.',
    empty: 'Пока нет задач',
    emptyText: 'Запишите первую в строке выше\u00a0— хватит и пары слов.',
    nothingFound: 'Ничего не нашлось',
    nothingFoundText: 'Попробуйте другие слова или снимите фильтры.',
    resetFilters: 'Снять фильтры',
  },
  row: {
    activate: (title: string) => `Активировать: ${title}`,
    edit: (title: string) => `Изменить: ${title}`,
    remove: (title: string) => `Удалить: ${title}`,
  },
  quickAdd: {
    label: 'Новая задача',
    placeholder: 'Новая задача…',
    hint: 'Enter\u00a0— добавить, «!»\u00a0— важно, «#»\u00a0— тег, «@»\u00a0— проект',
    submit: 'Добавить',
  },
  remove: {
    title: 'Удалить задачу?',
    text: (title: string) => `«${title}» исчезнет из списка. Отменить удаление можно сразу после него.`,
    action: 'Удалить',
  },
} as const;
