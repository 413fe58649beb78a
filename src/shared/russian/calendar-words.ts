import { oneOf } from './one-of.ts';

/** Names of months, weekdays and spans of time in all their cases, folded; weekdays as English and German words in Russian speech, too. */

const MONTH_FORMS = [
  'январь января январю январем январе янв',
  'февраль февраля февралю февралем феврале фев февр',
  'март марта марту мартом марте мар',
  'апрель апреля апрелю апрелем апреле апр',
  'май мая маю маем мае',
  'июнь июня июню июнем июне июн',
  'июль июля июлю июлем июле июл',
  'август августа августу августом августе авг',
  'сентябрь сентября сентябрю сентябрем сентябре сен сент',
  'октябрь октября октябрю октябрем октябре окт',
  'ноябрь ноября ноябрю ноябрем ноябре ноя нояб',
  'декабрь декабря декабрю декабрем декабре дек',
];
const WEEKDAY_FORMS = [
  'понедельник понедельника понедельнику понедельником понедельнике пн понед monday mon montag',
  'вторник вторника вторнику вторником вторнике вт вторн tuesday tue tues dienstag',
  'среда среду среды среде средой ср wednesday wed mittwoch',
  'четверг четверга четвергу четвергом четверге чт четв thursday thu thur thurs donnerstag',
  'пятница пятницу пятницы пятнице пятницей пятничка пятничку пятничке пятнички пт пятн friday fri freitag',
  'суббота субботу субботы субботе субботой сб субб saturday sat samstag',
  'воскресенье воскресенья воскресенью воскресеньем воскресение воскресения воскресению вс вскр воскр sunday sun sonntag',
];

const numbered = (rows: readonly string[]) =>
  new Map(rows.flatMap((row, index) => row.split(' ').map((form) => [form, index + 1] as const)));

/** Month 1–12 by any form of its name. */
export const MONTHS: ReadonlyMap<string, number> = numbered(MONTH_FORMS);
/** Weekday 1–7, Monday first, by any form of its name. */
export const WEEKDAYS: ReadonlyMap<string, number> = numbered(WEEKDAY_FORMS);
export const SHORT_WEEKDAY = /^(?:пн|понед|вт|вторн|ср|чт|четв|пт|пятн|сб|субб|вс|вскр|воскр)$/;

const FOREIGN_PREPOSITIONS = oneOf('on by till until this am bis auf zum ab');

/** «on Monday», «by tomorrow»: foreign prepositions lead days in their own language alone. */
export const leadsForeignDay = (preposition: string, word: string): boolean =>
  FOREIGN_PREPOSITIONS.test(preposition) && /^[a-z]/.test(word) && (WEEKDAYS.has(word) || word === 'tomorrow');

/** «января»: after a number. */
export const MONTHS_GENITIVE: readonly string[] = MONTH_FORMS.map((row) => row.split(' ')[1]!);
/** «понедельник», «среду»: after «в». */
export const WEEKDAYS_ACCUSATIVE = ['понедельник', 'вторник', 'среду', 'четверг', 'пятницу', 'субботу', 'воскресенье'];

export type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

const UNIT_FORMS: Record<Unit, string> = {
  minute: 'минута минуты минуту минут минутка минутки минутку минуток минуте мин',
  hour: 'час часа часу часов часик часика часиков часок ч',
  day: 'день дня дню дней дни денек денька деньков сутки суток дн',
  week: 'неделя недели неделю недель неделе недельку недельки недельке нед',
  month: 'месяц месяца месяцу месяцев месяцы месяце мес',
  year: 'год года году лет годик',
};

/** A span of time by any form of its name. */
export const UNITS: ReadonlyMap<string, Unit> = new Map(
  (Object.entries(UNIT_FORMS) as [Unit, string][]).flatMap(([unit, forms]) =>
    forms.split(' ').map((form) => [form, unit] as const),
  ),
);
