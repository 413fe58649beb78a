import { expect, it } from 'vitest';
import { heardOtherwise } from '#testing/heard.ts';
import { instantOf } from '../day.ts';
import { withinBudget } from '../work.ts';
import { tokenize } from './text.ts';
import { changedDue, type DueChange, dueChangeOf, findPieces, findWhen, isWholeDay } from './when.ts';
import { clockAt } from './when-piece.ts';

it('what leads a moment belongs to it', () => {
  const table = `
    не позднее пятницы = 20; не позже пятницы = 20; не раньше пятницы = –; не в пятницу = 20 + не;
    начиная с понедельника = 23; начиная со вторника = 24; начиная понедельника = –; ближе к вечеру = 18 19:00;
    примерно в 5 = 18 17:00; ровно в = –; в примерно 5 = 18 17:00; в районе 5 = 18 17:00; в уже 5 = 18 17:00;
    ровно через час = 18 12:20; на через час = 18 12:20; ровно час = –; отчет ровно через час = 18 12:20 + отчет;
    где-то спустя 2 дня = 20; отчет позднее пятницы = –`;
  expect(heardOtherwise(table)).toEqual([]);
});

it('what says one moment together', () => {
  const table = `
    вечером (примерно в 6 = 18 18:00 + (; вечером - это в 6 = 18 18:00 + - это; через час в пятницу = 18 12:20 + в пятницу;
    в пятницу через час = 20 + через час; во вторник на следующей неделе = 24; на следующей неделе во вторник = 24;
    на следующей неделе, на этой неделе = 23 + , на этой неделе; в среду, в пятницу = 25 + , в пятницу;
    на следующей неделе отчет во вторник = 23 + отчет во вторник;
    во вторник в 5 на следующей неделе = 24 17:00 + на следующей неделе; в пятницу, 27 ноября = 27 + ,;
    в пятницу отчет 27 ноября = 20 + отчет 27 ноября; 27 ноября, в пятницу = 27 + , в пятницу; завтра с 10 до 12 = 19 10:00;
    завтра с 10 по 12 = 19 10:00 + по 12; завтра в 10 до 12 = 19 10:00 + до 12; завтра с 10 к 12 = 19 10:00 + к 12;
    завтра с 10, до 12 = 19 10:00 + ,; завтра с 10 отчет до 12 = 19 10:00 + отчет до 12; завтра в 10 в 12 = 19 10:00 + в 12;
    с 10 до 12 завтра = 19 10:00; с понедельника по пятницу = 23 + по пятницу; утром с 10 до вечера = 19 10:00 + до вечера;
    в 10 с утра до 12 = 19 10:00 + до 12; в пятницу, 27 ноября, в 10 = 27 10:00 + , ,;
    завтра утром вечером = 19 09:00 + вечером; завтра утром в 10 вечером = 19 22:00; завтра в 10 утром = 19 10:00`;
  expect(heardOtherwise(table)).toEqual([]);
});

it('the next time that a clock shows an hour', () => {
  const table = `
    в полночь = 19 00:00; в 12 ночи = 19 00:00; вечером в 12 = 19 00:00; завтра послезавтра = 19 + послезавтра;
    «завтра» отчет в 5 = 18 17:00 + «завтра» отчет; в 22 = 18 22:00; в 10:00 = 19 10:00; в 11:20 = 19 11:20;
    в 11:21 = 18 11:21; в 7 = 18 19:00; в 3 = 18 15:00; в 11 = 19 11:00; в 12 = 18 12:00; сегодня в 11 = 18 11:00;
    сегодня в 12 = 18 12:00; сегодня в 11:20 = 18 11:20; сегодня в 4:20 = 19 04:20; сегодня в 11:20 ночи = 18 23:20;
    сегодня в 5 утра = 18 05:00; завтра в 4 ночи = 19 04:00; 17 ноября в 3 ночи = 2027-11-17 03:00; в 10 вечера = 18 22:00;
    в 1 = 18 13:00; завтра в 10:30 вечера = 19 22:30; завтра в половине двенадцатого = 19 11:30; завтра в 12 30 = 19 12:30;
    в 23 = 18 23:00; в 21:59 = 18 21:59; сегодня в 8 = 18 20:00; завтра в 8 = 19 08:00; завтра вечером в 12 = 20 00:00;
    завтра вечером в полночь = 20 00:00; завтра вечером в 10 = 19 22:00; в 22:30 = 18 22:30; в 10 = 18 22:00; утром в 10 = 19 10:00; пн пт = 23 + пт;
    завтра и в 5 = 19 17:00 + и; в пятницу [27 ноября = 20 + [27 ноября`;
  expect(heardOtherwise(table)).toEqual([]);
});

