export const texts = {
  nameRequired: 'Название колонки обязательно',
  missing: 'Колонка не найдена',
  error: 'Ошибка',
  createFailed: 'Не удалось добавить колонку',
  renameFailed: 'Не удалось переименовать колонку',
  moveFailed: 'Не удалось переставить колонку',
  deleteFailed: 'Не удалось удалить колонку',
  deleted: (name: string) => `Колонка «${name}» удалена`,
  undo: 'Отменить',
} as const;
