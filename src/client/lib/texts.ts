export const texts = {
  networkTitle: 'Ошибка сети',
  networkText: 'Проверьте подключение',
  outageTitle: 'Сервер временно недоступен',
  outageText: 'Введённое не пропадёт, страница дождётся сервера сама.',
  outageOver: 'Сервер снова работает',
  unauthorizedTitle: 'Не авторизован',
  unauthorizedText: 'Вы вышли из системы. Выполняется вход...',
} as const;
