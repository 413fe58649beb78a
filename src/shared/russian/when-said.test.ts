import { describe, expect, it } from 'vitest';
import { dayOf, instantOf, timeOf } from '../day.ts';
import { tokenize } from './text.ts';
import { compatible, findWhen, momentOf } from './when.ts';
import { clockAt } from './when-piece.ts';
import { piecesSaid } from './when-said.ts';

const ZONE = 'Europe/Moscow';
/** Wednesday. */
const CLOCK = clockAt(instantOf('2026-11-18', '11:20', ZONE), ZONE);

const read = (text: string) => {
  const tokens = tokenize(text);
  const when = momentOf(tokens, compatible(tokens, piecesSaid(tokens, CLOCK)), CLOCK);
  return when && `${dayOf(when.due, ZONE)}${when.hasTime ? ` ${timeOf(when.due, ZONE)}` : ''}`;
};

describe('words that are said of a time', () => {
  it.each([
    ['9-е', '2026-12-09'],
    ['срок — одиннадцатое', '2026-12-11'],
    ['последний срок двадцать четвёртое', '2026-11-24'],
    ['двадцать третий', '2026-11-23'],
    ['до 28', '2026-11-28'],
    ['am 3.', '2026-12-03'],
    ['zum 7.02', '2027-02-07'],
    ['auf Freitag', '2026-11-20'],
    ['fri', '2026-11-20'],
    ['четверг шестнадцать сорок', '2026-11-19 16:40'],
    ['суббота семь часов вечера', '2026-11-21 19:00'],
    ['пятница, девять', '2026-11-20 09:00'],
    ['послезавтра 3 дня', '2026-11-20 15:00'],
    ['через четыре дня, полночь', '2026-11-23 00:00'],
    ['восемнадцать ноль пять', '2026-11-18 18:05'],
    ['на 16:30 пятницы', '2026-11-20 16:30'],
    ['следующая неделя, четверг, девять утра', '2026-11-26 09:00'],
    ['на след неделю среда', '2026-11-25'],
    ['в четв', '2026-11-19'],
    ['к воскр.', '2026-11-22'],
    ['завт', '2026-11-19'],
    ['к понидельнику', '2026-11-23'],
    ['срок 4 рабочих дня', '2026-11-24'],
    ['за три дня', '2026-11-21'],
    ['не раньше вторника', '2026-11-24'],
    ['«к субботе готово»', '2026-11-21'],
  ])('«%s» is %s', (text, day) => {
    expect(read(text)).toBe(day);
  });

  it.each(['7', 'за день до вылета', 'завтра 2 часа', 'ещё', 'после'])('«%s» says no time of its own', (text) => {
    expect(read(text)).toBe(text.startsWith('завтра') ? '2026-11-19' : null);
  });

  it('leaves to other words what only there is a day', () => {
    expect(findWhen('дочитать двадцать седьмой', CLOCK.now, ZONE)).toBeNull();
    expect(findWhen('разобрать 9-е', CLOCK.now, ZONE)).toBeNull();
  });
});

describe('of a longer time and a day of it the day holds', () => {
  it.each([
    ['к концу недели, например в четверг', '2026-11-19'],
    ['до выходных, до пятницы', '2026-11-20'],
    ['к концу месяца, 28-го', '2026-11-28'],
    ['в следующую среду, то есть на следующей неделе', '2026-11-25'],
    ['eod пятница', '2026-11-20'],
    ['на следующей неделе, 26-го', '2026-11-26'],
  ])('«%s» is %s', (text, day) => {
    expect(read(text)).toBe(day);
  });
});
