export const texts = {
  checkinFrequency: 'Частота проверок: от 1 до 1440 минут',
  choice: 'Недопустимое значение настройки',
  flag: 'Ожидается да или нет',
} as const;
