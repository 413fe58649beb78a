import { PASSWORD_MAX } from '#features/auth/rules.ts';
import { PHOTO_MAX_MB } from './rules.ts';

export const texts = {
  title: 'Профиль',
  tabs: 'Части профиля',
  tab: { profile: 'Профиль', settings: 'Настройки', security: 'Безопасность' },
  nameAndEmailRequired: 'Имя и email обязательны',
  passwordForEmail: 'Чтобы сменить адрес входа, введите текущий пароль',
  codeForEmail: 'Чтобы сменить адрес входа, введите код из приложения или код восстановления',
  notText: 'Ожидается текст',
  passwordTooLong: `Пароль не длиннее ${PASSWORD_MAX} символов`,
  photoRequired: 'Выберите файл с фото',
  photoTooLarge: `Размер файла не должен превышать ${PHOTO_MAX_MB} МБ`,
  photoFormat: 'Подойдёт фото в формате JPEG, PNG или WebP',
  photoBroken: 'Файл не открывается: похоже, он повреждён',
  photoTorn: 'Файл пришёл не целиком. Попробуйте ещё раз.',
  photoTooManyPixels: 'В этом фото слишком много точек. Уменьшите его и попробуйте снова.',
  photoBusy: 'Сервер занят другими фото. Попробуйте ещё раз через минуту.',
  exportMissing: 'Файла больше нет: он хранится сутки или до следующего экспорта. Соберите его ещё раз.',
  exportFailed: 'Не удалось собрать файл. Попробуйте ещё раз.',
  exportDiskFull: 'Не удалось собрать файл: на сервере кончилось место. Попробуйте ещё раз, когда оно появится.',
  photoMissing: 'Фото не найдено',
  yandexBrowser: 'Яндекс Браузер',
  loading: 'Загрузка...',
} as const;
