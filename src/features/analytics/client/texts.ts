import { duration as spent } from '#shared/russian/duration.ts';
import { counted } from '#shared/russian/plural.ts';

/** Hours and minutes that no line parts. */
const duration = (minutes: number) => spent(minutes).replace(' ', '\u00a0');
const tasks = (count: number) => counted(count, ['задача', 'задачи', 'задач']);
const sessions = (count: number) => counted(count, ['сессия', 'сессии', 'сессий']);
const days = (count: number) => counted(count, ['день', 'дня', 'дней']);
const percent = (value: number) => `${value}\u00a0%`;
const of = (value: number | string, goal: number | string) => `${value} из\u00a0${goal}`;

export const texts = {
  duration,
  tasks,
  sessions,
  percent,
  of,
  /** After a number in the genitive. */
  tasksOf: (count: number) => counted(count, ['задачи', 'задач', 'задач']),
  /** Minutes on an axis: whole hours as hours alone. */
  hours: (minutes: number) => (minutes === 0 ? '0' : minutes % 60 === 0 ? `${minutes / 60}ч` : duration(minutes)),
  title: 'Аналитика',
  period: 'Период',
  periods: { today: 'Сегодня', week: 'Неделя', month: 'Месяц' },
  streak: (count: number) => `${days(count)} подряд`,
  parts: (parts: readonly string[]) => parts.join(' · '),
  export: {
    spreadsheet: 'Экспорт CSV',
    report: 'Экспорт',
    doneTitle: 'Экспорт завершен',
    doneText: 'Файл с аналитикой загружен',
    failedTitle: 'Ошибка экспорта',
    spreadsheetFailed: 'Не удалось экспортировать данные',
    reportFailed: 'Не удалось экспортировать отчет',
  },
  figures: {
    label: 'Показатели',
    productivity: 'Продуктивность',
    productivityText: 'среднее по целям: фокус, задачи, сессии',
    focus: 'Время фокуса',
    tasks: 'Выполнено задач',
    sessions: 'Сессии',
    goal: (goal: string | number) => `цель\u00a0— ${goal}`,
    efficiency: 'Эффективность',
    efficiencyText: (planned: string) => `отработано из плановых ${planned}`,
    noPlan: 'сегодня по плану пока ни минуты',
    progress: 'Прогресс',
    progressText: (done: number, all: string) => `сделано ${done} из\u00a0${all} на сегодня`,
    noTasks: 'на сегодня задач нет',
    unknown: '—',
  },
  before: {
    today: (value: string | number) => `Вчера: ${value}`,
    week: (value: string | number) => `К этому дню прошлой недели: ${value}`,
    month: (value: string | number) => `К этому дню прошлого месяца: ${value}`,
  },
  goals: { focus: 'Фокус', tasks: 'Задачи', sessions: 'Сессии' },
  week: {
    productivity: 'Продуктивность недели',
    day: (name: string, part: number, done: string, worked: string) =>
      `${name}: ${percent(part)} дневных целей; ${done}, ${worked} фокуса`,
    ahead: (name: string) => `${name}: ещё впереди`,
  },
  charts: {
    focus: 'Фокус по дням',
    focusSum: (sum: string, mean: string) => `Всего ${sum}, в среднем ${mean} в день.`,
    tasks: 'Выполненные задачи',
    tasksSum: (sum: string) => `Всего ${sum}.`,
    best: (day: string, value: string) => `Лучший день\u00a0— ${day}: ${value}.`,
    none: { focus: 'Времени фокуса пока нет.', tasks: 'Выполненных задач пока нет.' },
    day: (day: string, value: string) => `${day}: ${value}`,
  },
  projects: {
    title: 'По проектам',
    byTime: 'Доля времени фокуса',
    byTasks: 'Доля выполненных задач',
    none: 'Без проекта',
    rest: (count: number) => `Ещё ${counted(count, ['проект', 'проекта', 'проектов'])}`,
  },
  empty: 'Детальная аналитика появится после накопления данных',
  emptyText: 'Выполните задачу или проведите фокус-сессию\u00a0— и здесь появятся графики.',
} as const;
