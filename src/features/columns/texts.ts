export const texts = {
  nameRequired: 'Название колонки обязательно',
  missing: 'Колонка не найдена',
  error: 'Ошибка',
  createFailed: 'Не удалось добавить колонку',
  renameFailed: 'Не удалось переименовать колонку',
  deleteFailed: 'Не удалось удалить колонку',
  deleted: (name: string) => `Колонка «${name}» удалена`,
  undo: 'Отменить',
  unsent: {
    create: (name: string) => `Новая колонка: ${name}`,
    rename: (from: string, to: string) => `Переименование колонки: ${from} → ${to}`,
    move: (name: string) => `Перестановка колонки: ${name}`,
    remove: (name: string) => `Удаление колонки: ${name}`,
    takeBack: (words: string) => `Отмена: ${words}`,
  },
} as const;
