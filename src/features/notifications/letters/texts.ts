import { counted } from '#shared/russian/plural.ts';

const THINGS = ['дело', 'дела', 'дел'] as const;
const SESSIONS = ['сессия', 'сессии', 'сессий'] as const;

export const texts = {
  late: (time: string) => `Письмо опоздало: оно должно было прийти в\u00a0${time}.`,
  more: (count: number) => `и\u00a0ещё ${counted(count, THINGS)}`,
  timed: (title: string, time: string) => `${title} (${time})`,
  reminder: {
    subject: (title: string) => `Напоминание: ${title}`,
    open: 'Открыть задачу',
    footnote:
      'Это письмо пришло, потому что в\u00a0настройках Такта включены письма с\u00a0напоминаниями о\u00a0задачах.',
    unsubscribe: 'Не присылать напоминания о\u00a0задачах письмами',
  },
  habit: {
    open: 'Открыть привычки',
    footnote:
      'Это письмо пришло, потому что в\u00a0настройках Такта включены письма с\u00a0напоминаниями о\u00a0привычках.',
    unsubscribe: 'Не присылать напоминания о\u00a0привычках письмами',
  },
  plan: {
    subject: (count: number) =>
      count > 0 ? `План на сегодня: ${counted(count, THINGS)}` : 'План на сегодня: привычки',
    late: 'Срок прошёл',
    due: 'Срок сегодня',
    planned: 'На сегодня',
    habits: 'Привычки',
    open: 'Открыть «Сегодня»',
    footnote: 'Это письмо пришло, потому что в\u00a0настройках Такта включён план дня по утрам.',
    unsubscribe: 'Не присылать план дня',
  },
  report: {
    subject: (count: number) => (count > 0 ? `Итоги дня: ${counted(count, THINGS)} сделано` : 'Итоги дня'),
    done: 'Сделано',
    focus: (time: string, sessions: number) => `Фокус: ${time}, ${counted(sessions, SESSIONS)}.`,
    habitsDone: 'Привычки отмечены',
    left: 'Осталось на сегодня',
    habitsLeft: 'Привычки ещё ждут',
    tomorrow: (count: number) => `На завтра: ${counted(count, THINGS)}.`,
    open: 'Открыть Такт',
    footnote: 'Это письмо пришло, потому что в\u00a0настройках Такта включён вечерний отчёт.',
    unsubscribe: 'Не присылать вечерний отчёт',
  },
  linkInvalid: 'Ссылка недействительна. Письма выключаются в\u00a0настройках Такта: «Приложение», раздел «Письма».',
} as const;
