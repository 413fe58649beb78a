import { duration as spent } from '#shared/russian/duration.ts';
import { counted } from '#shared/russian/plural.ts';

const duration: Record<number, string> = {
  25: 'Короткая',
  45: 'Стандартная',
  60: 'Длинная',
  0: 'Без ограничения',
};

export const texts = {
  durationInvalid: 'Длительность: от 0 до 1440 минут',
  statusInvalid: 'Итог сессии: completed или interrupted',
  minutesInvalid: 'Минуты: ожидается число',
  unlimitedInvalid: 'Ожидается да или нет',
  instantInvalid: 'Неверное время',
  dayInvalid: 'Неверная дата',
  missing: 'Сессия не найдена',
  alreadyActive: 'Уже есть активная сессия',
  alreadyEnded: 'Сессия уже завершена',
  status: { active: 'Идёт', completed: 'Завершена', interrupted: 'Прервана' },
  minutes: (count: number) => counted(count, ['минута', 'минуты', 'минут']),
  duration: spent,
  durationName: duration,
  calls: {
    active: 'Идущая фокус-сессия или null',
    list: 'Завершённые сессии, новые сверху; from и to — местные дни, в которые они начались',
    minutes: 'Минуты завершённых сессий по задачам: id задачи — минуты',
    start: 'Начать сессию; одновременно идёт не больше одной',
    update: 'Завершить сессию так, как сказано',
    end: 'Завершить сессию сейчас',
  },
} as const;
