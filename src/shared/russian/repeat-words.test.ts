import { expect, it } from 'vitest';
import { repeatWords } from './repeat-words.ts';

const said = (words: string) => words.replaceAll('\u00a0', ' ');

it.each([
  ['FREQ=DAILY', 'каждый день'],
  ['FREQ=DAILY;INTERVAL=2', 'через день'],
  ['FREQ=DAILY;INTERVAL=3', 'каждые 3 дня'],
  ['FREQ=DAILY;INTERVAL=21', 'каждый 21 день'],
  ['FREQ=DAILY;BYDAY=MO', 'по своему правилу'],
  ['FREQ=WEEKLY', 'каждую неделю'],
  ['FREQ=WEEKLY;INTERVAL=21', 'каждую 21 неделю'],
  ['FREQ=WEEKLY;BYDAY=MO', 'каждый понедельник'],
  ['FREQ=WEEKLY;BYDAY=WE', 'каждую среду'],
  ['FREQ=WEEKLY;BYDAY=SU', 'каждое воскресенье'],
  ['FREQ=WEEKLY;BYDAY=FR,MO,WE', 'по понедельникам, средам и пятницам'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', 'раз в 2 недели по вторникам'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'по будням'],
  ['FREQ=WEEKLY;BYDAY=SA,SU', 'по выходным'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU', 'каждый день'],
  ['FREQ=WEEKLY;BYDAY=MO,TU;BYSETPOS=1', 'по своему правилу'],
  ['FREQ=MONTHLY', 'каждый месяц'],
  ['FREQ=MONTHLY;INTERVAL=3', 'каждые 3 месяца'],
  ['FREQ=MONTHLY;BYMONTHDAY=5', 'каждый месяц 5-го числа'],
  ['FREQ=MONTHLY;BYMONTHDAY=5,20', 'каждый месяц 5-го и 20-го числа'],
  ['FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=28,29,30,31;BYSETPOS=-1', 'раз в 2 месяца 31-го числа'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', 'каждый месяц в последний день'],
  ['FREQ=MONTHLY;BYMONTHDAY=-2', 'по своему правилу'],
  ['FREQ=MONTHLY;BYMONTHDAY=1,2;BYSETPOS=1', 'по своему правилу'],
  ['FREQ=MONTHLY;BYDAY=2TH', 'каждый месяц во второй четверг'],
  ['FREQ=MONTHLY;BYDAY=-1FR', 'каждый месяц в последнюю пятницу'],
  ['FREQ=MONTHLY;BYDAY=SU;BYSETPOS=1', 'каждый месяц в первое воскресенье'],
  ['FREQ=MONTHLY;BYDAY=MO,TU', 'по своему правилу'],
  ['FREQ=MONTHLY;BYMONTH=2', 'по своему правилу'],
  ['FREQ=YEARLY', 'каждый год'],
  ['FREQ=YEARLY;INTERVAL=5', 'каждые 5 лет'],
  ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=8', 'каждый год 8 марта'],
  ['FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=31', 'каждый год 31 декабря'],
  ['FREQ=YEARLY;INTERVAL=2;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1', 'раз в 2 года 29 февраля'],
  ['FREQ=YEARLY;BYMONTH=11;BYDAY=2SU', 'каждый год во второе воскресенье ноября'],
  ['FREQ=YEARLY;BYMONTH=1,2;BYMONTHDAY=1', 'по своему правилу'],
  ['FREQ=DAILY;BYMONTH=2', 'по своему правилу'],
  ['FREQ=DAILY;BYMONTHDAY=1', 'по своему правилу'],
  ['FREQ=MONTHLY;BYDAY=SU;BYSETPOS=1,2', 'по своему правилу'],
  ['FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1', 'по своему правилу'],
  ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', 'по своему правилу'],
  ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;BYSETPOS=1', 'по своему правилу'],
  ['FREQ=MONTHLY;BYMONTHDAY=1,-1', 'по своему правилу'],
  ['FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1,2', 'по своему правилу'],
  ['FREQ=YEARLY;BYMONTH=1;BYDAY=MO;BYMONTHDAY=1', 'по своему правилу'],
  ['FREQ=MONTHLY;BYMONTHDAY=31', 'каждый месяц 31-го числа'],
  ['FREQ=MONTHLY;BYMONTHDAY=31;BYSETPOS=2', 'по своему правилу'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR,SA,SU', 'раз в 2 недели каждый день'],
  ['FREQ=MONTHLY;BYMONTHDAY=1,15', 'каждый месяц 1-го и 15-го числа'],
  ['FREQ=MONTHLY;BYDAY=5MO', 'каждый месяц в пятый понедельник'],
  ['FREQ=MONTHLY;BYDAY=5WE', 'каждый месяц в пятую среду'],
  ['FREQ=MONTHLY;BYDAY=5SU', 'каждый месяц в пятое воскресенье'],
  ['FREQ=DAILY;UNTIL=20261231', 'каждый день, до 31 декабря 2026 года'],
  ['FREQ=DAILY;COUNT=2', 'каждый день, 2 раза'],
])('«%s» is «%s»', (rule, words) => {
  expect(said(repeatWords({ rule, from: 'due', calendar: 'all' }))).toBe(words);
});

it.each([
  ['FREQ=DAILY', 'по рабочим дням'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=-1', 'каждый месяц в последний рабочий день'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=2', 'каждый месяц во второй рабочий день'],
  ['FREQ=DAILY;BYDAY=MO', 'по своему правилу, только рабочие дни'],
  ['FREQ=DAILY;BYMONTH=2', 'по своему правилу, только рабочие дни'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=1', 'по своему правилу, только рабочие дни'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=1,2', 'по своему правилу, только рабочие дни'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=10', 'по своему правилу, только рабочие дни'],
  ['FREQ=WEEKLY;BYDAY=MO', 'каждый понедельник, только рабочие дни'],
])('«%s» by working days is «%s»', (rule, words) => {
  expect(said(repeatWords({ rule, from: 'due', calendar: 'workdays' }))).toBe(words);
});

it('what counts from its completion says so', () => {
  expect(said(repeatWords({ rule: 'FREQ=DAILY;INTERVAL=3', from: 'completion', calendar: 'all' }))).toBe(
    'каждые 3 дня после выполнения',
  );
  expect(said(repeatWords({ rule: 'FREQ=DAILY;INTERVAL=2', from: 'completion', calendar: 'all' }))).toBe(
    'каждые 2 дня после выполнения',
  );
});
