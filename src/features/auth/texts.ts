import { PASSWORD_MAX, PASSWORD_MIN } from './rules.ts';

export const texts = {
  emailRequired: 'Введите email',
  emailInvalid: 'Неверный формат email',
  passwordRequired: 'Введите пароль',
  passwordShort: `Пароль должен содержать минимум ${PASSWORD_MIN} символов`,
  passwordLong: `Пароль не длиннее ${PASSWORD_MAX} символов`,
  passwordCommon: 'Этот пароль — один из\u00a0самых частых, его подберут с\u00a0первых попыток. Придумайте другой.',
  passwordOfThisPlace: 'Ваш адрес и\u00a0название сервиса пробуют первыми. Придумайте другой пароль.',
  wrongCredentials: 'Неверный email или пароль',
  wrongPassword: 'Неверный пароль',
  signInAgain: 'Подтвердите, что это вы: выйдите, войдите заново и повторите в течение десяти минут.',
  lastWayIn: 'Это единственный способ войти в вашу учётную запись. Сначала добавьте другой.',
  wrongCurrentPassword: 'Неверный текущий пароль',
  wrongEmail: 'Это не адрес вашего аккаунта',
  deviceMissing: 'Этот сеанс уже завершён',
  emailTaken: 'Пользователь с таким email уже существует',
  registrationClosed: 'Регистрация закрыта. Обратитесь к администратору сервера.',
  accountDisabled: 'Эта учётная запись отключена. Обратитесь к\u00a0администратору сервера.',
  providerNotConfigured: 'Не настроен на этом сервере',
  providerUnknown: 'Такого способа входа нет',
  resetInvalid: 'Ссылка для смены пароля недействительна или уже использована',
} as const;
