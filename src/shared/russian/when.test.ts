import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, instantOf, timeOf } from '../day.ts';
import { changedDue, clockAt, type DueChange, findWhen } from './when.ts';

const ZONE = 'Europe/Moscow';
/** Wednesday. */
const NOW = instantOf('2026-11-18', '11:20', ZONE);

const read = (text: string, now = NOW) => {
  const when = findWhen(text, now, ZONE);
  return when && `${dayOf(when.due, ZONE)}${when.hasTime ? ` ${timeOf(when.due, ZONE)}` : ''}`;
};

describe('days', () => {
  it.each([
    ['сегодня', '2026-11-18'],
    ['завтра', '2026-11-19'],
    ['послезавтра', '2026-11-20'],
    ['на завтрашний день', '2026-11-19'],
    ['в среду', '2026-11-25'],
    ['в эту субботу', '2026-11-21'],
    ['в следующий вторник', '2026-11-24'],
    ['во вторник на следующей неделе', '2026-11-24'],
    ['через неделю в среду', '2026-11-25'],
    ['на след. ср', '2026-11-25'],
    ['пт', '2026-11-20'],
    ['на следующей неделе', '2026-11-23'],
    ['на выходных', '2026-11-21'],
    ['до конца недели', '2026-11-22'],
    ['в конце месяца', '2026-11-30'],
    ['в начале следующего месяца', '2026-12-01'],
    ['до конца года', '2026-12-31'],
    ['к пятому числу', '2026-12-05'],
    ['25-го', '2026-11-25'],
    ['числа 20-го', '2026-11-20'],
    ['пятого числа следующего месяца', '2026-12-05'],
    ['25 декабря', '2026-12-25'],
    ['двадцать пятого декабря', '2026-12-25'],
    ['первого января', '2027-01-01'],
    ['29 февраля', '2028-02-29'],
    ['31.12.2026', '2026-12-31'],
    ['на 05.09', '2027-09-05'],
    ['2026-12-25', '2026-12-25'],
    ['в последнюю пятницу месяца', '2026-11-27'],
    ['в первый понедельник декабря', '2026-12-07'],
    ['в последний день месяца', '2026-11-30'],
    ['в пятницу, 27 ноября', '2026-11-27'],
    ['через пару дней', '2026-11-20'],
    ['спустя 3 дня', '2026-11-21'],
    ['через месяц', '2026-12-18'],
    ['не позднее пятницы', '2026-11-20'],
    ['начиная с понедельника', '2026-11-23'],
  ])('«%s»', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('times', () => {
  it.each([
    ['завтра в шесть вечера', '2026-11-19 18:00'],
    ['завтра в половине шестого', '2026-11-19 17:30'],
    ['завтра в полвосьмого утра', '2026-11-19 07:30'],
    ['завтра без четверти пять', '2026-11-19 16:45'],
    ['завтра без двадцати восемь вечера', '2026-11-19 19:40'],
    ['завтра в четверть шестого', '2026-11-19 17:15'],
    ['в десять минут пятого вечера', '2026-11-18 16:10'],
    ['завтра в час дня', '2026-11-19 13:00'],
    ['завтра в полдень', '2026-11-19 12:00'],
    ['в полночь', '2026-11-19 00:00'],
    ['завтра в два часа ночи', '2026-11-19 02:00'],
    ['в 17.30', '2026-11-18 17:30'],
    ['в 19 ч 30 мин', '2026-11-18 19:30'],
    ['в восемнадцать тридцать', '2026-11-18 18:30'],
    ['завтра в девять ноль пять', '2026-11-19 09:05'],
    ['31.12 в 18:30', '2026-12-31 18:30'],
    ['к девяти', '2026-11-18 21:00'],
    ['в 10', '2026-11-18 22:00'],
    ['в 6', '2026-11-18 18:00'],
    ['завтра в 3', '2026-11-19 15:00'],
    ['завтра в 7', '2026-11-19 07:00'],
    ['вечером в 6', '2026-11-18 18:00'],
    ['послезавтра утром', '2026-11-20 09:00'],
    ['25 декабря к обеду', '2026-12-25 13:00'],
    ['после обеда', '2026-11-18 14:00'],
    ['вечером', '2026-11-18 19:00'],
    ['утром', '2026-11-19 09:00'],
    ['через полчаса', '2026-11-18 11:50'],
    ['через два с половиной часа', '2026-11-18 13:50'],
    ['через час двадцать', '2026-11-18 12:40'],
    ['минут через двадцать', '2026-11-18 11:40'],
    ['часа через два', '2026-11-18 13:20'],
    ['через 1,5 часа', '2026-11-18 12:50'],
    ['с 10 до 12 завтра', '2026-11-19 10:00'],
  ])('«%s»', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('what only looks like a date', () => {
  it.each([
    'купить 2 кг яблок',
    'позвонить в 1С',
    'прочитать 5 глав',
    'посмотреть фильм «Завтра»',
    'сходить в магазин',
    'обновить Python до 3.14',
    'проверить версию 2.10',
    'позвонить по номеру 8-800-555-12-34',
    'встретиться в кабинете 305',
    'поздравить с днём рождения',
    'отчёт за ноябрь',
    'родительское собрание в 5 классе',
    'купить продуктов на 2 дня',
    'принимать таблетки утром и вечером',
    'заказать баннер 3 на 6 метров',
    'подарок Мае',
  ])('«%s»', (text) => {
    expect(read(text)).toBeNull();
  });
});

describe('changes of a deadline', () => {
  const clock = clockAt(NOW, ZONE);
  const at = (day: string, time: string) => instantOf(day, time, ZONE);
  const due = at('2026-11-19', '12:00');
  it.each<[string, number | null, DueChange, number | null]>([
    ['a day keeps the time', due, { kind: 'day', day: '2026-11-25' }, at('2026-11-25', '12:00')],
    ['a day for no deadline is the whole day', null, { kind: 'day', day: '2026-11-25' }, at('2026-11-25', '23:59')],
    [
      'a time keeps the day',
      due,
      { kind: 'time', time: { hour: 5, minute: 0, exact: false } },
      at('2026-11-19', '17:00'),
    ],
    [
      'a time for no deadline is the next',
      null,
      { kind: 'time', time: { hour: 11, minute: 0, exact: true } },
      at('2026-11-19', '11:00'),
    ],
    ['an hour later', due, { kind: 'shift', amount: 1, unit: 'hour' }, at('2026-11-19', '13:00')],
    ['a month later', due, { kind: 'shift', amount: 1, unit: 'month' }, at('2026-12-19', '12:00')],
    ['cleared', due, { kind: 'clear' }, null],
  ])('%s', (_, before, change, after) => {
    expect(changedDue(before, change, clock)).toBe(after);
  });

  it('shifts by calendar days over a change of clocks', () => {
    const berlin = clockAt(instantOf('2026-10-24', '08:00', 'Europe/Berlin'), 'Europe/Berlin');
    const saturday = instantOf('2026-10-24', '12:00', 'Europe/Berlin');
    expect(changedDue(saturday, { kind: 'shift', amount: 1, unit: 'day' }, berlin)).toBe(
      instantOf('2026-10-25', '12:00', 'Europe/Berlin'),
    );
  });
});

describe('any moment', () => {
  const moments = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2040-01-01') });
  const zones = fc.constantFrom(
    'Europe/Moscow',
    'Asia/Vladivostok',
    'Europe/Berlin',
    'America/New_York',
    'Pacific/Apia',
  );
  const ahead = fc.constantFrom(
    'в пятницу',
    'завтра',
    'через 3 дня',
    '25 декабря',
    '31-го',
    'в 18:00',
    'в 6',
    'через час',
    'утром',
    'на следующей неделе',
    'в начале месяца',
    'в последний день месяца',
  );

  it('is looked forward from', () => {
    fc.assert(
      fc.property(moments, zones, ahead, (now, zone, text) => {
        const when = findWhen(text, now, zone);
        expect(when).not.toBeNull();
        expect(when!.due).toBeGreaterThan(now - 60_000);
        expect(text.slice(when!.spans[0]!.start, when!.spans[0]!.end)).toBe(text);
      }),
    );
  });

  it('never throws on any text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('constructor', 'в valueOf', 'через toString', '__proto__'),
    );
    fc.assert(
      fc.property(text, moments, (said, now) => void findWhen(said, now, ZONE)),
      { numRuns: 60 },
    );
  }, 30_000);
});
