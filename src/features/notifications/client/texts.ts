import { counted } from '#shared/russian/plural.ts';

const NBSP = '\u00a0';
const activeTasks = (count: number) => counted(count, ['активная задача', 'активные задачи', 'активных задач']);

export const texts = {
  /** «Срок прошёл 2 часа назад». */
  passed: (title: string, ago: string) => `${title} ${ago}`,
  unread: 'Не прочитано',
  markAllRead: 'Прочитать все',
  remove: (title: string, task: string) => `Убрать: ${title}, «${task}»`,
  more: (count: number, hidden: number) => `Показать ещё ${count} из ${hidden}`,
  empty: 'Нет уведомлений',
  emptyText: 'Здесь появятся напоминания, сроки, которые подходят или прошли, и выполненные задачи.',
  loadFailed: 'Не удалось загрузить задачи',
  retry: 'Повторить',
  /** For those who do not see the bell. */
  arrived: (title: string, task: string) => `${title}: ${task}`,
  manyArrived: (count: number) => counted(count, ['новое уведомление', 'новых уведомления', 'новых уведомлений']),
  due: {
    late: (time: string) => `Напоминание опоздало: было на ${time}`,
    done: 'Готово',
    open: 'Открыть',
  },
  reminder: {
    title: 'Время для фокус-сессии!',
    text: (count: number) => `У${NBSP}вас ${activeTasks(count)}.`,
    start: 'Начать',
  },
  system: {
    label: 'Системные уведомления',
    hint: 'Когда вкладка Такта открыта, но не на виду.',
    question: 'Сообщать о сроках, даже когда вкладка Такта не на виду?',
    accept: 'Включить',
    decline: 'Не сейчас',
    denied: 'Браузер запретил их этому сайту. Разрешить можно в его настройках, рядом с адресом.',
    insecure: `Браузер показывает их только по${NBSP}https, а${NBSP}эта страница открыта по${NBSP}http.`,
    unsupported: 'Этот браузер не показывает их для открытой вкладки.',
  },
} as const;
