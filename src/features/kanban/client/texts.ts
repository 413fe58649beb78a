import { counted } from '#shared/russian/plural.ts';

const cards = (count: number) => counted(count, ['карточка', 'карточки', 'карточек']);

export const texts = {
  board: 'Канбан-доска',
  sync: 'Синхронизировать',
  syncHint: 'Привести статусы и колонки в порядок',
  syncFailedTitle: 'Ошибка синхронизации',
  syncFailed: 'Не удалось синхронизировать канбан-доску',
  loadFailed: 'Не удалось загрузить доску',
  loadFailedText: 'Проверьте подключение и попробуйте ещё раз.',
  retry: 'Повторить',
  keys: 'Стрелки: выбрать карточку · Alt и стрелки: переместить · Пробел: выполнить · Enter: открыть',
  cancel: 'Отмена',
  showAll: 'Показать задачи всех проектов',
  column: {
    unassigned: 'Без колонки',
    add: 'Добавить колонку',
    addSubmit: 'Добавить',
    name: 'Название колонки',
    menu: (name: string) => `Действия с колонкой «${name}»`,
    rename: 'Переименовать',
    moveLeft: 'Переместить левее',
    moveRight: 'Переместить правее',
    remove: 'Удалить',
    removeTitle: (name: string) => `Удалить колонку «${name}»?`,
    removeText: (count: number) =>
      count === 1
        ? 'Её задача останется без колонки.'
        : `Её ${counted(count, ['задача останется', 'задачи останутся', 'задач останутся'])} без колонки.`,
    count: cards,
    empty: 'Здесь пока нет задач',
    moved: (name: string, position: number, count: number) =>
      `Колонка «${name}»: место\u00a0${position} из\u00a0${count}`,
  },
  add: {
    button: 'Добавить задачу',
    buttonIn: (column: string) => `Добавить задачу в колонку «${column}»`,
    title: 'Название задачи',
    placeholder: 'Что нужно сделать?',
    submit: 'Добавить',
    more: 'Подробнее…',
  },
  card: {
    complete: (title: string) => `Завершить: ${title}`,
    activate: (title: string) => `Активировать: ${title}`,
    worked: 'Отработано: ',
    move: (title: string) => `Переместить: ${title}`,
    moveTo: 'Переместить в…',
    first: 'В начало колонки',
    last: 'В конец колонки',
    up: 'Выше',
    down: 'Ниже',
    moved: (title: string, column: string, position: number, count: number) =>
      `«${title}»: колонка «${column}», место\u00a0${position} из\u00a0${count}`,
    edge: 'Дальше двигать некуда',
  },
} as const;
