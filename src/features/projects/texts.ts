import { counted } from '#shared/russian/plural.ts';

const tasks = (count: number) => counted(count, ['задача', 'задачи', 'задач']);

/** Names of the preset colours, in their order. */
const colorNames = ['Синий', 'Зелёный', 'Янтарный', 'Красный', 'Фиолетовый', 'Розовый', 'Бирюзовый', 'Серый'] as const;

export const texts = {
  nameRequired: 'Название проекта обязательно',
  colorInvalid: 'Неверный формат цвета',
  missing: 'Проект не найден',
  archivedInvalid: 'Неверный момент архивирования',
  title: 'Проекты',
  subtitle: 'Сферы жизни и большие дела, по которым разложены задачи',
  create: 'Создать проект',
  edit: (name: string) => `Изменить проект «${name}»`,
  remove: (name: string) => `Удалить проект «${name}»`,
  menu: (name: string) => `Ещё: проект «${name}»`,
  copy: 'Новый по образцу…',
  toArchive: 'В архив…',
  allArchivedTitle: 'Все проекты в архиве',
  allArchivedText: 'Верните один из них или начните новый.',
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
  folder: { name: 'Папка', nameRequired: 'Название папки обязательно', none: 'нет', move: 'В папку…' },
  heading: {
    titleRequired: 'Название раздела обязательно',
    missing: 'Раздел не найден',
    full: 'В проекте может быть не больше 100 разделов',
    twice: 'Один и тот же раздел дважды',
  },
  inArchive: { name: 'В архиве', yes: 'да', no: 'нет' },
  removal: {
    title: (name: string) => `Удалить проект «${name}»?`,
    text: (count: number) => {
      if (count === 0) return 'В нём нет задач.';
      if (count === 1) return 'Его задача останется, но уже без проекта.';
      return `Его задачи останутся, но уже без проекта. Всего в нём ${tasks(count)}.`;
    },
    action: 'Удалить',
  },
  unsent: {
    create: (name: string) => `Новый проект: ${name}`,
    change: (name: string) => `Изменение проекта: ${name}`,
    remove: (name: string) => `Удаление проекта: ${name}`,
    archive: (name: string) => `Проект в архив: ${name}`,
    bringBack: (name: string) => `Проект из архива: ${name}`,
    takeBack: (words: string) => `Отмена: ${words}`,
  },
  toast: {
    error: 'Ошибка',
    createFailed: 'Не удалось создать проект',
    updateFailed: 'Не удалось изменить проект',
    deleteFailed: 'Не удалось удалить проект',
    archiveFailed: 'Не удалось убрать проект в архив',
    bringBackFailed: 'Не удалось вернуть проект',
    created: 'Проект создан',
    updated: 'Проект обновлён',
    deleted: 'Проект удалён',
    archived: 'Проект в архиве',
    broughtBack: 'Проект вернулся из архива',
    undo: 'Отменить',
  },
} as const;
