export const texts = {
  add: 'Добавить раздел',
  menu: (title: string) => `Ещё: раздел «${title}»`,
  rename: 'Переименовать…',
  addTask: 'Новая задача здесь…',
  up: 'Выше',
  down: 'Ниже',
  remove: 'Удалить раздел',
  dialog: {
    create: 'Новый раздел',
    rename: 'Раздел',
    title: 'Название',
    placeholder: 'Например, «Отделка»',
    createSubmit: 'Добавить',
    submit: 'Сохранить',
  },
  removed: 'Раздел удалён, его задачи остались в\u00a0проекте',
  unsent: {
    add: (title: string) => `Новый раздел: ${title}`,
    change: (title: string) => `Изменение раздела: ${title}`,
    remove: (title: string) => `Удаление раздела: ${title}`,
  },
} as const;
