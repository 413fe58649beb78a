import { counted } from '#shared/russian/plural.ts';

export const texts = {
  title: 'Сессия завершена!',
  text: 'Отличная работа! Ваш прогресс сохранен.',
  rest: { title: 'Перерыв окончен', text: 'Можно возвращаться к делам.' },
  checkIn: {
    title: 'Как идёт работа?',
    text: (task: string | null, minutes: number) =>
      `${task === null ? 'Фокус-сессия' : task}: позади ${counted(minutes, ['минута', 'минуты', 'минут'])}`,
  },
} as const;
