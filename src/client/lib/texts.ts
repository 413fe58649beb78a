export const texts = {
  networkTitle: 'Ошибка сети',
  networkText: 'Проверьте подключение',
  outageTitle: 'Сервер временно недоступен',
  outageText: 'Введённое не пропадёт, страница дождётся сервера сама.',
  outageOver: 'Сервер снова работает',
  partFailed: 'Не удалось открыть',
  partFailedText: 'Сохранённые данные не пострадали',
  retry: 'Повторить',
  unauthorizedTitle: 'Не авторизован',
  unauthorizedText: 'Вы вышли из системы. Выполняется вход...',
} as const;
