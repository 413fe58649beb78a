import { describe, expect, it } from 'vitest';
import { MONTHS, MONTHS_GENITIVE, SHORT_WEEKDAY, UNITS, WEEKDAYS, WEEKDAYS_ACCUSATIVE } from './calendar-words.ts';

/** A noun in its cases, nominative first: «январь», «января», «январю», … */
const declined = (stem: string, endings: string) => endings.split(' ').map((ending) => stem + ending.replace('-', ''));

const MASCULINE = '- а у ом е';
const SOFT = 'ь я ю ем е';
const CALENDAR: [string, string][] = [
  ['январ', SOFT],
  ['феврал', SOFT],
  ['март', MASCULINE],
  ['апрел', SOFT],
  ['ма', 'й я ю ем е'],
  ['июн', SOFT],
  ['июл', SOFT],
  ['август', MASCULINE],
  ['сентябр', SOFT],
  ['октябр', SOFT],
  ['ноябр', SOFT],
  ['декабр', SOFT],
];
const WEEK: [string, string][] = [
  ['понедельник', MASCULINE],
  ['вторник', MASCULINE],
  ['сред', 'а ы е у ой'],
  ['четверг', MASCULINE],
  ['пятниц', 'а ы е у ей'],
  ['суббот', 'а ы е у ой'],
  ['воскресень', 'е я ю ем'],
];

describe('the calendar', () => {
  it.each(CALENDAR.map(([stem, endings], index) => [index + 1, declined(stem, endings)] as const))(
    'knows month %i in every case',
    (month, forms) => {
      expect(forms.map((form) => MONTHS.get(form))).toEqual(forms.map(() => month));
      expect(MONTHS_GENITIVE[month - 1]).toBe(forms[1]);
    },
  );

  it('knows the months by their first letters', () => {
    const short = ['янв', 'фев', 'мар', 'апр', 'май', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];
    expect(short.map((word) => MONTHS.get(word))).toEqual(short.map((_, index) => index + 1));
  });

  it.each(WEEK.map(([stem, endings], index) => [index + 1, declined(stem, endings)] as const))(
    'knows weekday %i in every case',
    (weekday, forms) => {
      expect(forms.map((form) => WEEKDAYS.get(form))).toEqual(forms.map(() => weekday));
      expect(WEEKDAYS.get(WEEKDAYS_ACCUSATIVE[weekday - 1]!)).toBe(weekday);
    },
  );

  it('knows the weekdays by a few letters, and tells them from whole names', () => {
    const short = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'];
    expect(short.map((word) => WEEKDAYS.get(word))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect([...WEEKDAYS.keys()].filter((word) => SHORT_WEEKDAY.test(word)).toSorted()).toEqual(
      [...short, 'понед', 'вторн', 'четв', 'пятн', 'субб', 'вскр', 'воскр'].toSorted(),
    );
    expect(['впн', 'пнд'].filter((word) => SHORT_WEEKDAY.test(word))).toEqual([]);
  });

  it.each([
    ['minute', 'минута минуты минуту минут мин'],
    ['hour', 'час часа часу часов ч'],
    ['day', 'день дня дню дни дней сутки суток'],
    ['week', 'неделя недели неделе неделю недель нед'],
    ['month', 'месяц месяца месяцу месяце месяцы месяцев мес'],
    ['year', 'год года году лет'],
  ])('counts in units of a %s by any of its words', (unit, words) => {
    expect(words.split(' ').filter((word) => UNITS.get(word) !== unit)).toEqual([]);
  });
});
