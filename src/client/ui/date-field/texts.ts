export const texts = {
  open: 'Выбрать день',
  earlier: 'Предыдущий месяц',
  later: 'Следующий месяц',
  weekdays: ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'],
  time: 'Время',
  noTime: 'Без времени',
  example: 'пт 18:00',
  dayExample: 'пт или 5 мая',
} as const;
