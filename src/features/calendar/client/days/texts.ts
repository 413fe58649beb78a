import { counted } from '#shared/russian/plural.ts';

const things = (count: number) => counted(count, ['дело', 'дела', 'дел']);

export const texts = {
  title: 'Календарь',
  view: 'Что показать',
  views: { month: 'Месяц', week: 'Неделя' },
  earlier: { month: 'Предыдущий месяц', week: 'Предыдущая неделя' },
  later: { month: 'Следующий месяц', week: 'Следующая неделя' },
  today: 'Сегодня',
  create: 'Создать задачу',
  add: 'Добавить задачу',
  weekdays: ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'],
  days: (from: number, to: string) => `${from}–${to}`,
  span: (from: string, to: string) => `${from}\u00a0– ${to}`,
  day: (name: string, count: number) => (count > 0 ? `${name}, ${things(count)}` : `${name}, добавить задачу`),
  more: (count: number) => `ещё ${count}`,
  moreOf: (count: number, name: string) => `ещё ${count}, ${name}`,
  kinds: {
    planned: '',
    due: 'Срок:',
    late: 'Просрочено:',
    done: 'Выполнено:',
    again: 'Повторится:',
    event: 'Событие:',
  },
  signs: { due: 'срок', late: 'просрочено', again: 'повторится' },
  focus: (minutes: string) => `Фокус ${minutes}`,
  complete: (title: string) => `Выполнить: ${title}`,
  activate: (title: string) => `Вернуть в работу: ${title}`,
  moved: (title: string, day: string) => `${title}: ${day}`,
  nothing: 'На этот день ничего нет.',
  empty: {
    month: 'В этом месяце пока ничего нет. Нажмите на день, чтобы добавить задачу.',
    week: 'На этой неделе пока ничего нет. Нажмите на день, чтобы добавить задачу.',
  },
  keys: 'Стрелки: к другому дню · Enter: открыть день · Tab: к его задачам · Alt и стрелка: перенести задачу · Page Up и Page Down: листать',
  loadFailed: 'Не удалось загрузить задачи',
  loadFailedText: 'Проверьте подключение и попробуйте ещё раз.',
  retry: 'Повторить',
  close: 'Закрыть',
} as const;