it('a text of moments alone is read as far as anybody speaks of them, and each word takes of the budget', () => {
  const tokens = tokenize('завтра '.repeat(100));
  const { result, spent } = withinBudget(10_000, () => findPieces(tokens, clockAt(NOW, ZONE)));
  expect([result.length, spent >= 60 * 8]).toEqual([60, true]);
});

const ZONE = 'Europe/Moscow';
const NOW = instantOf('2026-11-18', '11:20', ZONE);
const at = (day: string, time: string) => instantOf(day, time, ZONE);

it('what is said of a moment is told apart', () => {
  const told = (text: string) => {
    const { day, time, hasTime, saysDay, relative, past, clockTime } = findWhen(text, NOW, ZONE)!;
    return [day, time, hasTime, saysDay, relative, past, clockTime];
  };
  expect(told('через час')).toEqual(['2026-11-18', '12:20', true, true, true, false, null]);
  expect(told('завтра')).toEqual(['2026-11-19', null, false, true, false, false, null]);
  expect(told('вчера в 9')).toEqual([
    '2026-11-17',
    '09:00',
    true,
    true,
    false,
    true,
    { hour: 9, minute: 0, exact: false },
  ]);
  expect(told('в 5')).toEqual(['2026-11-18', '17:00', true, false, false, false, { hour: 5, minute: 0, exact: false }]);
});

it('a moment changes what of a deadline it says', () => {
  const changeOf = (text: string) => dueChangeOf(findWhen(text, NOW, ZONE)!);
  expect(changeOf('через час')).toEqual({ kind: 'at', due: at('2026-11-18', '12:20') });
  expect(changeOf('завтра в 9')).toEqual({ kind: 'at', due: at('2026-11-19', '09:00') });
  expect(changeOf('завтра')).toEqual({ kind: 'day', day: '2026-11-19' });
  expect(changeOf('в 5')).toEqual({ kind: 'time', time: { hour: 5, minute: 0, exact: false } });
});

it('a deadline moves as it is said', () => {
  const due = at('2026-11-19', '12:00');
  const passed = at('2026-11-17', '12:00');
  const changes: [number | null, DueChange, number | null][] = [
    [due, { kind: 'at', due: 5 }, 5],
    [due, { kind: 'shift', amount: 2, unit: 'week' }, at('2026-12-03', '12:00')],
    [due, { kind: 'shift', amount: 2, unit: 'year' }, at('2028-11-19', '12:00')],
    [due, { kind: 'shift', amount: 90, unit: 'minute' }, at('2026-11-19', '13:30')],
    [null, { kind: 'shift', amount: 90, unit: 'minute' }, at('2026-11-18', '12:50')],
    [null, { kind: 'shift', amount: 1, unit: 'day' }, at('2026-11-19', '23:59')],
    [passed, { kind: 'time', time: { hour: 5, minute: 0, exact: false } }, at('2026-11-18', '17:00')],
    [NOW, { kind: 'time', time: { hour: 9, minute: 0, exact: true } }, at('2026-11-18', '09:00')],
  ];
  const clock = clockAt(NOW, ZONE);
  for (const [before, change, after] of changes) expect(changedDue(before, change, clock)).toBe(after);
  expect([isWholeDay(at('2026-11-19', '23:59'), ZONE), isWholeDay(due, ZONE)]).toEqual([true, false]);
});
