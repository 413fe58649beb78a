export const texts = {
  yandex: 'Яндекс',
  alreadyLinked: 'Уже привязан. Чтобы привязать другой, сначала отвяжите этот.',
  away: 'Сервис входа не отвечает. Попробуйте позже.',
  notLinked: 'Не привязан',
} as const;
