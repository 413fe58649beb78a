import { KEPT_DAYS } from '#shared/restoring.ts';
import { namedAll, quoted } from '#shared/russian/naming.ts';
import { counted, plural } from '#shared/russian/plural.ts';

const NBSP = '\u00a0';

/** «А», «Б» и ещё 3 задачи. */
const named = (titles: readonly string[]) => namedAll(titles, tasks);

const blocked = (titles: readonly string[], changed: readonly [string, string], why: string) =>
  `Не${NBSP}могу отменить: ${plural(titles.length, ['задача', 'задачи', 'задачи'])} ${named(titles)} ${titles.length === 1 ? changed[0] : changed[1]}${why}`;

const TASKS = ['задача', 'задачи', 'задач'] as const;
const PLACES = [
  'Первое',
  'Второе',
  'Третье',
  'Четвёртое',
  'Пятое',
  'Шестое',
  'Седьмое',
  'Восьмое',
  'Девятое',
  'Десятое',
];

const tasks = (count: number) => counted(count, TASKS);

export const texts = {
  title: 'ИИ-помощник',
  close: 'Закрыть',
  input: 'Сообщение помощнику',
  placeholder: 'Напишите, что сделать…',
  hearing: 'Слушаю…',
  send: 'Отправить',
  you: 'Вы',
  assistant: 'Помощник',
  clear: 'Очистить память помощника',
  memory:
    'Помощник помнит переписку, чтобы понимать «перенеси её на завтра» и «отмени». Очистите память, и он забудет всё, что вы ему писали.',
  log: 'Переписка с помощником',
  typing: 'Помощник печатает…',
  toEnd: 'К последним сообщениям',
  historyFailed: 'Не удалось загрузить переписку',
  historyFailedText: 'Писать помощнику можно и без неё.',
  retry: 'Повторить',
  sayAgain: 'Отправить ещё раз',
  notSent: 'Не отправлено',
  changed: 'Что изменилось',
  moreChanges: (count: number) => `Ещё ${tasks(count)}`,
  undoMessage: 'Отменить',
  undone: 'Отменено',
  emptyReply: 'Извините, не смог обработать ваш запрос. Попробуйте переформулировать.',
  failedReply: 'Извините, произошла ошибка. Попробуйте ещё раз.',
  error: 'Ошибка',
  noAnswer: 'Не удалось получить ответ от ИИ',
  /** Of what was said elsewhere than in the dialog. */
  commandFailed: { title: 'Ошибка ИИ', text: 'Не удалось обработать команду' },
  undoFailed: 'Не удалось отменить',
  clearFailed: 'Не удалось очистить память ИИ',
  cleared: 'Память помощника очищена',
  clearQuestion: {
    title: 'Очистить память помощника?',
    text: 'Переписка будет удалена на всех ваших устройствах. Задачи останутся.',
    action: 'Очистить',
    cancel: 'Отмена',
  },
  welcome: {
    hello: 'Здравствуйте. Я ваш помощник.',
    text: 'Пишите обычными словами: я создам, перенесу и завершу задачи и отвечу, что у вас в планах. Любое действие можно отменить.',
    try: 'Попробуйте',
  },
  action: {
    tasks_create: 'Создана',
    tasks_complete: 'Выполнена',
    tasks_activate: 'Возвращена в работу',
    tasks_delete: 'Удалена',
    tasks_update: 'Изменена',
    tasks_report_completed: 'Записана выполненной',
  },
  done: {
    tasks_create: ['Задача создана', 'Задачи созданы'],
    tasks_complete: ['Задача выполнена!', 'Задачи выполнены!'],
    tasks_activate: ['Задача активирована!', 'Задачи активированы!'],
    tasks_delete: ['Задача удалена!', 'Задачи удалены!'],
    tasks_update: ['Задача обновлена!', 'Задачи обновлены!'],
    tasks_report_completed: ['Выполненная задача записана', 'Выполненные задачи записаны'],
  },
  tasks,
  messageRequired: 'Напишите сообщение',
  oneOfThem: 'Пришлите что-то одно: сообщение, выбранный вариант или отказ',
  card: {
    missing: 'Такого варианта нет',
    elsewhere: 'Этот вопрос задан в другом окне. Ответьте там или скажите здесь ещё раз, что сделать.',
    answered: 'На этот вопрос вы уже ответили. Если нужно другое, скажите ещё раз.',
    over: 'Этот вопрос уже закрыт: разговор пошёл дальше. Скажите ещё раз, что сделать.',
    late: 'Вопрос задан слишком давно, всё могло измениться. Скажите ещё раз, что сделать.',
    title: 'Вы имели в виду',
    none: 'Ничего из этого',
    chosen: 'выбрано',
    notChosen: 'Ничего не выбрано',
    closed: 'Время ответа вышло. Если это ещё нужно, скажите снова.',
    inOtherWindow: 'Спрошено в другом окне: ответить можно там.',
    failed: 'Не удалось ответить',
  },
  /** `place` is counted from 1. */
  notUnderstood: ({ said, place }: { said: string; place?: number | undefined }) =>
    `${PLACES[(place ?? 0) - 1] ?? 'Ещё одно'} не${NBSP}понял: ${quoted(said)}.`,
  /** What is said where there is no network. */
  away: {
    beside: `Без${NBSP}сети я${NBSP}веду задачи, привычки и${NBSP}фокус-сессии. Проекты, теги и${NBSP}письма меняются в${NBSP}своих разделах: это сохранится и${NBSP}без сети.`,
    undo: `Это сделал сервер: отменить смогу, когда вернётся сеть. Без${NBSP}сети я${NBSP}отменяю то, что без неё и${NBSP}сделал.`,
    /** What a change is called in the list of those that were refused. */
    exchange: (message: string) => `Сообщение помощнику: ${message}`,
    takeBack: (message: string) => `Отмена того, что сделал помощник: ${message}`,
  },
  limitInvalid: 'Неверное число сообщений',
  messageMissing: 'Сообщение не найдено',
  undo: {
    nothing: 'В этом сообщении нечего отменять',
    already: 'Это действие уже отменено',
    forgotten: `Отменить уже нельзя: изменения хранятся ${KEPT_DAYS}${NBSP}дней`,
    nothingYet: 'Отменять нечего: я ещё ничего не менял.',
    nothingHere: 'В этом разговоре отменять нечего. Прежние действия можно отменить кнопкой «Отменить» под сообщением.',
    changed: (titles: readonly string[]) => blocked(titles, ['с тех пор изменилась', 'с тех пор изменились'], '.'),
    gone: (titles: readonly string[]) => blocked(titles, ['уже удалена', 'уже удалены'], '.'),
    homeless: (titles: readonly string[]) =>
      blocked(titles, ['стояла', 'стояли'], ` в${NBSP}проекте или колонке, которых больше нет.`),
    done: 'Отменено.',
    removed: (titles: readonly string[]) => `Убрано: ${named(titles)}.`,
    restored: (titles: readonly string[]) => `Возвращено: ${named(titles)}.`,
    withoutProject: (names: readonly string[]) =>
      `${plural(names.length, ['Убран проект', 'Убраны проекты', 'Убраны проекты'])} ${names.map(quoted).join(', ')}.`,
    asBefore: (titles: readonly string[]) => `Как прежде: ${named(titles)}.`,
  },
  tooMany: (count: number, most: number) =>
    `Это сразу ${tasks(count)}, а${NBSP}за${NBSP}одно сообщение я${NBSP}меняю не${NBSP}больше ${most}. Скажите по${NBSP}частям, пока ничего не${NBSP}изменено.`,
  overtaken: `Ничего не${NBSP}изменилось: пока я${NBSP}отвечал, задачи стали другими. Скажите, пожалуйста, ещё раз.`,
  full: (why: string) => `Ничего не${NBSP}изменилось. ${why}`,
  refused: (reason: string) => `Ничего не${NBSP}изменилось. ${reason}.`,
} as const;
