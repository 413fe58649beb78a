export const texts = {
  emailRequired: 'Введите email',
  emailInvalid: 'Неверный формат email',
  passwordRequired: 'Введите пароль',
  passwordShort: 'Пароль должен содержать минимум 6 символов',
  passwordLong: 'Пароль не длиннее 200 символов',
  wrongCredentials: 'Неверный email или пароль',
  emailTaken: 'Пользователь с таким email уже существует',
  registrationClosed: 'Регистрация закрыта. Обратитесь к администратору сервера.',
  tooMany: 'Слишком много попыток. Попробуйте позже.',
  providerNotConfigured: 'Не настроен на этом сервере',
  providerUnknown: 'Такого способа входа нет',
} as const;
