import { ahead } from '#shared/russian/ahead.ts';

export const texts = {
  stuck: (name: string) => `Не\u00a0сохранилось: ${name}`,
  networkTitle: 'Ошибка сети',
  networkText: 'Проверьте подключение',
  outageTitle: 'Сервер временно недоступен',
  outageText: 'Введённое не пропадёт, страница дождётся сервера сама.',
  outageOver: 'Сервер снова работает',
  tooMany: (seconds: number) => `Слишком много запросов. Попробуйте ${ahead(seconds)}.`,
  loadFailed: 'Не удалось загрузить',
  deedFailed: 'Не получилось',
  partFailed: 'Не удалось открыть',
  partFailedText: 'Сохранённые данные не пострадали',
  retry: 'Повторить',
  cancel: 'Отмена',
  close: 'Закрыть',
  closeList: 'Закрыть список',
  draftRestored: 'Мы сохранили то, что вы не успели отправить.',
  unauthorizedTitle: 'Не авторизован',
  unauthorizedText: 'Вы вышли из системы. Выполняется вход...',
} as const;
