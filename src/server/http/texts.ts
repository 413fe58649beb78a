import { UNSTORABLE_TEXT } from '#shared/russian/text-field.ts';

export const texts = {
  internal: 'Внутренняя ошибка сервера',
  unavailable: 'Сервер временно недоступен. Попробуйте ещё раз через минуту.',
  stopping: 'Сервер перезапускается. Попробуйте ещё раз через минуту.',
  notFound: 'Не найдено',
  noSuchCall: 'Такого адреса нет',
  badJson: 'Тело запроса — не JSON',
  badBody: 'Неверный запрос',
  badValue: 'Недопустимое значение',
  unstorable: UNSTORABLE_TEXT,
  notUtf8: 'Запрос должен быть в кодировке UTF-8',
  badAddress: 'Адрес записан с ошибкой',
  tooLarge: 'Слишком большой запрос',
  mediaType: 'Неподдерживаемый тип данных',
  foreignOrigin: 'Запрос с чужого сайта отклонён',
  tooMany: 'Слишком много попыток. Попробуйте позже.',
  keyReused: 'Этот ключ повтора уже использован для другого запроса',
  keyInvalid: 'Неверный ключ повтора',
} as const;
