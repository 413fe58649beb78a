import type { Verb } from '../../engine/heads.ts';

/** A kind of deed that a message may ask for. */
export type Kind = 'create' | 'report' | 'complete' | 'activate' | 'delete' | 'update';

/** What each command of the built-in grammar may be a request for. */
export const ASKED_BY: Record<Verb, readonly Kind[]> = {
  add: ['create', 'update'],
  remind: ['create', 'update'],
  put: ['create', 'update', 'complete'],
  make: ['create', 'update', 'complete', 'activate'],
  complete: ['complete', 'report'],
  mark: ['complete', 'report', 'activate', 'update'],
  return: ['activate', 'update'],
  open: ['activate'],
  activate: ['activate'],
  delete: ['delete'],
  remove: ['delete', 'update', 'activate'],
  move: ['update'],
  shift: ['update'],
  rename: ['update'],
  change: ['update'],
  raise: ['update'],
  lower: ['update'],
  cancel: ['delete', 'update'],
  detach: ['update'],
  describe: ['update'],
  keep: [],
};

/** Requests that the built-in grammar does not know, by the beginning of a word. */
export const ALSO_ASKED: readonly [RegExp, readonly Kind[]][] = [
  [
    /^(?:организуй|спланируй|распланируй|распиши|разбей|составь|придумай|набросай|подготовь|расписать|разбить)/,
    ['create'],
  ],
  [
    /^(?:распредел|раскида|распиха|разнес|разлож|расстав|перепланир|освобод|разгруз|отнес|уточни|перепиши|дополни)/,
    ['update'],
  ],
  [/^(?:избав|прибери|подчисти)/, ['delete']],
];

/** «надо», «нужно», «хочу»: a plan. */
export const PLANS: readonly Kind[] = ['create'];
/** «сделал», «готово»: something is done. */
export const DONE: readonly Kind[] = ['complete', 'report'];
/** «больше не нужна», «неактуально». */
export const UNWANTED = /(?:^| )(?:больше не (?:нуж|над|актуальн)|не (?:нужн|актуальн)|неактуальн|отпал|отменяется)/;

/** Asks to think tasks up, so that their titles need not be the user's words. */
export const INVENTS =
  /(?:^| )(?:план|шаг|этап|подзадач|пункт|чек-?лист|иде[июя]|разбей|разбить|распиши|расписать|составь|составить|придумай|придумать|спланируй|распланируй|набросай|организуй|подготовь)/;

/** Asks for something to be taken away. */
export const TAKES_AWAY =
  /(?:^| )(?:без|никак|бессрочн|не (?:надо|нужн|важн)|убер|убра|убир|сним|снят|удал|стер|сотр|очист|сброс|отмен|отвяж|отцеп|открепл?|вын(?:ь|ес|им)|исключ|вытащ|обнул|нет )/;

/** Names a set and not single tasks. */
export const SET_WORD =
  /^(?:все|всё|всех|всем|кажд\p{L}+|остальн\p{L}+|прочи\p{L}+|об[ае]|обоих|обеих|просроченн\p{L}+|выполненн(?:ые|ых)|завершенн(?:ые|ых)|активн(?:ые|ых)|невыполненн(?:ые|ых)|незавершенн(?:ые|ых)|срочн(?:ые|ых)|важн(?:ые|ых)|сегодняшни\p{L}+|завтрашни\p{L}+|вчерашни\p{L}+|стар(?:ые|ых)|последние|ближайшие)$/u;
/** Many of them, though not which: enough to rearrange, not to delete. */
export const MANY = /^(?:задачи|задач|задачам|дела|дел|делам|таски|планы|неделю|день|список)$/;

/** A status that the set is said to have. */
export const SET_STATUS = {
  completed: /^(?:выполненн|завершенн|готов|сделанн|закончен|закрыт)/,
  active: /^(?:активн|невыполненн|незавершенн|открыт|текущ)/,
  overdue: /^просрочен/,
} as const;

/** Points back to what was spoken of. */
export const POINTING =
  /^(?:ее|её|его|их|ей|ему|им|эт\p{L}+|т[уое]|тот|та|обе|оба|перв\p{L}+|втор\p{L}+|трет\p{L}+|четверт\p{L}+|пят\p{L}+|последн\p{L}+|верхн\p{L}+|нижн\p{L}+|\d{1,2})$/u;

export const PROJECT_WORD = /^(?:проект|област|сфер|папк|раздел)/;

/** Asks to be told something, whatever the built-in grammar would make a task of. */
export const TELL =
  /^(?:прочитай|прочти|перескажи|покажи|расскажи|объясни|поясни|посоветуй|подскажи|сравни|оцени|проанализируй|посчитай|подведи|резюмируй|опиши)(?:те)?$/;
/** Who did it, where it was not the user. */
export const SOMEBODY_ELSE = /^(?:ты|он|она|они|кто)$/;
