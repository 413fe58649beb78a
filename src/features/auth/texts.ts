import { plural } from '#shared/russian/plural.ts';
import { PASSWORD_MAX } from './rules.ts';

const SIGNS = ['символ', 'символа', 'символов'] as const;

export const texts = {
  emailRequired: 'Введите email',
  emailInvalid: 'Неверный формат email',
  passwordRequired: 'Введите пароль',
  passwordShort: (least: number) => `Пароль должен содержать минимум ${least} ${plural(least, SIGNS)}`,
  passwordLeast: (least: number) => `Минимум ${least} ${plural(least, SIGNS)}`,
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
