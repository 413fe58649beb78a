import { duration } from '#shared/russian/duration.ts';
import { counted } from '#shared/russian/plural.ts';

const tasks = (count: number) => counted(count, ['задача', 'задачи', 'задач']);
const sessions = (count: number) => counted(count, ['сессия', 'сессии', 'сессий']);
const of = (value: number | string, goal: number | string) => `${value} из\u00a0${goal}`;

export const texts = {
  duration,
  tasks,
  sessions,
  days: (count: number) => counted(count, ['день', 'дня', 'дней']),
  percent: (value: number) => `${value}\u00a0%`,
  of,
  export: {
    spreadsheet: 'Экспорт CSV',
    report: 'Экспорт',
    doneTitle: 'Экспорт завершен',
    doneText: 'Файл с аналитикой загружен',
    failedTitle: 'Ошибка экспорта',
    spreadsheetFailed: 'Не удалось экспортировать данные',
    reportFailed: 'Не удалось экспортировать отчет',
  },
  goals: { title: 'Цели на день', focus: 'Фокус', tasks: 'Задачи', sessions: 'Сессии' },
  week: {
    title: 'Прогресс за неделю',
    productivity: 'Продуктивность недели',
    day: (name: string, percent: number, done: string, worked: string) =>
      `${name}: ${percent}\u00a0% дневных целей; ${done}, ${worked} фокуса`,
    ahead: (name: string) => `${name}: ещё впереди`,
  },
  loadFailed: 'Не удалось загрузить аналитику',
  retry: 'Повторить',
} as const;
