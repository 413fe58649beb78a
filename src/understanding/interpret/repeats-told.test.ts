import { expect, it } from 'vitest';
import { clockAt } from '#shared/russian/when-piece.ts';
import { nodeDictionary } from '../server/node-dictionary.ts';
import { repeatsSaid } from './repeats-said.ts';

const clock = clockAt(Date.parse('2026-11-18T08:20:00Z'), 'Europe/Moscow');
const heard = (text: string) => repeatsSaid(text, clock, nodeDictionary());

it.each([
  'сдать анализы в четверг, ой, по четвергам лаборатория закрыта, в пятницу',
  'забрать паспорт во вторник хотя по вторникам очередь в среду',
  'созвон с подрядчиком, он по средам в отъезде, поставь на четверг',
  'у них по пятницам планёрка, перенеси отчёт на понедельник',
])('what is told of a day is no repeat: «%s»', (text) => {
  expect(heard(text)).toBeNull();
});

it.each([
  'полить фикус по средам, он у окна',
  'йога по четвергам, начать со следующего четверга',
  'бассейн по понедельникам и средам до конца мая',
])('is asked for: «%s»', (text) => {
  expect(heard(text)?.repeats).toHaveLength(1);
});

it('«этот и все следующие» changes a series', () => {
  expect(heard('тренировку, эту и все следующие, ставь по вторникам')?.saysDay).toBe(true);
});
