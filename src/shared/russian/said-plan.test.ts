import { expect, it } from 'vitest';
import { saidPlan } from './said-plan.ts';
import { tokenize } from './text.ts';
import { clockAt } from './when-piece.ts';

const clock = clockAt(Date.parse('2026-11-23T09:00:00Z'), 'Europe/Moscow');

function heard(text: string) {
  const tokens = tokenize(text);
  const said = saidPlan(tokens, clock);
  if (!said) return null;
  const rest = tokens.filter((_, at) => at !== said.verb && (at < said.from || at >= said.to));
  return [said.when.day, said.doing, rest.map((token) => token.text).join(' ')];
}

it.each([
  ['купить краску, займусь в среду', '2026-11-25', true, 'купить краску'],
  ['позвонить маме сяду завтра', '2026-11-24', true, 'позвонить маме'],
  ['в среду возьмусь красить забор', '2026-11-25', true, 'красить забор'],
  ['отчёт сделаю в среду; поправка: сделаю в четверг', '2026-11-26', true, 'отчёт'],
  ['отчёт сяду в среду ой нет в пятницу', '2026-11-27', true, 'отчёт'],
  ['отчёт сяду в среду ой нет там педсовет в пятницу', '2026-11-27', true, 'отчёт'],
  ['отчёт сделаю в среду, а не в четверг', '2026-11-25', true, 'отчёт , а не в четверг'],
  [
    'сдать отчёт, сделаю в среду, не забудь торт в пятницу',
    '2026-11-25',
    true,
    'сдать отчёт , не забудь торт в пятницу',
  ],
  ['счета кинь в план на среду', '2026-11-25', false, 'счета кинь'],
  ['счета: перенеси план с пятницы на субботу', '2026-11-28', false, 'счета : перенеси'],
  ['спланируй счета на субботу', '2026-11-28', false, 'счета'],
  ['запланируц счета на субботу', '2026-11-28', false, 'счета'],
])('«%s» plans for %s (doing: %s), and «%s» is said beside that', (text, day, doing, rest) => {
  expect(heard(text)).toEqual([day, doing, rest]);
});

it.each([
  'составить план на завтра',
  'если сделаю завтра, отметь',
  'если завтра сделаю отчёт, напомни отправить',
  'завтра заниматься английским',
  'не сделаю завтра отчёт',
  'когда я сделаю завтра отчёт?',
  'сделаю завтра',
  'отчёт сделаю',
  'план недели на среду',
])('«%s» plans nothing', (text) => {
  expect(heard(text)).toBeNull();
});
