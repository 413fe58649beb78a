export const texts = {
  call: 'Слово поддержки: о задаче и сессии или общее',
  titleInvalid: 'Название задачи: ожидается текст',
  progressInvalid: 'Прогресс: ожидается число от 0 до 100',
  remainingInvalid: 'Оставшееся время: ожидается число минут не меньше нуля',
  ask: 'Подбодрить меня',
  asking: 'Подбираем слова…',
  received: 'Мотивационное сообщение получено!',
  error: 'Ошибка',
  failed: 'Не удалось получить мотивационное сообщение',
  /** The title that stands for no task in particular. */
  general: 'Общая мотивация',
} as const;
