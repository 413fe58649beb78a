/** Of the changes of the example, which any page may make; all else waits for what shows it. */
export const texts = {
  created: 'Пример готов',
  removed: 'Пример убран',
  error: 'Ошибка',
  createFailed: 'Не удалось создать пример',
  removeFailed: 'Не удалось убрать пример',
  dismissFailed: 'Не удалось сохранить ответ',
} as const;
