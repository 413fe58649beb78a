export const texts = {
  networkTitle: 'Ошибка сети',
  networkText: 'Проверьте подключение',
  unauthorizedTitle: 'Не авторизован',
  unauthorizedText: 'Вы вышли из системы. Выполняется вход...',
} as const;
