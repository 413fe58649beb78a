import { ahead } from '#shared/russian/ahead.ts';
import { UNSTORABLE_TEXT } from '#shared/russian/text-field.ts';

export const texts = {
  internal: 'Внутренняя ошибка сервера',
  unavailable: 'Сервер временно недоступен. Попробуйте ещё раз через минуту.',
  savesNothing: 'Сервер сейчас не может сохранять изменения. Попробуйте ещё раз через минуту.',
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
  methodNotAllowed: 'По этому адресу такой вызов невозможен',
  tooSlow: 'Запрос пришёл не целиком',
  headersTooLarge: 'Слишком длинный адрес или заголовки',
  expectation: 'Заголовок Expect не поддерживается',
  mediaType: 'Неподдерживаемый тип данных',
  foreignOrigin: 'Запрос с чужого сайта отклонён',
  tooMany: (seconds: number) => `Слишком много попыток. Попробуйте ${ahead(seconds)}.`,
  lineFull: (seconds: number) => `Слишком много запросов сразу. Попробуйте ${ahead(seconds)}.`,
  tooManySockets: (seconds: number) =>
    `Такт открыт в\u00a0слишком многих окнах. Закройте лишние и попробуйте ${ahead(seconds)}.`,
  tooManyChanges: 'Сегодня вы меняли данные слишком много раз. Попробуйте завтра.',
  overtaken: 'Данные меняются прямо сейчас. Попробуйте ещё раз.',
  keyReused: 'Этот ключ повтора уже использован для другого запроса',
  keyInvalid: 'Неверный ключ повтора',
  entryInvalid: 'Неверное имя записи журнала: нужен UUID версии 7, строчными буквами',
  changedAtInvalid: 'Неверный момент изменения: нужны дата и время, как 2026-03-01T09:30:00Z',
} as const;
