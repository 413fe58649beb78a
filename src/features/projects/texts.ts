import { counted } from '#shared/russian/plural.ts';

const tasks = (count: number) => counted(count, ['задача', 'задачи', 'задач']);

/** Names of the preset colours, in their order. */
const colorNames = ['Синий', 'Зелёный', 'Янтарный', 'Красный', 'Фиолетовый', 'Розовый', 'Бирюзовый', 'Серый'] as const;

export const texts = {
  nameRequired: 'Название проекта обязательно',
  colorInvalid: 'Неверный формат цвета',
  missing: 'Проект не найден',
  title: 'Проекты',
  subtitle: 'Сферы жизни и большие дела, по которым разложены задачи',
  create: 'Создать проект',
  edit: (name: string) => `Изменить проект «${name}»`,
  remove: (name: string) => `Удалить проект «${name}»`,
  tasksOf: (name: string) => `Задачи проекта «${name}»`,
  count: tasks,
  noTasks: 'Пока без задач',
  progress: (done: number, all: number) => `Выполнено ${done}\u00a0из\u00a0${all}`,
  open: (count: number) => `осталось\u00a0${count}`,
  allDone: 'всё готово',
  emptyTitle: 'Пока нет проектов',
  emptyText: 'Проект собирает задачи одной темы: работа, дом, учёба. Начните с одного.',
  loadFailed: 'Не удалось загрузить проекты',
  loadFailedText: 'Проверьте подключение и попробуйте ещё раз.',
  retry: 'Повторить',
  loading: 'Загрузка...',
  dialog: {
    create: 'Новый проект',
    edit: 'Проект',
    name: 'Название',
    namePlaceholder: 'Например, «Ремонт»',
    color: 'Цвет',
    customColor: 'Свой цвет',
    customColorHint: 'Решётка и шесть цифр, например #3b82f6',
    pickColor: 'Выбрать на палитре',
    createSubmit: 'Создать',
    editSubmit: 'Сохранить',
    cancel: 'Отмена',
    close: 'Закрыть',
    colorNames,
  },
  removal: {
    title: (name: string) => `Удалить проект «${name}»?`,
    text: (count: number) =>
      count === 0 ? 'В нём нет задач.' : `Его задачи останутся, но уже без проекта. Всего в нём ${tasks(count)}.`,
    action: 'Удалить',
  },
  unsent: {
    create: (name: string) => `Новый проект: ${name}`,
    change: (name: string) => `Изменение проекта: ${name}`,
    remove: (name: string) => `Удаление проекта: ${name}`,
    takeBack: (words: string) => `Отмена: ${words}`,
  },
  toast: {
    error: 'Ошибка',
    createFailed: 'Не удалось создать проект',
    updateFailed: 'Не удалось изменить проект',
    deleteFailed: 'Не удалось удалить проект',
    created: 'Проект создан',
    updated: 'Проект обновлён',
    deleted: 'Проект удалён',
    undo: 'Отменить',
  },
} as const;
