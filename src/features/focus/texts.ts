import { RESTORE_DAYS } from '#shared/restoring.ts';
import { duration as spent } from '#shared/russian/duration.ts';
import { counted } from '#shared/russian/plural.ts';
import { DURATION_MAX } from './rules.ts';

const duration: Record<number, string> = {
  25: 'Короткая',
  45: 'Стандартная',
  60: 'Длинная',
  0: 'Без ограничения',
};

export const texts = {
  durationInvalid: `Длительность: от 0 до ${DURATION_MAX} минут`,
  statusInvalid: 'Итог сессии: completed или interrupted',
  minutesInvalid: 'Минуты: ожидается число',
  unlimitedInvalid: 'Ожидается да или нет',
  restInvalid: `Перерыв: от 1 до ${DURATION_MAX} минут`,
  instantInvalid: 'Неверное время',
  dayInvalid: 'Неверная дата',
  session: 'Фокус-сессия',
  missing: 'Сессия не найдена',
  alreadyActive: 'Уже есть активная сессия',
  alreadyEnded: 'Сессия уже завершена',
  stillRunning: 'Сессия ещё идёт: её можно исправить, когда она завершится',
  fault: {
    order: 'Конец должен быть позже начала',
    long: 'Сессия не бывает дольше суток',
    future: 'Это время ещё не наступило',
  },
  noStart: 'Когда сессия началась?',
  noEnd: 'Когда сессия завершилась?',
  status: { active: 'Идёт', completed: 'Завершена', interrupted: 'Прервана' },
  minutes: (count: number) => counted(count, ['минута', 'минуты', 'минут']),
  duration: spent,
  durationName: duration,
  calls: {
    active: 'Идущая фокус-сессия или null',
    list: 'Завершённые сессии, новые сверху; from и to — местные дни, в которые они начались',
    minutes: 'Минуты завершённых сессий по задачам: id задачи — минуты',
    start: 'Начать сессию; одновременно идёт не больше одной. С startTime и endTime — записать прошедшую',
    update: 'Завершить сессию так, как сказано',
    end: 'Завершить сессию сейчас',
    pause: 'Остановить время сессии; пауза не считается',
    resume: 'Продолжить сессию после паузы',
    rest: 'Идёт перерыв: в его конце придёт уведомление. minutes: null — перерыва больше нет',
    correct: 'Исправить завершённую сессию; из двух, что пересеклись, общее время — у более ранней',
    delete: `Убрать сессию из истории, идущую — не считать; ${RESTORE_DAYS} дней это можно отменить`,
  },
} as const;
