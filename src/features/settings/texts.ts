import { CHECKIN_MAX } from './rules.ts';

export const texts = {
  checkinFrequency: `Частота проверок: от 1 до ${CHECKIN_MAX} минут`,
  choice: 'Недопустимое значение настройки',
  zone: 'Такого часового пояса нет',
  allDayReminderAt: 'Время напоминания: часы и минуты, например 09:00',
  defaultReminder: 'Напоминание по умолчанию: от 0 минут до недели до срока, или его нет',
  quiet: 'Тихие часы: часы и минуты, например 23:00',
  dayStart: 'День начинается от 0 до 6 часов',
  dayMinutes: 'Время на дела: от минуты до суток',
  goal: (max: number) => `Цель дня: от 1 до ${max}`,
  flag: 'Ожидается да или нет',
} as const;
